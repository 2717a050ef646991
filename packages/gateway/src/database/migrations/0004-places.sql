-- Holiday regions overlap: the Alsace Wine Route is in Alsace.
alter table hotel add column touristic_ids integer[] not null default '{}';
update hotel set touristic_ids = array[touristic_id] where touristic_id is not null;
alter table hotel drop column touristic_id;

-- Further post codes of a place, and patterns such as 59xxx for all that begin so.
alter table place add column other_postal_codes text[] not null default '{}';
-- The place to suggest in the stead of this one: a sea resort and the town of its name are one. Null for most.
alter table place add column same_as_id integer;

-- Post codes are found whole or from their beginning, but never by likeness.
alter table search_name add column is_postal_code boolean not null default false;
