-- Refunds that the provider had accepted and that came back: they are not given again by themselves.
alter table refund add column failed_at timestamptz;
alter table refund add column failure_reason text;
alter table refund add check (failed_at is null or done_at is null);
