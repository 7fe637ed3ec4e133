-- Whose an address is: what is bought or linked by address alone waits until its owner confirmed it.
alter table users
  add column email_confirmed_at timestamptz,
  -- The address that was asked for and is not confirmed yet.
  add column pending_email text;

-- When the owner of the address said that a guest's purchase is not theirs.
alter table checkouts add column declined_at timestamptz;

-- Links that were sent: each is used once, and only what is kept of its secret is here.
create table account_links (
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null,
  purpose text not null check (purpose in ('confirm-email', 'reset-password')),
  -- The address that it was sent to.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);
create unique index account_links_token on account_links (token_hash);

-- The customer's account that an administrator proved to be their own.
create table linked_accounts (
  user_id uuid primary key references users (id) on delete cascade,
  admin_id uuid not null unique references users (id) on delete cascade,
  linked_at timestamptz not null default now()
);

do $$
declare
  protected text;
begin
  foreach protected in array array['account_links', 'linked_accounts']
  loop
    execute format('alter table %I enable row level security', protected);
    execute format('alter table %I force row level security', protected);
    execute format(
      $policy$create policy tenant on %I
        using (
          user_id = nullif(current_setting('app.tenant', true), '')::uuid
          or current_setting('app.scope', true) = 'system'
        )
        with check (
          user_id = nullif(current_setting('app.tenant', true), '')::uuid
          or current_setting('app.scope', true) = 'system'
        )$policy$,
      protected
    );
    execute format('grant select, insert, update, delete on %I to plumbline_app', protected);
  end loop;
end
$$;
