-- What it costs to post a gift, by the country that it goes to; a country without a row gets digital gifts alone.
create table gift_shipping (
  country_code text primary key check (country_code = lower(country_code)),
  -- Cents.
  amount integer not null check (amount >= 0),
  -- Cents, for a gift that crosses a border.
  international_fee integer not null default 0 check (international_fee >= 0)
);
insert into gift_shipping (country_code, amount, international_fee) values
  ('fr', 490, 0), ('be', 590, 0), ('nl', 590, 100), ('es', 590, 200), ('it', 590, 200);

-- Sleeves, of which a gift that is posted has one, and extras, of which it can have any.
create table gift_extra (
  id text primary key,
  kind text not null check (kind in ('sleeve', 'extra')),
  position smallint not null,
  names jsonb not null,
  -- Cents.
  price integer not null check (price >= 0),
  -- A picture of a page, as {scene}/{name}; null when there is none.
  picture text,
  recommended boolean not null default false,
  is_default boolean not null default false,
  on_sale boolean not null default true
);
create unique index gift_extra_default_sleeve on gift_extra (kind) where kind = 'sleeve' and is_default;
insert into gift_extra (id, kind, position, names, price, picture, recommended, is_default) values
  ('lake', 'sleeve', 0, '{"en": "By the lake", "fr": "Au bord du lac", "es": "Junto al lago", "it": "In riva al lago", "nl": "Aan het meer"}', 0, 'lake/sleeve-lake', false, true),
  ('vineyard', 'sleeve', 1, '{"en": "Among the vines", "fr": "Dans les vignes", "es": "Entre viñedos", "it": "Tra le vigne", "nl": "Tussen de wijngaarden"}', 0, 'vineyard/sleeve-vineyard', true, false),
  ('sea', 'sleeve', 2, '{"en": "Sea breeze", "fr": "Air marin", "es": "Brisa del mar", "it": "Brezza marina", "nl": "Zeebries"}', 0, 'sea/sleeve-sea', false, false),
  ('mountain', 'sleeve', 3, '{"en": "Mountain air, in linen", "fr": "Air des cimes, en lin", "es": "Aire de montaña, en lino", "it": "Aria di montagna, in lino", "nl": "Berglucht, in linnen"}', 390, 'mountain/sleeve-mountain', false, false),
  ('ribbon', 'extra', 0, '{"en": "Silk ribbon, tied by hand", "fr": "Ruban de soie noué à la main", "es": "Lazo de seda atado a mano", "it": "Nastro di seta annodato a mano", "nl": "Zijden lint, met de hand gestrikt"}', 250, null, true, false),
  ('map', 'extra', 1, '{"en": "Map of the region to scratch", "fr": "Carte à gratter de la région", "es": "Mapa para rascar de la región", "it": "Mappa da grattare della regione", "nl": "Kraskaart van de streek"}', 690, null, false, false),
  ('labels', 'extra', 2, '{"en": "Two luggage labels", "fr": "Deux étiquettes de bagage", "es": "Dos etiquetas de equipaje", "it": "Due etichette per valigia", "nl": "Twee bagagelabels"}', 890, null, false, false);
