-- what was published, in its order; going back publishes an old revision under a new number
create table edition (
  version_slug text not null,
  number integer not null,
  revision_id integer not null references content_revision,
  at timestamptz not null default now(),
  -- the e-mail address of whoever published it; null for a release
  by text,
  note text not null default '',
  standard boolean not null,
  primary key (version_slug, number)
);

alter table published_version
  add column published_by text,
  add column note text not null default '',
  -- the number of the latest change of the draft
  add column draft_number integer not null default 0;

insert into edition (version_slug, number, revision_id, at, standard)
select version_slug, 1, revision_id, published_at, not by_people from published_version;

-- by a trigger, so that what a node of the release before publishes is an edition, too
create function add_edition() returns trigger language plpgsql as $$
begin
  insert into edition (version_slug, number, revision_id, at, by, note, standard)
  select new.version_slug, coalesce(max(number), 0) + 1, new.revision_id, new.published_at,
    case when new.by_people then new.published_by end, case when new.by_people then new.note else '' end, not new.by_people
  from edition where version_slug = new.version_slug;
  return null;
end $$;
create trigger add_edition after insert on published_version for each row execute function add_edition();
create trigger add_edition_again after update of revision_id on published_version
  for each row when (new.revision_id <> old.revision_id) execute function add_edition();

-- the draft, and what is known of places that were ever changed
create table studio_place (
  version_slug text not null,
  place text not null,
  lang text not null,
  -- of the latest change here, published or not; grows with every change of the version
  number integer not null,
  by text not null,
  at timestamptz not null default now(),
  -- of the latest change here by anybody else
  others_number integer not null default 0,
  -- the change that is published; 0 if the release brought it
  published_number integer not null default 0,
  -- the English that somebody called these words still right for
  right_number integer not null default 0,
  -- null if what is published stands; JSON's null takes words away
  draft jsonb,
  primary key (version_slug, place, lang)
);
create index studio_place_draft on studio_place (version_slug) where draft is not null;
create index studio_place_at on studio_place (at desc);

create index session_revision on session (revision_id, started_at);
