-- What an activity without a night consists of: items of programmes, as in stays.
alter table activity
  add column item_ids integer[] not null default '{}',
  add column important_infos jsonb not null default '{}';
