-- Findings as people decide on them. What lists filter, sort and add up is readable; who is meant is a
-- keyed hash that differs by account; what a finding says stays sealed.
alter table findings
  add column category text,
  add column class text,
  -- Of its dollars the weightiest part: firm, records-needed, in-doubt, none.
  add column standing text,
  add column firm_cents bigint not null default 0,
  add column records_needed_cents bigint not null default 0,
  add column in_doubt_cents bigint not null default 0,
  -- What its lines were paid together; null where no payment is known.
  add column paid_cents bigint,
  add column service_day integer,
  -- The first of its lines, and how many there are.
  add column line integer,
  add column row integer,
  add column lines integer not null default 0,
  add column claim_mark bytea,
  add column patient_mark bytea,
  add column payee_mark bytea,
  add column payer_mark bytea,
  add column code_marks bytea[] not null default '{}',
  -- What makes it the same finding when its claims come again; those alike in one upload are counted.
  add column fingerprint bytea,
  add column occurrence integer not null default 0,
  add column decision text not null default 'open'
    check (decision in ('open', 'confirmed', 'dismissed', 'needs-information')),
  add column reason text,
  add column decided_at timestamptz,
  add column decided_by uuid,
  add column carried_over boolean not null default false,
  add column case_id uuid;

-- Every decision ever made, the newest of a finding counts. Kept by fingerprint: uploads come and go.
create table decisions (
  user_id uuid not null references users (id) on delete cascade,
  id bigint generated always as identity,
  fingerprint bytea not null,
  occurrence integer not null,
  -- The finding without the values that were read: by it an earlier decision is shown beside a finding
  -- whose values changed.
  kin bytea not null,
  upload_id uuid not null,
  decision text not null check (decision in ('open', 'confirmed', 'dismissed', 'needs-information')),
  reason text,
  -- Sealed with the account's key.
  note bytea,
  decided_by uuid not null,
  decided_at timestamptz not null default now(),
  -- Of a decision on many, what undoes it.
  undo_id uuid,
  undone boolean not null default false,
  primary key (user_id, id)
);
create index decisions_of_finding on decisions (user_id, fingerprint, occurrence, id desc);
create index decisions_of_kin on decisions (user_id, kin, id desc);
create index decisions_of_undo on decisions (user_id, undo_id) where undo_id is not null;

do $$
declare
  protected text;
begin
  foreach protected in array array['decisions']
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
