-- Who audits a customer's files of a type at the moment: one at a time, so that each sees the lines
-- of those before it. A turn that is not kept up ends by itself.
create table audit_turns (
  user_id uuid not null references users (id) on delete cascade,
  audit_type text not null check (audit_type in ('Medical', 'Pharmacy')),
  upload_id uuid not null,
  -- Of one attempt: a later attempt at the same upload holds another.
  holder uuid not null,
  -- -infinity: it was ended; in the past: whoever had it died.
  ends_at timestamptz not null,
  primary key (user_id, audit_type)
);
alter table audit_turns enable row level security;
alter table audit_turns force row level security;
create policy tenant on audit_turns
  using (
    user_id = nullif(current_setting('app.tenant', true), '')::uuid
    or current_setting('app.scope', true) = 'system'
  )
  with check (
    user_id = nullif(current_setting('app.tenant', true), '')::uuid
    or current_setting('app.scope', true) = 'system'
  );
grant select, insert, update, delete on audit_turns to plumbline_app;

-- Which uploads of an account are not yet audited, in their order.
create index uploads_waiting on uploads (user_id, audit_type, created_at, id) where status = 'processing';
