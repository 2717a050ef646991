-- Which view of its surroundings the pictures of a hotel show; those of one town are numbered through.
alter table hotel add column picture_view integer not null default 0;
