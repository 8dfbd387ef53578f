-- Besides single results: the photo, the answers page, and the list of teams.
alter table audit_line drop constraint audit_line_what_check;
alter table audit_line add constraint audit_line_what_check check (
  what in ('listed', 'viewed', 'saw_photo', 'opened_answers', 'exported', 'erased', 'expired')
);
