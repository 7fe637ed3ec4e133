-- Every table that holds a customer's data begins its key with user_id: the tenant.
-- Rows are seen only where app.tenant names their owner, or app.scope says 'system' (sign-in,
-- administration, the worker taking a job); see db/transactions.ts.

create table users (
  id uuid primary key,
  role text not null check (role in ('client', 'admin')),
  email text not null,
  password_hash text not null,
  first_name text,
  last_name text,
  company_name text,
  profile_image_url text,
  plan_id text check (plan_id in ('starter', 'professional', 'enterprise')),
  subscription_status text check (subscription_status in ('pending_payment', 'trialing', 'active', 'canceled')),
  requires_payment boolean not null default true,
  access_enabled boolean not null default false,
  bonus_credits integer not null default 0 check (bonus_credits >= 0),
  trial_ends_at timestamptz,
  payment_customer_id text,
  payment_subscription_id text,
  first_paid_at timestamptz,
  period_ends_at timestamptz,
  cancel_at_period_end boolean not null default false,
  archived_at timestamptz,
  archived_reason text,
  archived_first_name text,
  archived_last_name text,
  created_at timestamptz not null default now()
);
-- The same email may have one administrator and one customer.
create unique index users_email on users (role, lower(email));

create table sessions (
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null,
  acting_admin_id uuid references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);
create unique index sessions_token on sessions (token_hash);

create table usage_months (
  user_id uuid not null references users (id) on delete cascade,
  year integer not null,
  month integer not null check (month between 1 and 12),
  claims_used integer not null default 0 check (claims_used >= 0),
  -- Those of them that bonus credits paid for, not the plan's volume.
  credits_used integer not null default 0 check (credits_used between 0 and claims_used),
  primary key (user_id, year, month)
);

create table credit_entries (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  credits integer not null check (credits <> 0),
  reason text not null,
  actor_id uuid,
  upload_id uuid,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

create table checkouts (
  id uuid primary key,
  session_id text not null unique,
  user_id uuid references users (id) on delete cascade,
  email text not null,
  company_name text not null,
  plan_id text not null check (plan_id in ('starter', 'professional')),
  status text not null check (status in ('open', 'paid', 'canceled', 'expired')),
  payment_customer_id text,
  payment_subscription_id text,
  created_at timestamptz not null default now(),
  paid_at timestamptz
);
create index checkouts_email on checkouts (lower(email)) where user_id is null;

-- One row an event that the payment provider sent: an event that comes again does nothing.
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);

create table refund_requests (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  fee_cents integer not null,
  requested_at timestamptz not null default now(),
  primary key (user_id, id)
);
