-- What findings of each payee, payer and day of service come to, so that their groups and counts read
-- neither a million rows nor an index of them. It knows apart what lists are most often asked for besides.
-- Rows of an upload go with it.
create table finding_groups (
  user_id uuid not null,
  -- What is grouped by: provider, payer or day.
  grouped_by text not null,
  upload_id uuid not null,
  -- A mark, or the four bytes of a day; empty where a finding has none.
  key bytea not null,
  class text not null,
  standing text not null,
  decision text not null,
  -- Of groups by day.
  service_day integer,
  findings bigint not null,
  lines bigint not null,
  firm_cents bigint not null,
  records_needed_cents bigint not null,
  in_doubt_cents bigint not null,
  primary key (user_id, grouped_by, upload_id, key, class, standing, decision),
  foreign key (user_id, upload_id) references uploads (user_id, id) on delete cascade
);
select hold_to_account('finding_groups');

-- Who asks is read once a statement instead of once a row.
alter policy tenant on finding_groups
  using (
    user_id = (select nullif(current_setting('app.tenant', true), '')::uuid)
    or (select current_setting('app.scope', true)) = 'system'
  )
  with check (
    user_id = (select nullif(current_setting('app.tenant', true), '')::uuid)
    or (select current_setting('app.scope', true)) = 'system'
  );

-- Adds what a statement added to findings and takes off what it took, in one order, as totals do.
create function keep_finding_groups() returns trigger
  language plpgsql
  set work_mem = '64MB'
as $function$
begin
  if tg_op = 'INSERT' then
    insert into finding_groups as kept
      select user_id,
        case when grouping(payee_mark) = 0 then 'provider'
          when grouping(payer_mark) = 0 then 'payer' else 'day' end,
        upload_id, coalesce(payee_mark, payer_mark, int4send(service_day), ''), class, standing,
        decision, service_day,
        count(*), sum(lines), sum(firm_cents), sum(records_needed_cents), sum(in_doubt_cents)
      from added where class <> 'notice'
      group by user_id, upload_id, class, standing, decision,
        grouping sets ((payee_mark), (payer_mark), (service_day))
      order by 1, 2, 3, 4, 5, 6, 7
    on conflict (user_id, grouped_by, upload_id, key, class, standing, decision)
      do update set findings = kept.findings + excluded.findings, lines = kept.lines + excluded.lines,
        firm_cents = kept.firm_cents + excluded.firm_cents,
        records_needed_cents = kept.records_needed_cents + excluded.records_needed_cents,
        in_doubt_cents = kept.in_doubt_cents + excluded.in_doubt_cents;
    return null;
  end if;
  insert into finding_groups as kept
    select user_id,
      case when grouping(payee_mark) = 0 then 'provider'
        when grouping(payer_mark) = 0 then 'payer' else 'day' end,
      upload_id, coalesce(payee_mark, payer_mark, int4send(service_day), ''), class, standing,
      decision, service_day,
      sum(sign), sum(sign * lines), sum(sign * firm_cents), sum(sign * records_needed_cents),
      sum(sign * in_doubt_cents)
    from (
      select 1 as sign, user_id, upload_id, class, standing, decision, payee_mark, payer_mark,
        service_day, lines, firm_cents, records_needed_cents, in_doubt_cents
      from added where class <> 'notice'
      union all
      select -1, user_id, upload_id, class, standing, decision, payee_mark, payer_mark,
        service_day, lines, firm_cents, records_needed_cents, in_doubt_cents
      from taken where class <> 'notice'
    ) as changed
    group by user_id, upload_id, class, standing, decision,
      grouping sets ((payee_mark), (payer_mark), (service_day))
    having sum(sign) <> 0 or sum(sign * lines) <> 0 or sum(sign * firm_cents) <> 0
      or sum(sign * records_needed_cents) <> 0 or sum(sign * in_doubt_cents) <> 0
    order by 1, 2, 3, 4, 5, 6, 7
  on conflict (user_id, grouped_by, upload_id, key, class, standing, decision)
    do update set findings = kept.findings + excluded.findings, lines = kept.lines + excluded.lines,
      firm_cents = kept.firm_cents + excluded.firm_cents,
      records_needed_cents = kept.records_needed_cents + excluded.records_needed_cents,
      in_doubt_cents = kept.in_doubt_cents + excluded.in_doubt_cents;
  return null;
end
$function$;

-- A decision on a hundred thousand findings is added up in memory.
alter function keep_finding_totals() set work_mem = '64MB';
alter function keep_finding_sizes() set work_mem = '64MB';

insert into finding_groups
  select user_id,
    case when grouping(payee_mark) = 0 then 'provider'
      when grouping(payer_mark) = 0 then 'payer' else 'day' end,
    upload_id, coalesce(payee_mark, payer_mark, int4send(service_day), ''), class, standing, decision,
    service_day,
    count(*), sum(lines), sum(firm_cents), sum(records_needed_cents), sum(in_doubt_cents)
  from findings where class <> 'notice'
  group by user_id, upload_id, class, standing, decision,
    grouping sets ((payee_mark), (payer_mark), (service_day));

create trigger groups_added after insert on findings
  referencing new table as added for each statement execute function keep_finding_groups();
create trigger groups_changed after update on findings
  referencing new table as added old table as taken
  for each statement execute function keep_finding_groups();
