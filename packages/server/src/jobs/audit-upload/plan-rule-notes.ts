import { dateText, type AuditType, type PlanRuleSet } from '@plumbline/engine'

/** For the report's method: by which clauses of the account's own the file was judged, and for what days. */
export function planRuleNotes(sets: readonly PlanRuleSet[], type: AuditType): string[] {
  return sets.flatMap(({ name, document, rules }) =>
    rules
      .filter(({ scope }) => scope.claims === type)
      .map(({ id, clause, from, to, version = 1 }) => {
        const until = to === undefined ? 'on' : `to ${dateText(to)}`
        return `Judged by ${clause} of ${name} (${document}), as this account wrote it down and approved it: rule plan:${id}, version ${version}, services from ${dateText(from)} ${until}.`
      }),
  )
}
