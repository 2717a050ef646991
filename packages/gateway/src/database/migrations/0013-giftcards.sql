-- Gift cards and promotion codes, with which orders are paid. Both are named in capital letters.

create table giftcard (
  serial_number text primary key check (serial_number = upper(serial_number)),
  -- Cents that no order has reserved or taken.
  balance integer not null check (balance >= 0),
  valid_until date not null
);

create table promotion_code (
  code text primary key check (code = upper(code)),
  -- Of the product's price, or cents off it.
  percent smallint check (percent between 1 and 100),
  amount integer check (amount > 0),
  -- Cents that the product has to cost at least.
  minimum integer not null default 0,
  valid_until date not null,
  -- Orders that may still have it; null for any number.
  uses_left integer check (uses_left >= 0),
  check ((percent is null) <> (amount is null))
);

-- What an order has of them. It is taken off their balance with the order and put back when that ends unpaid: a balance has only
-- what is free, so that nothing is spent twice.
alter table purchase
  add column giftcards jsonb not null default '[]',
  add column promotion_code text,
  -- Cents; above 0 while the order holds the code.
  add column promotion_amount integer not null default 0 check (promotion_amount >= 0);
