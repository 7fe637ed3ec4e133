-- Terms of plans and contracts that an account wrote down. What each says stands in its versions.
create table plan_rules (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- Findings name the rule by it; never given twice.
  number integer not null,
  -- The version that holds.
  version integer not null,
  state text not null check (state in ('draft', 'approved', 'withdrawn')),
  -- The version that was tried on a past upload before it was approved.
  tried_version integer,
  approved_by uuid,
  approved_at timestamptz,
  primary key (user_id, id),
  unique (user_id, number),
  check ((state = 'draft') = (approved_at is null))
);

-- Written once and never changed: what a rule said when it judged can be read years later.
create table plan_rule_versions (
  user_id uuid not null references users (id) on delete cascade,
  rule_id uuid not null,
  version integer not null,
  state text not null,
  -- The clause with plan and document, by the account's key.
  sealed bytea not null,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  primary key (user_id, rule_id, version),
  foreign key (user_id, rule_id) references plan_rules (user_id, id) on delete cascade
);

select hold_to_account('plan_rules');
select hold_to_account('plan_rule_versions');
