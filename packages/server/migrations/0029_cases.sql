-- Cases: confirmed findings against one counterpart, what was asked, what came of it.
create table cases (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- Counts the cases of an account from 1: the reference that letters show.
  number integer not null,
  state text not null default 'draft' check (
    state in ('draft', 'sent', 'answered', 'agreed', 'disputed', 'recovered', 'closed')
  ),
  role text not null,
  situation text not null,
  payee_mark bytea,
  requested_cents bigint not null default 0,
  agreed_cents bigint not null default 0,
  recovered_cents bigint not null default 0,
  due_day integer,
  due_what text,
  -- Counterpart, facts, facts of claims and answers, sealed with the account's key.
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, number)
);
create index cases_newest on cases (user_id, number desc);
create index cases_due on cases (user_id, due_day) where due_day is not null;

-- The findings of a case as they were when it was started: an audit made again changes no letter.
create table case_findings (
  user_id uuid not null,
  case_id uuid not null,
  fingerprint bytea not null,
  occurrence integer not null,
  upload_id uuid not null,
  position integer not null,
  cents bigint not null default 0,
  sealed bytea not null,
  primary key (user_id, case_id, position),
  -- Dollars stand in one case at most.
  unique (user_id, fingerprint, occurrence),
  foreign key (user_id, case_id) references cases (user_id, id) on delete cascade
);

create table case_events (
  user_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('sent', 'agreed', 'partly-agreed', 'disputed', 'paid')),
  on_day integer not null,
  cents bigint,
  note bytea,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  primary key (user_id, case_id, id),
  foreign key (user_id, case_id) references cases (user_id, id) on delete cascade
);

create table letters (
  user_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  version integer not null,
  state text not null default 'draft' check (state in ('draft', 'final')),
  situation text not null,
  -- The final letter as it was composed, sealed; a draft is composed when it is asked for.
  sealed bytea,
  -- SHA-256 of the final text.
  hash bytea,
  created_at timestamptz not null default now(),
  final_at timestamptz,
  primary key (user_id, id),
  unique (user_id, case_id, version),
  foreign key (user_id, case_id) references cases (user_id, id) on delete cascade,
  check ((state = 'final') = (sealed is not null and hash is not null))
);

do $$
declare
  protected text;
begin
  foreach protected in array array['cases', 'case_findings', 'case_events', 'letters']
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
