-- What findings come to, kept with every change, so that lists need not read a million rows to say it.
-- Rows of an upload go with it.
create table finding_totals (
  user_id uuid not null,
  upload_id uuid not null,
  rule_id text not null,
  category text not null,
  class text not null,
  standing text not null,
  decision text not null,
  carried_over boolean not null,
  findings bigint not null,
  lines bigint not null,
  firm_cents bigint not null,
  records_needed_cents bigint not null,
  in_doubt_cents bigint not null,
  primary key (user_id, upload_id, rule_id, category, class, standing, decision, carried_over),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);
select hold_to_account('finding_totals');

-- Adds up what a statement added to findings and takes off what it took from them. Rows are taken in one
-- order, so that two at once wait for each other and never for ever.
create function keep_finding_totals() returns trigger
  language plpgsql
as $function$
begin
  if tg_op = 'INSERT' then
    insert into finding_totals as kept
      select user_id, upload_id, rule_id, category, class, standing, decision, carried_over,
        count(*), sum(lines), sum(firm_cents), sum(records_needed_cents), sum(in_doubt_cents)
      from added where class <> 'notice'
      group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (user_id, upload_id, rule_id, category, class, standing, decision, carried_over)
      do update set findings = kept.findings + excluded.findings, lines = kept.lines + excluded.lines,
        firm_cents = kept.firm_cents + excluded.firm_cents,
        records_needed_cents = kept.records_needed_cents + excluded.records_needed_cents,
        in_doubt_cents = kept.in_doubt_cents + excluded.in_doubt_cents;
    return null;
  end if;
  insert into finding_totals as kept
    select user_id, upload_id, rule_id, category, class, standing, decision, carried_over,
      sum(sign), sum(sign * lines), sum(sign * firm_cents), sum(sign * records_needed_cents),
      sum(sign * in_doubt_cents)
    from (
      select 1 as sign, user_id, upload_id, rule_id, category, class, standing, decision,
        carried_over, lines, firm_cents, records_needed_cents, in_doubt_cents from added
      union all
      select -1, user_id, upload_id, rule_id, category, class, standing, decision,
        carried_over, lines, firm_cents, records_needed_cents, in_doubt_cents from taken
    ) as changed where class <> 'notice'
    group by 1, 2, 3, 4, 5, 6, 7, 8
    having sum(sign) <> 0 or sum(sign * lines) <> 0 or sum(sign * firm_cents) <> 0
      or sum(sign * records_needed_cents) <> 0 or sum(sign * in_doubt_cents) <> 0
    order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (user_id, upload_id, rule_id, category, class, standing, decision, carried_over)
    do update set findings = kept.findings + excluded.findings, lines = kept.lines + excluded.lines,
      firm_cents = kept.firm_cents + excluded.firm_cents,
      records_needed_cents = kept.records_needed_cents + excluded.records_needed_cents,
      in_doubt_cents = kept.in_doubt_cents + excluded.in_doubt_cents;
  return null;
end
$function$;

insert into finding_totals
  select user_id, upload_id, rule_id, category, class, standing, decision, carried_over,
    count(*), sum(lines), sum(firm_cents), sum(records_needed_cents), sum(in_doubt_cents)
  from findings where class <> 'notice'
  group by 1, 2, 3, 4, 5, 6, 7, 8;

create trigger totals_added after insert on findings
  referencing new table as added for each statement execute function keep_finding_totals();
create trigger totals_changed after update on findings
  referencing new table as added old table as taken
  for each statement execute function keep_finding_totals();

-- What it was for is in the totals. Without it no index knows decisions, and a decision writes none anew.
drop index findings_reviewed;
