-- What editors own: an item for each file and market. Items of one kind and key take each other's place.
create table content_item (
  -- Path below the folder of content.
  file text not null,
  locale text not null,
  kind text not null,
  key text not null,
  -- Of two that could be shown, the larger one is.
  rank integer not null,
  -- Wall time in Paris; null does not restrict.
  shown_from timestamp,
  shown_until timestamp,
  flow text,
  pages text[],
  variation text,
  is_draft boolean not null default false,
  body jsonb not null,
  primary key (file, locale),
  check (shown_from < shown_until)
);
create index content_item_place on content_item (kind, locale, key);
