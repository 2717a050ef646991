-- The calendars a second time, by day: what a search by dates reads. Offers on sale stand in the order of their hotel,
-- position and id, 1,024 to a block; a block of a day holds, for n offers, n prices (int32), n counts of rooms (uint16)
-- and n minimum nights (uint8), little-endian, zero where the calendar does not reach.
-- Written anew with every change of the catalogue; `meta` under the key `search` names the version.
create table calendar_day (
  day date not null,
  block integer not null,
  stays bytea not null,
  primary key (day, block)
);
-- Kept inside the row, uncompressed: they are read whole, and prices do not compress.
alter table calendar_day alter column stays set storage external;
alter table calendar_day set (toast_tuple_target = 8160);

-- Searches look at hotels in memory; nothing reads these any more.
drop index hotel_city, hotel_department, hotel_region, hotel_country, hotel_position;
