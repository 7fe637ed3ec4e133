-- What the provider said last of a checkout's subscription; an account's standing follows from it.
alter table checkouts
  add column by_guest boolean not null default false,
  add column subscription_status text
    check (subscription_status in ('pending_payment', 'trialing', 'active', 'canceled')),
  add column subscribed_plan_id text check (subscribed_plan_id in ('starter', 'professional')),
  add column trial_ends_at timestamptz,
  add column period_ends_at timestamptz,
  add column cancel_at_period_end boolean not null default false;
create index checkouts_user on checkouts (user_id) where user_id is not null;
create index checkouts_subscription on checkouts (payment_subscription_id)
  where payment_subscription_id is not null;

-- When an administrator chose the plan: subscriptions paid before then do not change it.
alter table users add column plan_granted_at timestamptz;

-- The evaluation sandbox's own books: it stands in for a payment provider and charges nothing.
create table sandbox_purchases (
  session_id text primary key references checkouts (session_id) on delete cascade,
  paid_at timestamptz not null,
  ends_at timestamptz
);
alter table sandbox_purchases enable row level security;
alter table sandbox_purchases force row level security;
create policy system_only on sandbox_purchases
  using (current_setting('app.scope', true) = 'system')
  with check (current_setting('app.scope', true) = 'system');
grant select, insert, update, delete on sandbox_purchases to plumbline_app;
