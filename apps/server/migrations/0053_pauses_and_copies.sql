-- Who paused a mailing, and when.
alter table mailing
  add column paused_by text,
  add column paused_at timestamptz;

-- When the link was last copied; null if it was not since the address was corrected.
alter table invitee add column copied_at timestamptz;
