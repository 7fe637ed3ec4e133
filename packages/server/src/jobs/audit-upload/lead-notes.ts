import { allRules, confirmedWords, dateText, numberedPlanRuleTitle } from '@plumbline/engine'
import type { AcceptedLead } from './messages.ts'

const titles: ReadonlyMap<string, string> = new Map(allRules.map(({ id, title }) => [id, title]))

/** For the report's method: which rules are leads here because people decided so, when and why. */
export function leadNotes(leads: readonly AcceptedLead[]): string[] {
  return leads.map(({ ruleId, sinceDay, ...reviews }) => {
    const rule = `“${titles.get(ruleId) ?? numberedPlanRuleTitle(ruleId) ?? ruleId}” (${ruleId})`
    return `${rule} has been taken for a lead in this account since ${dateText(sinceDay)}: ${confirmedWords(reviews)} by then. What it finds asks for records, and counts as no error.`
  })
}
