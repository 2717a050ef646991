-- What a gift box is, on its own page: paragraphs per language.
alter table gift_box add column descriptions jsonb not null default '{}';
