import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isoDate, type Day } from '../../../claim/day.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { retirementOf } from '../../../codes/retired-procedures.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  finding,
  lookAt,
  pass,
  type FindingDraft,
  noTables,
} from '../../../rule/outcome.ts'
import { noCode, noServiceDate } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

const notListed = cannotTell('the available tables do not say from when to when the code is valid')
/** A procedure code billed before it came into force or after it was retired. */
export const procedureCodeInactive = defineLineRule({
  id: 'procedure-code-inactive',
  version: 2,
  title: 'Procedure code not valid on the date of service',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite(
      '45 CFR 162.1002 and 162.1000',
      'the code set valid at the time the service is furnished',
      'procedureCodes',
    ),
  ],
  needs: { fields: ['procedureCode'], optionalTables: ['procedureCodes'] },
  clearedBy: 'A date of service on which the code was valid, or the code that replaced it.',
  suggestedFix: 'Bill the code that was valid on the date of service.',
  triage({ procedure, standing }, { procedureCodes }) {
    if (procedure === noProcedure) return noCode
    if (!standing.isDated) return noServiceDate
    const retired = retirementOf(procedure)
    const facts = procedureCodes?.find(procedure)
    if (!retired && !facts) return notListed
    const isLimited = facts?.effectiveDay !== undefined || facts?.terminationDay !== undefined
    return retired || isLimited ? lookAt({ retired, facts }) : pass
  },
  judge(line, { consulted }, { retired, facts }) {
    const { serviceFromDay: day = 0 } = line
    if (retired && day > retired.lastDay) {
      const suggestedFix = `Bill the code that took its place: ${retired.successors}.`
      return finding({ ...draft(line, 'last', retired.lastDay), suggestedFix, consulted: noTables })
    }
    if (!facts) return notListed
    const { effectiveDay = day, terminationDay = day } = facts
    if (day < effectiveDay) {
      // When a code began is true whatever release says so: a later one speaks for earlier days.
      const { releases } = consulted('procedureCodes')
      return finding({
        ...draft(line, 'first', effectiveDay),
        consulted: { inForce: true, releases },
      })
    }
    return day > terminationDay ? finding(draft(line, 'last', terminationDay)) : pass
  },
})

function draft(line: ClaimLine, which: 'first' | 'last', validDay: Day): FindingDraft {
  const { row, procedureCode = '', serviceFromDay: day = 0 } = line
  return {
    message: say`Procedure ${code(procedureCode)} was ${words(which)} valid on ${date(validDay)}; the service is dated ${date(day)}.`,
    lines: [line],
    evidence: [
      { row, field: 'procedureCode', value: procedureCode },
      { row, field: 'serviceFromDay', value: isoDate(day) },
    ],
    ...wholeLineAtRisk(line),
  }
}
