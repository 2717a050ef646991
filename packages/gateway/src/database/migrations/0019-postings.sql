-- Gifts that are posted: those who print and post them are written to once for each.
create table posting (
  purchase_id uuid primary key references purchase (id),
  -- What is printed.
  voucher_code text not null unique references voucher (code),
  -- Paid, and nobody knows of it yet; or those who post it are written to.
  state text not null check (state in ('open', 'ordered')),
  created_at timestamptz not null,
  ordered_at timestamptz,
  check ((state = 'ordered') = (ordered_at is not null))
);
create index posting_open on posting (created_at) where state = 'open';

-- Of those bought before nobody was told.
insert into posting (purchase_id, voucher_code, state, created_at)
select purchase.id, voucher.code, 'open', voucher.issued_at
from voucher
join purchase on purchase.id = voucher.purchase_id
where purchase.product ->> 'giftFormat' = 'physical';
