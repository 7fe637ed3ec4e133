-- Append-only: the app's role may insert and read, never change or remove.
create table audit_trail (
  sequence bigint primary key,
  at timestamptz not null,
  actor_id uuid,
  -- While an administrator acts as a customer, the customer.
  target_id uuid,
  action text not null,
  subject_id text,
  detail jsonb not null,
  address text,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_trail_by_target on audit_trail (target_id, sequence);

-- The last link, held apart from the links: cutting the tail shows.
create table audit_trail_head (
  only_row boolean primary key default true check (only_row),
  sequence bigint not null,
  hash bytea not null,
  seal bytea not null
);

-- What was deleted for good, so that a restored backup can be cleaned again.
create table deletions (
  user_id uuid primary key,
  deleted_at timestamptz not null default now()
);

create table sign_in_attempts (
  bucket text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);
