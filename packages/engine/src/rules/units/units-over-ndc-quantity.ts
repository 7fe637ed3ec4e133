import type { ClaimLine } from '../../claim/claim-line.ts'
import { expectedUnits } from '../../facts/drugs/expected-units.ts'
import { knownNdcs } from '../../facts/drugs/drug-facts.ts'
import { cells } from '../../findings/evidence.ts'
import { shareAtRisk } from '../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { namesNoNdc, noUnits, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, count, decimal, field, say } from '../../sentences/say.ts'
import type { DrugBillingUnit } from '../../reference/drug-rows.ts'

const noDrugCode = notApplicable('the procedure code is no drug code')
const otherCode = notApplicable('the NDC is of another code, which another rule judges')
const unlisted = cannotTell('the crosswalk does not say what is in the package of the NDC')
const noQuantity = cannotTell(
  'no NDC quantity on the line, or one that counts neither items nor volume',
)

/** What rounding up to whole units may add. */
const rounding = 1
/** Overfill and rounding of what was drawn. */
const tolerance = 1.02

/** Powers of ten: milligrams or tenths billed as units. */
const tens: readonly number[] = [10, 100, 1000]

/** Units of a drug beyond what the NDC quantity on the same line holds. */
export const unitsOverNdcQuantity = defineGroupRule({
  id: 'units-over-ndc-quantity',
  version: 1,
  title: 'More units of a drug than its NDC quantity holds',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  cuts: 'units',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite('CMS ASP NDC-HCPCS crosswalk', 'package size and billing units', 'drugBillingUnits'),
    cite('Medicare Claims Processing Manual, chapter 17', '10 and 40: units of drugs'),
  ],
  needs: { fields: ['procedureCode', 'units', 'ndcQuantity'], tables: ['drugBillingUnits'] },
  clearedBy:
    'The administration record and the invoice: what was given and thrown away, in milligrams.',
  suggestedFix:
    'Ask for the dose in milligrams; have the units billed again as the code counts them.',
  triage({ procedureCode = '', standing }) {
    if (!/^[ACJQS]\d{4}$|^90\d{3}$/.test(procedureCode)) return noDrugCode
    if (!standing.namesDrug) return namesNoNdc
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }, { tables: { drugBillingUnits } }) {
    const unitsOfCode = new Map<number, number>()
    for (const { procedure, units = 0 } of lines)
      unitsOfCode.set(procedure, (unitsOfCode.get(procedure) ?? 0) + units)
    return eachOpenLine((line) => {
      const [ndc, another] = knownNdcs(line, drugBillingUnits)
      const billing = ndc === undefined ? undefined : drugBillingUnits.find(ndc)
      if (billing?.item === undefined || another !== undefined) return unlisted
      if (!bills(billing, line)) return otherCode
      if (line.units === undefined) return noUnits
      const expected = expectedUnits(line, billing.item)
      if (expected.length === 0) return noQuantity
      return outcomeOf(
        line,
        line.units,
        Math.max(...expected),
        unitsOfCode.get(line.procedure) ?? 0,
      )
    })
  },
})

function bills({ procedure, otherProcedures = [] }: DrugBillingUnit, line: ClaimLine): boolean {
  return procedure === line.procedure || otherProcedures.includes(line.procedure)
}

/** A quantity of the whole vial may stand beside what was given and what was thrown away, line by line. */
function outcomeOf(line: ClaimLine, units: number, expected: number, ofDay: number): Outcome {
  if (units <= expected * tolerance + rounding) return pass
  const ratio = units / expected
  const isTenfold = tens.some((ten) => Math.abs(ratio / ten - 1) < 0.01) && ofDay === units
  return finding({
    message: say`${count(units, 'unit')} of ${code(line.procedureCode)} were billed, but NDC quantity ${field(line, 'ndcQuantity')} of ${field(line, 'ndcAsBilled')} holds ${decimal(expected, expected % 1 === 0 ? 0 : 1)}, ${decimal(ratio, ratio % 1 === 0 ? 0 : 1)} times less.`,
    ...(isTenfold && { class: 'error' }),
    lines: [line],
    evidence: cells(line, 'procedureCode', 'units', 'ndcQuantity', 'unitOfMeasure', 'ndcAsBilled'),
    ...shareAtRisk(line, 1 - expected / units),
  })
}
