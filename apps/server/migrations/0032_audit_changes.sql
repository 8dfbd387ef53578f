-- Old and new values of settings, and facts of an action such as the format of an export: [{ name, old, new }].
-- Null in entries of releases before this one.
alter table audit_line add column changes jsonb;

-- Finds the entries by or about a person, by a part of the address.
create index audit_line_person_idx on audit_line using gin (lower(who || ' ' || coalesce(whom, '')) gin_trgm_ops);

-- True once the audit log says that the login ended by itself.
alter table hr_token add column end_noted boolean not null default false;
