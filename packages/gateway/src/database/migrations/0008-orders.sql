-- What was bought, and what was paid for it. Money is whole cents of euros. An order keeps what it was made of: the offer may
-- change or go, so nothing refers to the catalogue by a foreign key.

create sequence order_number minvalue 10000000 maxvalue 99999999;

create table purchase (
  id uuid primary key,
  -- Eight digits that a buyer can read to customer care; given when it is paid.
  number integer unique,
  -- The request that made it, once; the same attempt with another request is refused.
  attempt uuid not null unique,
  request_digest text not null,
  state text not null check (state in ('held', 'paying', 'paid', 'failed', 'expired', 'cancelled', 'refunded')),
  locale text not null,
  minisite_id integer,
  offer_id integer not null,
  checkin date not null,
  nights smallint not null check (nights > 0),
  adults smallint not null check (adults > 0),
  children smallint not null,
  babies smallint not null,
  -- Days of the activities, as "812_2026-12-12".
  activity_days text[] not null,
  rooms smallint not null check (rooms > 0),
  -- The stay as it is shown, in the order's language.
  stay jsonb not null,
  program jsonb not null,
  -- Of each night; their sum is `product_amount`.
  night_amounts integer[] not null,
  product_amount integer not null check (product_amount >= 0),
  -- The price of the stay that the buyer saw and accepted.
  accepted_amount integer not null,
  cancellable boolean not null,
  -- Last day of free changes and partial refund.
  cancellation_deadline date,
  insurance_amount integer,
  -- The choice of the buyer; null before it.
  cancellation_option text check (cancellation_option in ('flexible', 'nonCancellable', 'insurance')),
  buyer jsonb,
  special_request text not null default '',
  -- When the rooms were taken, and until when they are kept without a payment.
  held_since timestamptz not null,
  held_until timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz
);
-- What the sweeper looks for.
create index purchase_open on purchase (held_until) where state in ('held', 'paying', 'failed');

create table purchase_history (
  id bigint generated always as identity primary key,
  purchase_id uuid not null references purchase (id),
  at timestamptz not null,
  from_state text,
  to_state text not null,
  reason text not null
);
create index purchase_history_purchase on purchase_history (purchase_id);

-- An amount that a provider was to take. The row is there before the provider is asked, and its id is the provider's idempotency
-- key: whatever breaks in between, the same intent is found again.
create table payment (
  id uuid primary key,
  purchase_id uuid not null references purchase (id),
  -- The request that made it, once.
  attempt uuid not null unique,
  provider text not null,
  method text not null,
  intent_id text unique,
  amount integer not null check (amount > 0),
  state text not null check (state in ('creating', 'open', 'succeeded', 'failed')),
  decline_code text,
  created_at timestamptz not null,
  -- When the provider is asked again what became of it, while that is open.
  check_at timestamptz not null
);
create index payment_purchase on payment (purchase_id);
-- At most one payment of an order can take money at a time.
create unique index payment_single on payment (purchase_id) where state in ('creating', 'open');
create index payment_open on payment (check_at) where state in ('creating', 'open');

-- An amount to give back; its id is the provider's idempotency key.
create table refund (
  id uuid primary key,
  payment_id uuid not null references payment (id),
  amount integer not null check (amount > 0),
  reason text not null,
  created_at timestamptz not null,
  try_at timestamptz not null,
  done_at timestamptz
);
create index refund_open on refund (try_at) where done_at is null;

-- Events of a provider that were handled; each arrives once or more.
create table webhook_event (
  provider text not null,
  event_id text not null,
  type text not null,
  intent_id text,
  handled_at timestamptz not null,
  primary key (provider, event_id)
);

-- E-mails, written in the transaction that gives the reason for them.
create table email (
  id uuid primary key,
  purchase_id uuid not null references purchase (id),
  kind text not null,
  locale text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null,
  try_at timestamptz not null,
  tries smallint not null default 0,
  sent_at timestamptz,
  unique (purchase_id, kind)
);
create index email_open on email (try_at) where sent_at is null;

-- What the sandbox provider keeps on its side. Orders never read these tables.
create table sandbox_intent (
  id text primary key,
  idempotency_key text not null unique,
  client_secret text not null,
  order_id uuid not null,
  amount integer not null,
  status text not null,
  decline_code text,
  webhooks text not null default 'once',
  -- When a slow payment succeeds.
  settles_at timestamptz,
  refunded_amount integer not null default 0 check (refunded_amount <= amount)
);
create index sandbox_intent_slow on sandbox_intent (settles_at) where status = 'processing';

create table sandbox_refund (idempotency_key text primary key, intent_id text not null references sandbox_intent (id), amount integer not null);

create table sandbox_webhook (
  id bigint generated always as identity primary key,
  event_id text not null,
  body text not null,
  deliver_at timestamptz not null,
  tries smallint not null default 0
);
create index sandbox_webhook_due on sandbox_webhook (deliver_at);
