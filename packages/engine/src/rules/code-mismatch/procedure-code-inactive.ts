import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate, type Day } from '../../claim/day.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { retiredVisit } from '../../codes/retired-procedures.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingDraft,
  type TablesConsulted,
} from '../../rule/outcome.ts'
import { noProcedure } from '../../claim/procedure-number.ts'
import { defineRule } from '../../rule/rule.ts'

const noCode = notApplicable('no CPT or HCPCS code on the line')
const noDay = cannotTell('no date of service')
const notListed = cannotTell('the tables at hand do not say from when to when the code is valid')
/** What this rule knows of itself, without a table. */
const ownFacts: TablesConsulted = { inForce: true, releases: [] }

/** A procedure code billed before it came into force or after it was retired. */
export const procedureCodeInactive = defineRule({
  id: 'procedure-code-inactive',
  version: 1,
  title: 'Procedure code not valid on the date of service',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    {
      title: '45 CFR 162.1002 and 162.1000',
      section: 'the code set valid at the time the service is furnished',
      table: 'procedureCodes',
    },
  ],
  needs: { fields: ['procedureCode'], tables: [], optionalTables: ['procedureCodes'] },
  clearedBy: 'A date of service on which the code was valid, or the code that replaced it.',
  suggestedFix: 'Bill the code that was valid on the date of service.',
  byService({ procedure, standing }, { procedureCodes }) {
    if (procedure === noProcedure) return noCode
    if (!standing.isDated) return noDay
    if (retiredVisit(procedure)) return undefined
    const facts = procedureCodes?.find(procedure)
    if (!facts) return notListed
    const isLimited = facts.effectiveDay !== undefined || facts.terminationDay !== undefined
    return isLimited ? undefined : pass
  },
  check(line, { tables, consulted }) {
    const { procedure, serviceFromDay } = line
    if (procedure === noProcedure) return noCode
    if (serviceFromDay === undefined) return noDay
    const retired = retiredVisit(procedure)
    if (retired && serviceFromDay > retired.lastDay) {
      const ended = after(line, retired.lastDay, serviceFromDay)
      const suggestedFix = `Bill the code that took its place: ${retired.successors}.`
      return finding({ ...ended, suggestedFix, consulted: ownFacts })
    }
    const facts = tables.procedureCodes?.find(procedure)
    if (!facts) return notListed
    const { effectiveDay, terminationDay } = facts
    if (effectiveDay !== undefined && serviceFromDay < effectiveDay) {
      return finding(before(line, effectiveDay, serviceFromDay, consulted('procedureCodes')))
    }
    return terminationDay !== undefined && serviceFromDay > terminationDay
      ? finding(after(line, terminationDay, serviceFromDay))
      : pass
  },
})

function after(line: ClaimLine, lastDay: Day, serviceDay: Day): FindingDraft {
  const { procedureCode = '' } = line
  return draft(
    line,
    `Procedure ${procedureCode} was last valid on ${isoDate(lastDay)}; the service is dated ${isoDate(serviceDay)}.`,
  )
}

/** When a code began is true whatever release says so: a later one speaks for earlier days. */
function before(
  line: ClaimLine,
  firstDay: Day,
  serviceDay: Day,
  { releases }: TablesConsulted,
): FindingDraft {
  const { procedureCode = '' } = line
  const message = `Procedure ${procedureCode} was first valid on ${isoDate(firstDay)}; the service is dated ${isoDate(serviceDay)}.`
  return { ...draft(line, message), consulted: { inForce: true, releases } }
}

function draft(line: ClaimLine, message: string): FindingDraft {
  const { row } = line
  const serviceDay = line.serviceFromDay
  return {
    message,
    lines: [line],
    evidence: [
      { row, field: 'procedureCode', value: line.procedureCode ?? '' },
      {
        row,
        field: 'serviceFromDay',
        value: serviceDay === undefined ? '' : isoDate(serviceDay),
      },
    ],
    ...wholeLineAtRisk(line),
  }
}
