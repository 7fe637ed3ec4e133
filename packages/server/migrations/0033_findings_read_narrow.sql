-- What a finding says is read for the few of a page; what lists filter and add up, for all. Kept beside
-- the row, the sealed text is no part of what a list reads or a decision writes anew.
alter table findings alter column sealed set storage external;
alter table findings set (toast_tuple_target = 128);
-- Rows of before are written once in that shape.
update findings set lines = lines;

-- As wide as the rows themselves are now, and written anew with every decision.
drop index findings_worklist;
drop index findings_decided;
-- What reviews say of each rule, the newest decision on a finding first, without reading a row.
create index findings_reviewed on findings (user_id, fingerprint, occurrence, decided_at desc)
  include (rule_id, decision, firm_cents, records_needed_cents, in_doubt_cents)
  where decision in ('confirmed', 'dismissed');
create index findings_of_payer on findings (user_id, payer_mark) where class <> 'notice';
create index findings_of_case on findings (user_id, case_id) where case_id is not null;

-- Who asks is read once a statement instead of once a row.
alter policy tenant on findings
  using (
    user_id = (select nullif(current_setting('app.tenant', true), '')::uuid)
    or (select current_setting('app.scope', true)) = 'system'
  )
  with check (
    user_id = (select nullif(current_setting('app.tenant', true), '')::uuid)
    or (select current_setting('app.scope', true)) = 'system'
  );
