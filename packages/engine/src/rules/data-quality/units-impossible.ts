import type { ClaimLine } from '../../claim/claim-line.ts'
import { isCharged, unitFault, type UnitFault } from '../../facts/bills/impossible-units.ts'
import { unreadableIn } from '../../facts/bills/unreadable-values.ts'
import type { FindingClass } from '../../result/finding.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { denied, noUnits } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, count, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const nothingCharged = notApplicable('nothing was charged on the line, or it is a credit')
const notUnits = cannotTell(
  'most lines of the file have such units, so the column may hold something else',
)

/** From so many lines on, a fault of most lines is one of the column. */
const several = 5

/** Units of zero, below zero, broken or no number at all, beside a charge. */
export const unitsImpossible = defineGroupRule({
  id: 'units-impossible',
  version: 1,
  title: 'Impossible units',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    cite(
      '45 CFR 162.1102 (ASC X12 837)',
      'SV104 and SV205, service unit count: a number of what was billed',
    ),
    cite(
      'Medicare Claims Processing Manual',
      'chapter 26, 10.4 item 24G; chapter 25, 75.5 form locator 46',
    ),
  ],
  needs: { fields: [] },
  clearedBy:
    'The record with the number of services, or proof that the line was paid by other units.',
  suggestedFix: 'Ask for the units that were meant, and price the line by them.',
  triage: ({ standing }) => (standing.isDenied ? denied : look),
  judge({ lines }) {
    const faults = new Map<UnitFault, number>()
    let charged = 0
    for (const line of lines) {
      if (!isCharged(line)) continue
      charged++
      const fault = unitFault(line)
      if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1)
    }
    return eachOpenLine((line) => {
      if (!isCharged(line)) return nothingCharged
      const fault = unitFault(line)
      if (fault === undefined) return line.units === undefined ? noUnits : pass
      const alike = faults.get(fault) ?? 0
      return alike >= several && alike * 2 > charged ? notUnits : found(line, fault)
    })
  },
})

/** Zero may be an extract's way of saying that it does not know; a fraction may be a share of a payment. */
const classes: Readonly<Record<UnitFault, FindingClass>> = {
  broken: 'error',
  negative: 'error',
  zero: 'lead',
  fraction: 'lead',
}

function found(line: ClaimLine, fault: UnitFault): Outcome {
  const value = line.units === undefined ? unreadableIn(line, 'units') : String(line.units)
  return finding({
    class: classes[fault],
    message: messageOf(line, fault),
    lines: [line],
    evidence: [{ row: line.row, field: 'units', value: value ?? '' }],
  })
}

function messageOf(line: ClaimLine, fault: UnitFault): Sentence {
  const { units = 0 } = line
  switch (fault) {
    case 'broken':
      return say`The units ${code(unreadableIn(line, 'units'))} are no number, and the line was charged.`
    case 'negative':
      return say`The line bills ${count(units)} units, below zero, beside amounts above zero.`
    case 'zero':
      return say`The line bills 0 units and was charged all the same.`
    case 'fraction':
      return say`The line bills ${count(units)} units of ${code(line.procedureCode)}, which is billed in whole ones.`
  }
}
