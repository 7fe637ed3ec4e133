-- What findings of each claim come to, so that their groups read a row a claim and not a row a finding.
-- Decisions change none of it, and cost nothing more. Whole numbers in double precision, which are exact up to
-- 2^53 and add up in less time. Rows of an upload go with it.
create table finding_claims (
  user_id uuid not null,
  -- Empty where findings name no claim.
  claim_mark bytea not null,
  upload_id uuid not null,
  findings double precision not null,
  lines double precision not null,
  firm_cents double precision not null,
  records_needed_cents double precision not null,
  in_doubt_cents double precision not null,
  -- In the order of claims, with what is added up: read from here alone.
  primary key (user_id, claim_mark, upload_id)
    include (findings, lines, firm_cents, records_needed_cents, in_doubt_cents),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);
select hold_to_account('finding_claims');

-- Who asks is read once a statement instead of once a row.
alter policy tenant on finding_claims
  using (
    user_id = (select nullif(current_setting('app.tenant', true), '')::uuid)
    or (select current_setting('app.scope', true)) = 'system'
  )
  with check (
    user_id = (select nullif(current_setting('app.tenant', true), '')::uuid)
    or (select current_setting('app.scope', true)) = 'system'
  );

-- Adds what a statement added to findings, in one order, as totals do.
create function keep_finding_claims() returns trigger
  language plpgsql
  set work_mem = '64MB'
as $function$
begin
  insert into finding_claims as kept
    select user_id, coalesce(claim_mark, ''), upload_id,
      count(*), sum(lines), sum(firm_cents), sum(records_needed_cents), sum(in_doubt_cents)
    from added where class <> 'notice'
    group by 1, 2, 3 order by 1, 2, 3
  on conflict (user_id, claim_mark, upload_id) do update set
    findings = kept.findings + excluded.findings, lines = kept.lines + excluded.lines,
    firm_cents = kept.firm_cents + excluded.firm_cents,
    records_needed_cents = kept.records_needed_cents + excluded.records_needed_cents,
    in_doubt_cents = kept.in_doubt_cents + excluded.in_doubt_cents;
  return null;
end
$function$;

-- A finding that is another one than before: taken off, and added again.
create function keep_changed_finding_claim() returns trigger
  language plpgsql
as $function$
begin
  if old.class <> 'notice' then
    update finding_claims set findings = findings - 1, lines = lines - old.lines,
      firm_cents = firm_cents - old.firm_cents,
      records_needed_cents = records_needed_cents - old.records_needed_cents,
      in_doubt_cents = in_doubt_cents - old.in_doubt_cents
    where user_id = old.user_id and claim_mark = coalesce(old.claim_mark, '')
      and upload_id = old.upload_id;
  end if;
  if new.class <> 'notice' then
    insert into finding_claims as kept
      values (new.user_id, coalesce(new.claim_mark, ''), new.upload_id, 1, new.lines,
        new.firm_cents, new.records_needed_cents, new.in_doubt_cents)
    on conflict (user_id, claim_mark, upload_id) do update set
      findings = kept.findings + excluded.findings, lines = kept.lines + excluded.lines,
      firm_cents = kept.firm_cents + excluded.firm_cents,
      records_needed_cents = kept.records_needed_cents + excluded.records_needed_cents,
      in_doubt_cents = kept.in_doubt_cents + excluded.in_doubt_cents;
  end if;
  return null;
end
$function$;

insert into finding_claims
  select user_id, coalesce(claim_mark, ''), upload_id,
    count(*), sum(lines), sum(firm_cents), sum(records_needed_cents), sum(in_doubt_cents)
  from findings where class <> 'notice'
  group by 1, 2, 3 order by 1, 2, 3;

create trigger claims_added after insert on findings
  referencing new table as added for each statement execute function keep_finding_claims();
create trigger claims_changed after update on findings for each row
  when (
    (old.class, old.upload_id, old.claim_mark, old.lines, old.firm_cents, old.records_needed_cents,
      old.in_doubt_cents)
    is distinct from
    (new.class, new.upload_id, new.claim_mark, new.lines, new.firm_cents, new.records_needed_cents,
      new.in_doubt_cents)
  )
  execute function keep_changed_finding_claim();
