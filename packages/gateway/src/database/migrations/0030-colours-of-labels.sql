-- A marketing label has a colour, and an icon or an emoji, beside its words.
update offer
set marketing_labels = (
  select jsonb_agg(
    jsonb_build_object('names', names, 'color', 'reinsurance', 'icon', null, 'emoji', null) order by position
  )
  from jsonb_array_elements(marketing_labels) with ordinality as label (names, position)
)
where marketing_labels <> '[]';
