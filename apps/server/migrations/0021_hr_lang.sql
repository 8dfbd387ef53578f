-- the language in which an HR account reads; null until somebody chose one
alter table hr_account add column lang text check (lang in ('en', 'nl', 'fr'));
