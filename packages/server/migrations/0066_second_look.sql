-- Whether a language model may be told codes of services and diagnoses that no table decides on: since when, so that
-- what people made of its suggestions is counted from there. Null: off.
alter table model_switches
  add column second_look_since timestamptz,
  -- Switched off by itself, because people took too few of its suggestions.
  add column second_look_rested boolean not null default false;

-- Pairs that were looked at, so that none is asked about twice; under a mark that the account's key makes.
create table looked_pairs (
  user_id uuid not null references users (id) on delete cascade,
  mark bytea not null,
  -- Why three looks found it implausible; null where they did not.
  reason text,
  looked_at timestamptz not null default now(),
  primary key (user_id, mark)
);

-- How the look at an upload ended.
create table second_looks (
  user_id uuid not null references users (id) on delete cascade,
  upload_id uuid not null,
  -- Pairs that no table decides on, as far as they are asked about, and those of them with an answer.
  pairs integer not null,
  answered integer not null,
  ended_at timestamptz not null default now(),
  primary key (user_id, upload_id),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);

-- What may be worth a look. No figure, report, letter or list of findings reads this table; a person takes a suggestion or
-- leaves it.
create table suggestions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  upload_id uuid not null,
  mark bytea not null,
  reason text not null,
  -- Lines of the upload that bill the pair, the one with most dollars first.
  lines integer[] not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  decided_by uuid,
  decided_at timestamptz,
  primary key (user_id, id),
  unique (user_id, upload_id, mark),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade,
  check ((state = 'open') = (decided_at is null))
);

select hold_to_account('looked_pairs');
select hold_to_account('second_looks');
select hold_to_account('suggestions');
