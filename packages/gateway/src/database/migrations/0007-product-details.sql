-- What product pages tell beside what cards show. Texts that many share are rows of their own: room features, items of
-- programmes, information on hotels.

-- What a room can have, listed under the group's name; the highlighted ones are named first.
create table room_feature (
  id integer primary key,
  position smallint not null,
  names jsonb not null,
  group_names jsonb not null,
  highlighted boolean not null default false
);

create table room (
  id uuid primary key,
  hotel_id integer not null references hotel (id) on delete cascade,
  position smallint not null,
  type text not null,
  labels jsonb not null,
  -- Square metres.
  size smallint,
  capacity smallint not null,
  -- With extra beds.
  max_capacity smallint not null,
  -- Its beds, in words; null when not known.
  bedding jsonb,
  feature_ids integer[] not null default '{}',
  important_infos jsonb not null default '{}',
  check (max_capacity >= capacity)
);
create index room_hotel on room (hotel_id, position);

-- What a line of a stay's programme consists of. A line of `offer.program` names its item; the same item is in many stays.
create table program_item (
  id integer primary key,
  details jsonb not null default '{}',
  must_know jsonb not null default '{}',
  -- Hours of the day, without the days of the week.
  hours jsonb,
  place jsonb,
  how jsonb,
  why jsonb not null default '{}',
  menu jsonb not null default '{}',
  important_infos jsonb not null default '{}',
  minutes smallint,
  icon text,
  display_pax boolean not null default false,
  -- Every night of the stay, not once.
  repeated boolean not null default false
);

-- Practical information that many hotels have in common. Under the code `important` it is what to know before arrival.
create table hotel_info (
  id integer primary key,
  code text not null,
  position smallint not null,
  titles jsonb not null,
  lines jsonb not null
);

alter table hotel
  -- Times of day, HH:MM.
  add column check_in_from text,
  add column check_in_until text,
  add column check_out_until text,
  -- Cents per pet and night.
  add column pets_price integer,
  -- Kilograms.
  add column pets_max_weight smallint,
  add column pets_max_number smallint not null default 1,
  -- Cents per adult and night, or percent of the price of the stay; both null where there is no tax.
  add column local_tax_amount integer,
  add column local_tax_percentage double precision,
  add column local_tax_at_hotel boolean not null default true,
  add column info_ids integer[] not null default '{}',
  -- Scores by subject, out of 10; null without reviews.
  add column review_details jsonb,
  add check (local_tax_amount is null or local_tax_percentage is null);

-- Where one sleeps.
alter table offer add column room_id uuid references room (id);

-- What guests wrote; `hotel.review_count` counts scores without words too.
create table review (
  id integer primary key,
  hotel_id integer not null references hotel (id) on delete cascade,
  language text not null,
  customer text not null,
  type text not null check (type in ('couple', 'family', 'friends', 'solo')),
  day date not null,
  average numeric(3, 1) not null,
  positive text,
  negative text,
  check (positive is not null or negative is not null)
);
create index review_hotel on review (hotel_id, day);
