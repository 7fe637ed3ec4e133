import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { facilityKind } from '../../facts/bills/facility-kind.ts'
import { cells } from '../../findings/evidence.ts'
import { shareAtRisk } from '../../findings/line-at-risk.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { nothingPaid } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, count, say, words } from '../../sentences/say.ts'

const noSuchModifier = notApplicable('no modifier under which one unit is all there is')
const notOutpatient = notApplicable('not on an outpatient bill of a hospital')
const noUnits = cannotTell('no units on the line')

/** Modifiers with which a hospital bills one unit; what each says. */
const oneUnit: ReadonlyMap<string, string> = new Map([
  ['50', 'says that one unit was done on both sides'],
  ['73', 'says that the procedure was given up before anesthesia'],
])

/** Several units of an outpatient procedure under a modifier that leaves room for one. */
export const unitsAgainstModifier = defineLineRule({
  id: 'units-against-modifier',
  version: 1,
  title: 'Several units under a modifier for one',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  cuts: 'units',
  auditTypes: ['medical'],
  sources: [
    cite('Integrated Outpatient Code Editor', 'edits 37 and 74'),
    cite(
      'Medicare Claims Processing Manual, chapter 4',
      '20.6.2 and 20.6.4: modifiers 50 and 73 of hospitals',
    ),
  ],
  needs: { fields: ['units', 'modifiers'] },
  clearedBy: 'The operative note, with as many procedures as units, and a corrected claim.',
  suggestedFix: 'Return the line; it is billed again with one unit, or without the modifier.',
  triage(service) {
    const modifier = service.modifiers.find((each) => oneUnit.has(each))
    if (modifier === undefined) return noSuchModifier
    if (!isHospitalOutpatient(service)) return notOutpatient
    return service.standing.isUnpaid ? nothingPaid : lookAt({ modifier })
  },
  judge(line, _, { modifier }) {
    const { units } = line
    if (units === undefined) return noUnits
    if (units <= 1) return pass
    return finding({
      message: say`${count(units, 'unit')} of ${code(line.procedureCode)} were billed with modifier ${code(modifier)}, which ${words(oneUnit.get(modifier) ?? '')}.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'modifiers', 'units'),
      ...shareAtRisk(line, (units - 1) / units),
    })
  },
})

/** A surgical practice bills both sides by other rules. */
function isHospitalOutpatient({ setting, billType }: BilledService): boolean {
  const kind = facilityKind(billType)
  const isHospital = kind === 'hospital-outpatient' || kind === 'critical-access'
  return setting === 'outpatient-facility' && (billType === undefined || isHospital)
}
