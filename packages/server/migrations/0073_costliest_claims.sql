-- The costliest claims of each upload, in the order in which lists of groups show them: a claim of one upload alone is
-- found here without adding up all others. Columns, since row-level security keeps sums of columns out of an index.
alter table finding_claims
  add column counted_cents double precision not null
    generated always as (firm_cents + records_needed_cents) stored,
  add column all_cents double precision not null
    generated always as (firm_cents + records_needed_cents + in_doubt_cents) stored;
create index finding_claims_costliest on finding_claims
  (user_id, upload_id, counted_cents desc, all_cents desc, findings desc, claim_mark);
