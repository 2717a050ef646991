-- Who has an account: an address that opened a link which was sent to it.
create table account (
  id uuid primary key,
  -- In lower case.
  email text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  created_at timestamptz not null
);

-- Links that sign in, once; of addresses with and without an account alike.
create table sign_in_link (
  -- SHA-256 of the token, in hexadecimal.
  token_hash text primary key,
  -- In lower case.
  email text not null,
  locale text not null,
  -- Path that signing in leads back to.
  origin text,
  created_at timestamptz not null,
  valid_until timestamptz not null
);
create index sign_in_link_email on sign_in_link (email);

create table account_session (
  id uuid primary key,
  token_hash text not null unique,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null,
  valid_until timestamptz not null
);
create index account_session_account on account_session (account_id);

create table account_wishlist (
  account_id uuid not null references account (id) on delete cascade,
  kind text not null check (kind in ('STAY', 'ACTIVITY')),
  item_id integer not null,
  item jsonb not null,
  saved_at timestamptz not null,
  primary key (account_id, kind, item_id)
);

-- Orders stay when an account is deleted, and no later account of the same address shows them.
create table unlinked_purchase (purchase_id uuid primary key references purchase (id));

-- The orders of an address.
create index purchase_email on purchase (lower(buyer -> 'email' ->> 'email')) where number is not null;
