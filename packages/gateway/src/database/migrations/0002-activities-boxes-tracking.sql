-- What can be booked without a night. Each belongs to a hotel, where it takes place or begins.
create table activity (
  id integer primary key,
  hotel_id integer not null references hotel (id) on delete cascade,
  published boolean not null default true,
  labels jsonb not null,
  headwords jsonb not null,
  descriptions jsonb not null,
  theme_ids integer[] not null default '{}',
  tag_ids integer[] not null default '{}',
  -- Adults of the smallest group that it is sold to.
  min_adults smallint not null default 1,
  -- Cents for the whole group: element 1 for `min_adults`, each further one for one adult more.
  bar_prices integer[] not null,
  sell_prices integer[] not null,
  -- 0 to 1: value for money.
  quality real not null,
  scene text not null,
  picture_count smallint not null default 4,
  check (cardinality(bar_prices) > 0 and cardinality(bar_prices) = cardinality(sell_prices))
);
create index activity_hotel on activity (hotel_id);

-- Gifts of a fixed price, for which the beneficiary chooses a stay.
create table gift_box (
  code text primary key check (code ~ '^[A-Z0-9]*[A-DF-Z0-9]EBOX$'),
  position smallint not null,
  published boolean not null default true,
  titles jsonb not null,
  -- Lines per language.
  included jsonb not null,
  -- Cents.
  sell_price integer not null,
  ref_price integer,
  slug text not null,
  scene text not null,
  -- A stay of any of these themes, whose voucher costs no more than the box, is in it.
  theme_ids integer[] not null default '{}',
  offer_count integer not null default 0,
  picture_count smallint not null default 3
);

-- Events of visits that were consented to.
create table tracking_event (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  -- Which of the two calls brought it.
  source text not null check (source in ('analytics', 'statistics')),
  visitor_id text not null,
  locale text not null,
  name text not null,
  -- As sent: json, since jsonb refuses some of the characters that JSON can hold.
  params json not null
);
create index tracking_event_received on tracking_event (received_at);

-- Who takes part in which variation; of a visitor's several, the last one counts.
create table experiment_activation (
  visitor_id text not null,
  variation_group_id text not null,
  variation_id text not null,
  locale text not null,
  environment_id text not null,
  activated_at timestamptz not null default now(),
  primary key (visitor_id, variation_group_id)
);
create index experiment_activation_activated on experiment_activation (activated_at);

-- Nearby places that have hotels.
create index place_with_hotels on place (latitude, longitude) where hotel_count > 0;
