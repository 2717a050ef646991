-- Cases that also go to the system of customer care (CH-127, D-106).
alter table customer_case
  -- When it is sent there next; null for what is not to be.
  add column forward_at timestamptz,
  add column forward_tries integer not null default 0,
  add column forwarded_at timestamptz;
create index customer_case_to_forward on customer_case (forward_at) where forwarded_at is null;
