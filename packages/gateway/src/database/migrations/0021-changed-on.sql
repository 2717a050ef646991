-- The day on which a page last changed, for search engines: of what is sold and of what editors own. Prices and rooms change every
-- day and do not count.
alter table hotel add column changed_on date not null default current_date;
alter table offer add column changed_on date not null default current_date;
alter table activity add column changed_on date not null default current_date;
alter table gift_box add column changed_on date not null default current_date;
alter table content_item add column changed_on date not null default current_date;

create function note_day_of_change() returns trigger language plpgsql as $$
begin
  new.changed_on := current_date;
  return new;
end $$;
create trigger hotel_changed_on before update on hotel
  for each row when (old is distinct from new) execute function note_day_of_change();
create trigger offer_changed_on before update of hotel_id, published, labels, headwords, descriptions, program, picture_count on offer
  for each row when (old is distinct from new) execute function note_day_of_change();
create trigger activity_changed_on before update on activity
  for each row when (old is distinct from new) execute function note_day_of_change();
create trigger gift_box_changed_on before update on gift_box
  for each row when (old is distinct from new) execute function note_day_of_change();
