-- What was bought to be redeemed later. What it opens is the product of the order that issued it.
create table voucher (
  code text primary key,
  kind text not null check (kind in ('gift', 'activity', 'box')),
  purchase_id uuid not null references purchase (id),
  -- Cents that it was issued for, and what is left of them: less while an order with it is open, too.
  value integer not null check (value > 0),
  left_amount integer not null check (left_amount between 0 and value),
  -- Its last day.
  valid_until date not null,
  is_cancelled boolean not null default false,
  issued_at timestamptz not null,
  -- One order issues one voucher, however often its payment is heard of.
  unique (purchase_id)
);

alter table purchase
  -- The voucher that pays for a stay, and the cents that it pays.
  add column voucher_code text references voucher (code),
  add column voucher_amount integer not null default 0 check (voucher_amount >= 0);
create index purchase_voucher on purchase (voucher_code) where voucher_code is not null;
