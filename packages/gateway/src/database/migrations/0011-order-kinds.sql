-- An order is of a stay, a gift, an activity or a box: what it is made of stands in `product`, by its kind.
alter table purchase
  add column kind text not null default 'stay' check (kind in ('stay', 'gift', 'activity', 'box')),
  add column product jsonb,
  -- What it costs, line by line, before what the buyer adds or takes off at the checkout.
  add column lines jsonb;
alter table purchase alter column kind drop default;

update purchase set product = jsonb_set(stay, '{kind}', '"stay"');

with line as (
  select id, item, at, row_number() over (partition by id order by item ->> 'type' = 'ROOM' desc, at) as rank
  from purchase, jsonb_array_elements(program) with ordinality as program (item, at)
)
update purchase set lines = coalesce(
  (
    select jsonb_agg(
      jsonb_build_object(
        'kind', lower(item ->> 'type'),
        'label', item ->> 'title',
        'amount', case when rank = 1 then product_amount else 0 end
      ) order by at
    )
    from line
    where line.id = purchase.id
  ),
  jsonb_build_array(jsonb_build_object('kind', 'room', 'label', stay ->> 'label', 'amount', product_amount))
);

alter table purchase
  alter column product set not null,
  alter column lines set not null,
  add check (product ->> 'kind' = kind),
  -- These are in `product`.
  drop column offer_id,
  drop column checkin,
  drop column nights,
  drop column adults,
  drop column children,
  drop column babies,
  drop column activity_days,
  drop column rooms,
  drop column stay,
  drop column program;
