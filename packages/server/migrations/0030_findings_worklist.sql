-- What a finding is without the values that were read, as decisions keep it too.
alter table findings add column kin bytea;

-- Findings of before there were decisions, until they are filled in.
create index findings_to_fill on findings (user_id, upload_id) where class is null;
-- All that lists count and add up, so that a sum reads the index alone.
create index findings_worklist on findings (
  user_id, upload_id, rule_id, decision, class, category, standing
) include (
  firm_cents, records_needed_cents, in_doubt_cents, lines, service_day, payee_mark, number
) where class <> 'notice';
create index findings_of_fingerprint on findings (user_id, fingerprint, occurrence)
  where class <> 'notice';
create index findings_of_claim on findings (user_id, claim_mark) where class <> 'notice';
create index findings_of_payee on findings (user_id, payee_mark) where class <> 'notice';
create index findings_of_patient on findings (user_id, patient_mark) where class <> 'notice';
create index findings_of_codes on findings using gin (code_marks) where class <> 'notice';
create index findings_decided on findings (user_id, rule_id, decision) where decision <> 'open';
