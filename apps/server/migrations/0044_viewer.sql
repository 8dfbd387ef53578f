-- The role viewer, for totals only. A node of the release before cannot read a member with a role that it does not know,
-- so the checks are widened here by themselves, ahead of the first member who has it.
alter table hr_account
  drop constraint hr_account_role_check,
  add constraint hr_account_role_check check (role in ('owner', 'analyst', 'viewer', 'author'));
alter table invitation
  drop constraint invitation_role_check,
  add constraint invitation_role_check check (role in ('owner', 'analyst', 'viewer', 'author'));
alter table company_sign_in
  drop constraint company_sign_in_first_role_check,
  add constraint company_sign_in_first_role_check check (first_role in ('viewer', 'analyst', 'author'));
alter table company_sign_in_saved
  drop constraint company_sign_in_saved_first_role_check,
  add constraint company_sign_in_saved_first_role_check check (first_role in ('viewer', 'analyst', 'author'));
