-- Passkeys: keys of devices that sign in to an account.
create table passkey (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique,
  -- COSE key, in base64url.
  public_key text not null,
  -- Signatures that the authenticator has counted; 0 where it does not count.
  counter bigint not null,
  transports text[] not null,
  -- Host of the market that it belongs to.
  rp_id text not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- Challenges that wait for the answer of an authenticator, once.
create table passkey_challenge (
  challenge text primary key,
  -- Whose passkey is added; without an account somebody signs in.
  account_id uuid references account (id) on delete cascade,
  rp_id text not null,
  valid_until timestamptz not null
);
create index passkey_challenge_account on passkey_challenge (account_id);
create index passkey_challenge_valid_until on passkey_challenge (valid_until);
