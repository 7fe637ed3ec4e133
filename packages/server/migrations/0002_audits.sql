create table uploads (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  upload_name text not null,
  audit_type text not null check (audit_type in ('Medical', 'Pharmacy')),
  file_name text not null,
  file_bytes bigint not null,
  file_sha256 bytea not null,
  -- The key of this file alone, wrapped by the key that is kept outside the database.
  file_key bytea,
  is_sample boolean not null default false,
  status text not null check (status in ('processing', 'completed', 'error', 'failed')),
  attempt integer not null default 0,
  stage text not null default 'queued' check (stage in ('queued', 'reading', 'auditing', 'storing')),
  done integer not null default 0,
  total integer not null default 0,
  error_code text,
  error_message text,
  total_claims integer not null default 0,
  flagged_claims integer not null default 0,
  review_claims integer not null default 0,
  set_aside_rows integer not null default 0,
  savings_cents bigint not null default 0,
  engine_ms integer,
  -- The audit document without its claims: file facts, columns, set aside rows, coverage, summary.
  document jsonb,
  duplicate_of uuid,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (user_id, id)
);
create index uploads_newest on uploads (user_id, created_at desc);
create index uploads_same_file on uploads (user_id, file_sha256);

create table claims (
  user_id uuid not null,
  upload_id uuid not null,
  -- Position among the lines of the file, 0 first.
  line integer not null,
  row integer not null,
  claim_id text,
  error_flag text not null check (error_flag in ('Clean', 'Flagged', 'Needs Review', 'Pending')),
  audit_summary text not null,
  suggested_fix text not null,
  categories text[] not null default '{}',
  -- The numbers of the findings that stand at this line, the weightiest first.
  finding_numbers integer[] not null default '{}',
  savings_cents bigint not null default 0,
  patient_hash bytea,
  age_years integer,
  sex text,
  service_day integer,
  procedure_code text,
  ndc text,
  charge_cents bigint,
  -- The claim line as the engine saw it, without names and birth dates.
  facts jsonb not null,
  search text not null default '',
  primary key (user_id, upload_id, line),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);
create index claims_by_flag on claims (user_id, upload_id, error_flag, line);
create index claims_by_savings on claims (user_id, upload_id, savings_cents desc, line);
-- What cross-upload checks ask: the same person's other lines.
create index claims_of_patient on claims (user_id, patient_hash, service_day);

-- A finding that several lines share is kept once.
create table findings (
  user_id uuid not null,
  upload_id uuid not null,
  number integer not null,
  rule_id text not null,
  body jsonb not null,
  primary key (user_id, upload_id, number),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);
