-- how many places an edition changed; null for a release, and for what was published before this was counted
alter table edition add column changes integer;
