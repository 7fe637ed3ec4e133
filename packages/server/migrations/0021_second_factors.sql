-- What besides the password opens an account: a generator of codes, passkeys, recovery codes.
alter table users
  -- Sealed with a key that is kept outside the database; set once a code has proved it.
  add column totp_secret bytea,
  add column totp_confirmed_at timestamptz,
  -- The time step of the last code: no code is taken twice, nor one before it.
  add column totp_last_step bigint;

create table passkeys (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, id)
);
create unique index passkeys_credential on passkeys (credential_id);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- How far a session has come: signed in, or with a second factor still to show or to set up.
alter table sessions
  add column stage text not null default 'full' check (stage in ('full', 'second-factor', 'enroll')),
  -- What a passkey is asked to sign.
  add column challenge text;

do $$
declare
  protected text;
begin
  foreach protected in array array['passkeys', 'recovery_codes']
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
