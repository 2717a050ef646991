-- How a refund was split, as its buyer sees it: [{"to": "card" | "giftcard" | "voucher", "ending", "amount"}]. What goes to a card
-- is also in `refund`, payment by payment, and may be on its way; the rest was given back at once.
alter table purchase add column refund_parts jsonb not null default '[]';

update purchase set refund_parts = parts
from (
  select id, jsonb_agg(part order by part ->> 'to') as parts
  from (
    select p.id, jsonb_build_object('to', 'card', 'ending', null, 'amount', sum(refund.amount)) as part
    from purchase p
    join payment on payment.purchase_id = p.id
    join refund on refund.payment_id = payment.id
    where p.state in ('cancelled', 'refunded')
    group by p.id
    union all
    select
      id,
      jsonb_build_object(
        'to', case when voucher_code is null then 'giftcard' else 'voucher' end,
        'ending', right(coalesce(voucher_code, giftcards -> 0 ->> 'serialNumber'), 4),
        'amount', refunded_to_cards
      )
    from purchase
    where refunded_to_cards > 0
  ) given
  group by id
) given
where given.id = purchase.id;

alter table purchase drop column refunded_to_cards;
