-- the language of the screens of a session
alter table session add column lang text not null default 'en' check (lang in ('en', 'nl', 'fr'));
