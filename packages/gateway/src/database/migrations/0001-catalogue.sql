create extension if not exists pg_trgm;

-- Names are objects of language → text: {"fr": …, "es": …, "it": …, "nl": …, "en": …}.

create table place (
  id integer primary key,
  kind text not null check (kind in ('country', 'region', 'department', 'city', 'poi', 'touristicregion', 'skiresort', 'searesort')),
  country_code text not null,
  names jsonb not null,
  -- Searched, never shown.
  other_names text[] not null default '{}',
  slug text not null,
  latitude double precision not null,
  longitude double precision not null,
  population integer not null default 0,
  postal_code text,
  country_id integer,
  region_id integer,
  department_id integer,
  -- Hotels in or near it; what makes a suggestion likely.
  hotel_count integer not null default 0
);
create index place_kind on place (kind);

create table theme (id integer primary key, position smallint not null, names jsonb not null);
create table facility (id integer primary key, code text not null unique, position smallint not null, names jsonb not null);
create table activity_tag (
  id integer primary key,
  position smallint not null,
  names jsonb not null,
  group_names jsonb not null,
  highlighted boolean not null default false
);

create table hotel (
  id integer primary key,
  label text not null,
  slug text not null,
  active boolean not null default true,
  stars smallint not null,
  type text not null,
  environments text[] not null default '{}',
  styles text[] not null default '{}',
  facility_ids integer[] not null default '{}',
  pets_allowed boolean not null default false,
  latitude double precision not null,
  longitude double precision not null,
  address text not null,
  zip_code text not null,
  city_id integer not null references place (id),
  department_id integer,
  region_id integer,
  country_id integer not null,
  touristic_id integer,
  sea_resort_id integer,
  ski_resort_id integer,
  poi_ids integer[] not null default '{}',
  review_count integer not null default 0,
  review_average numeric(3, 1),
  -- 0 to 1: how often it is chosen.
  popularity real not null,
  descriptions jsonb not null,
  -- Scene of its pictures: sea, mountain, countryside, city, vineyard, lake or forest.
  scene text not null
);
create index hotel_city on hotel (city_id);
create index hotel_department on hotel (department_id);
create index hotel_region on hotel (region_id);
create index hotel_country on hotel (country_id);
create index hotel_position on hotel (latitude, longitude);

create table offer (
  id integer primary key,
  hotel_id integer not null references hotel (id) on delete cascade,
  -- 0 is the hotel's main offer.
  position smallint not null,
  published boolean not null default true,
  giftable boolean not null default false,
  labels jsonb not null,
  headwords jsonb not null,
  descriptions jsonb not null,
  program jsonb not null,
  theme_ids integer[] not null default '{}',
  tag_ids integer[] not null default '{}',
  max_adults smallint not null,
  max_children smallint not null,
  max_babies smallint not null,
  -- Percent off the reference price, 0 when none.
  promo smallint not null default 0,
  -- Cents for two adults, for 1, 2 and 3 nights; null when not giftable.
  voucher_prices integer[],
  -- 0 to 1: value for money; what quality/price sorts by together with the price.
  quality real not null,
  -- Days before check-in until which changes are free; null when not cancellable.
  free_cancellation_days smallint,
  last_minute boolean not null default false,
  expires_on date,
  marketing_labels jsonb not null default '[]',
  channel_manager_id text,
  connectivity text,
  auto_discount jsonb,
  picture_count smallint not null default 5
);
create index offer_hotel on offer (hotel_id, position);

-- One row an offer: element 1 is `first_day`, element n is `first_day + n - 1`.
create table offer_calendar (
  offer_id integer primary key references offer (id) on delete cascade,
  first_day date not null,
  -- Cents for one night and two adults.
  prices integer[] not null,
  min_nights smallint[] not null,
  -- Rooms left; 0 is sold out or closed.
  rooms smallint[] not null,
  -- Lowest total of a minimum stay on any open day from `first_day`, with its nights: the "from" price.
  from_price integer not null,
  from_nights smallint not null
);
-- Keeps a row's arrays inside the row, uncompressed: searches by date read them for every candidate.
alter table offer_calendar set (toast_tuple_target = 8160);

-- Names to search destinations by: lower case, no accents, one row per place or hotel and distinct name.
create table search_name (
  place_id integer references place (id) on delete cascade,
  hotel_id integer references hotel (id) on delete cascade,
  -- Null when the name is the same in all languages.
  language text,
  folded text not null,
  -- Greater is likelier.
  weight real not null,
  check ((place_id is null) <> (hotel_id is null))
);
create index search_name_prefix on search_name (folded text_pattern_ops);
create index search_name_trigram on search_name using gin (folded gin_trgm_ops);
create index search_name_place on search_name (place_id);
create index search_name_hotel on search_name (hotel_id);

create table meta (key text primary key, value jsonb not null);
