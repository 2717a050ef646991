-- Who wants the newsletter. One that has ended is deleted.
create table newsletter_subscription (
  -- In lower case.
  email text primary key,
  locale text not null,
  source text not null,
  -- SHA-256 of the token that confirms it, in hexadecimal; null once it is confirmed.
  confirm_hash text unique,
  confirm_until timestamptz,
  -- Ends it: in every e-mail.
  end_token text not null unique,
  mailed_at timestamptz not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  check ((confirm_hash is null) = (confirmed_at is not null)),
  check ((confirm_hash is null) = (confirm_until is null))
);
