-- Paying later and in parts.

-- How an order is paid: the buyer's choice before, what was done after.
alter table purchase add column payment_method text not null default 'card';
-- Cents that paying in parts cost; computed until the order is paid, fixed then.
alter table purchase add column payment_fee integer not null default 0;

-- A payment that is made later takes nothing at first: the provider only keeps the means.
alter table payment drop constraint payment_amount_check;
alter table payment add constraint payment_amount_check check (amount >= 0);
-- Whether the provider keeps the means for later payments.
alter table payment add column keeps_means boolean not null default false;
-- The instalment that it takes without the buyer; null for a payment that the buyer confirms.
alter table payment add column instalment smallint;

-- What is taken later of an order, without the buyer. Of an order that is not paid they are a plan.
create table instalment (
  purchase_id uuid not null references purchase (id),
  number smallint not null check (number > 0),
  due_on date not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('due', 'charging', 'paid', 'failed')),
  tries smallint not null default 0,
  -- The day on which it is taken, or tried again.
  try_on date not null,
  primary key (purchase_id, number)
);
create index instalment_due on instalment (try_on) where state = 'due';

-- The test card that an intent was confirmed with, and whether it may be charged later.
alter table sandbox_intent add column card text;
alter table sandbox_intent add column keeps_means boolean not null default false;
