-- What of the search index has changed since `calendar_day` was written: the offers whose prices, rooms or minimum
-- stays have changed, with the transaction that changed them last. A gateway applies to its index what is not older than the
-- oldest transaction that ran when it last looked, so that it misses none that commits late. One row an offer at
-- most; all go when `calendar_day` is written anew.
create table offer_change (
  offer_id integer primary key,
  transaction_id xid8 not null
);
create index offer_change_transaction on offer_change (transaction_id);

-- Whoever writes the whole catalogue anew says so with `set local sabadora.new_catalogue = 'on'`: nothing is noted then.
create function note_offer_change(changed_offer integer) returns void language sql as $$
  insert into offer_change (offer_id, transaction_id)
  select changed_offer, pg_current_xact_id()
  where coalesce(current_setting('sabadora.new_catalogue', true), '') <> 'on'
  on conflict (offer_id) do update set transaction_id = excluded.transaction_id
$$;

create function note_calendar_change() returns trigger language plpgsql as $$
begin
  perform note_offer_change(new.offer_id);
  return null;
end $$;
create trigger calendar_changed after update on offer_calendar
  for each row execute function note_calendar_change();

create function note_price_change() returns trigger language plpgsql as $$
begin
  perform note_offer_change(new.id);
  return null;
end $$;
create trigger prices_changed after update of giftable, voucher_prices, promo, expires_on on offer
  for each row execute function note_price_change();
