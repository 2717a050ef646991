-- The minisite that events and variations are of, and who sent its visitor; null on the storefront.
alter table tracking_event add column minisite_id integer, add column affiliate text;
alter table experiment_activation add column minisite_id integer, add column affiliate text;
