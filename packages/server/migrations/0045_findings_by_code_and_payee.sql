-- Which findings name a code. Row-level security lets only conditions look into an index that can say
-- nothing of a row that they refuse: an overlap of arrays is none of those, equality of a mark is.
create table finding_codes (
  user_id uuid not null,
  upload_id uuid not null,
  mark bytea not null,
  number integer not null,
  primary key (user_id, upload_id, mark, number),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);
insert into finding_codes (user_id, upload_id, mark, number)
  select distinct user_id, upload_id, mark, number
  from findings, unnest(code_marks) as mark where class <> 'notice';
select hold_to_account('finding_codes');

create function keep_finding_codes() returns trigger
  language plpgsql
as $function$
begin
  insert into finding_codes (user_id, upload_id, mark, number)
    select distinct user_id, upload_id, mark, number
    from added, unnest(code_marks) as mark where class <> 'notice';
  return null;
end
$function$;
create trigger codes_added after insert on findings
  referencing new table as added for each statement execute function keep_finding_codes();
drop index findings_of_codes;

-- Payees and claims in order, with what groups of them add up. None of it changes with a decision.
drop index findings_of_payee;
create index findings_by_payee on findings (
  user_id, payee_mark, (firm_cents + records_needed_cents + in_doubt_cents) desc, upload_id, number
) include (lines, firm_cents, records_needed_cents, in_doubt_cents) where class <> 'notice';
drop index findings_of_claim;
create index findings_by_claim on findings (user_id, claim_mark, upload_id)
  include (lines, firm_cents, records_needed_cents, in_doubt_cents) where class <> 'notice';
