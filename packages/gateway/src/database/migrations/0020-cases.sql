-- What visitors write to customer care.
create table customer_case (
  id uuid primary key,
  -- Signature of the solved challenge, which counts once; null for what came without a proof of work.
  proof text unique,
  locale text not null,
  reason text not null,
  type text not null,
  subtype text not null,
  -- Null for a question before a booking.
  booking_number text,
  name text not null,
  email text not null,
  phone text not null,
  description text not null,
  status text not null default 'New',
  received_at timestamptz not null
);
create index customer_case_received on customer_case (received_at);

-- Some e-mails are about no order.
alter table email alter column purchase_id drop not null;
