-- People who work in an account for its owner: each signs in as themselves. Their own row holds their
-- password, devices and second factor; what they do is done in the owner's account.
alter table users
  add column works_for uuid references users (id) on delete cascade,
  -- What the owner lets them do: decide and write, or read.
  add column team_role text check (team_role in ('auditor', 'reader')),
  -- When they left: their name stays with what they did, and nothing else of them.
  add column left_at timestamptz,
  add constraint team_of_customers check (
    (works_for is null and team_role is null and left_at is null)
    or (works_for is not null and team_role is not null and works_for <> id and role = 'client')
  );
create index users_works_for on users (works_for) where works_for is not null;

-- The account sees who works in it; only the system writes their rows.
create policy team on users for select
  using (works_for = nullif(current_setting('app.tenant', true), '')::uuid);

-- An invitation is a link of the account, to an address that is nobody's yet.
alter table account_links drop constraint account_links_purpose_check;
alter table account_links
  add constraint account_links_purpose_check
    check (purpose in ('confirm-email', 'reset-password', 'join-team')),
  add column team_role text check (team_role in ('auditor', 'reader')),
  add constraint invitation_has_role check ((purpose = 'join-team') = (team_role is not null));
