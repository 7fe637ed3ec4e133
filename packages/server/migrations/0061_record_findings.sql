-- What a person found in a medical record and signed: its answers with the lines that they rest on. It stands beside
-- a finding of the audit and counts in none of its figures, and goes with its upload.
create table record_findings (
  user_id uuid not null references users (id) on delete cascade,
  -- Of the reading that was signed: nobody signs one twice.
  id uuid not null,
  upload_id uuid not null,
  -- The finding by its values, as decisions know it: an audit made again may number it otherwise.
  fingerprint bytea not null,
  occurrence integer not null,
  -- Answers, quotes and what the person concludes, by the account's key.
  sealed bytea not null,
  signed_by uuid not null,
  signed_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);
create index record_findings_of_finding on record_findings (user_id, upload_id, fingerprint, occurrence);

select hold_to_account('record_findings');
