-- The language in which an HR account reads; null until somebody chose one.
alter table hr_account add column lang text;
-- Which languages there are is said once, in the domain: a new one needs no migration.
alter table session drop constraint session_lang_check;
