-- How an account's reports look: a color and a logo.
create table account_branding (
  user_id uuid primary key references users (id) on delete cascade,
  -- Both, sealed with the account's key: a logo names a client's client.
  sealed bytea not null
);

alter table account_branding enable row level security;
alter table account_branding force row level security;
create policy tenant on account_branding
  using (
    user_id = nullif(current_setting('app.tenant', true), '')::uuid
    or current_setting('app.scope', true) = 'system'
  )
  with check (
    user_id = nullif(current_setting('app.tenant', true), '')::uuid
    or current_setting('app.scope', true) = 'system'
  );
grant select, insert, update, delete on account_branding to plumbline_app;
