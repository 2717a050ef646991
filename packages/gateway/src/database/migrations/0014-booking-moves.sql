-- New dates of a booking: taken at once, or held beside the old ones until the difference in price is paid.

create table booking_move (
  id uuid primary key,
  purchase_id uuid not null references purchase (id),
  -- The request that made it, once.
  attempt uuid not null unique,
  state text not null check (state in ('held', 'done', 'released')),
  -- What the booking becomes; each column as in `purchase`.
  product jsonb not null,
  lines jsonb not null,
  night_amounts integer[] not null,
  product_amount integer not null check (product_amount >= 0),
  cancellable boolean not null,
  cancellation_deadline date,
  -- Cents that are paid for it.
  difference integer not null check (difference >= 0),
  -- Until when the new rooms are kept without a payment.
  held_until timestamptz not null,
  created_at timestamptz not null
);
-- A booking is on its way to one other date at most.
create unique index booking_move_single on booking_move (purchase_id) where state = 'held';
create index booking_move_open on booking_move (held_until) where state = 'held';

-- What is paid: the order itself, or new dates of it.
alter table payment add column move_id uuid references booking_move (id);

-- A booking may be moved again and again, and its buyer is written to each time.
alter table email drop constraint email_purchase_id_kind_key;
create unique index email_once on email (purchase_id, kind) where kind <> 'moved';

-- Cents of a refund that went back to gift cards; the rest is in `refund`.
alter table purchase add column refunded_to_cards integer not null default 0 check (refunded_to_cards >= 0);
