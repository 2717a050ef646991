-- Where a mail program ends the subscription that an e-mail is of, by one POST (RFC 8058); null for every other e-mail.
alter table email add column unsubscribe_url text;
