-- What a customer lets a language model be told; without a row, nothing.
create table model_switches (
  user_id uuid primary key references users (id) on delete cascade,
  words boolean not null,
  de_identified boolean not null,
  identified boolean not null,
  changed_at timestamptz not null default now()
);

select hold_to_account('model_switches');

-- Words that a model wrote around a pattern of findings and that passed every check. They hold nothing of
-- any customer, and so belong to none.
create table model_texts (
  -- Of use, version, model and pattern.
  key bytea primary key,
  use text not null,
  version integer not null,
  model text not null,
  body jsonb not null,
  accepted_at timestamptz not null default now(),
  -- No longer shown, by an administrator.
  withdrawn_at timestamptz
);

alter table model_texts enable row level security;
alter table model_texts force row level security;
create policy system on model_texts
  using (current_setting('app.scope', true) = 'system')
  with check (current_setting('app.scope', true) = 'system');
grant select, insert, update, delete on model_texts to plumbline_app;

-- Every question to a model, without what was asked or answered. A running one holds what it may cost.
create table model_calls (
  id bigint generated always as identity primary key,
  user_id uuid references users (id) on delete set null,
  use text not null,
  version integer not null,
  model text not null,
  started_at timestamptz not null default now(),
  ms integer,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  -- Millionths of a dollar: reserved while it runs, then spent.
  micro_usd bigint not null,
  outcome text not null
    check (outcome in ('running', 'accepted', 'no-shape', 'ungrounded', 'provider', 'deadline')),
  -- The kinds of faults that were found, with how many of each.
  faults jsonb not null default '{}'
);

create index model_calls_by_day on model_calls (started_at, user_id);

alter table model_calls enable row level security;
alter table model_calls force row level security;
create policy system on model_calls
  using (current_setting('app.scope', true) = 'system')
  with check (current_setting('app.scope', true) = 'system');
grant select, insert, update, delete on model_calls to plumbline_app;
