-- When the team last pressed Start below the notice, and the version of the texts about privacy at that moment.
-- Empty for sessions that began before this was recorded.
alter table session add column notice_at timestamptz, add column notice_version text;
