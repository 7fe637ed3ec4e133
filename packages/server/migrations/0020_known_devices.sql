-- Browsers in which the owner of an account has signed in: strangers' guesses do not lock them out.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- SHA-256 of the secret in the browser's cookie.
  token_hash bytea not null,
  name text not null,
  address text,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- When the owner said that it is theirs; the first device of an account needs no word.
  acknowledged_at timestamptz,
  primary key (user_id, id)
);
create unique index known_devices_token on known_devices (user_id, token_hash);
alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy tenant on known_devices
  using (
    user_id = nullif(current_setting('app.tenant', true), '')::uuid
    or current_setting('app.scope', true) = 'system'
  )
  with check (
    user_id = nullif(current_setting('app.tenant', true), '')::uuid
    or current_setting('app.scope', true) = 'system'
  );
grant select, insert, update, delete on known_devices to plumbline_app;

-- A session that its owner can name and end.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device text,
  add column address text;
