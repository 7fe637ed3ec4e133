-- What people of a team do with their own sign-in (password, second factor, sessions) is bound to themselves. The
-- account that they work in reads it beside its own trail, and no other account does.
create policy team_trail on audit_trail for select
  using (
    target_id in (
      select id from users where works_for = nullif(current_setting('app.tenant', true), '')::uuid
    )
  );
