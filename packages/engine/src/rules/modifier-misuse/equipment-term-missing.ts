import { equipmentClass, replaces } from '../../facts/equipment/equipment-class.ts'
import { unlessMedicarePays } from '../../facts/payers/medicare-pays.ts'
import { cells } from '../../findings/evidence.ts'
import { finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { nothingPaid } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, say } from '../../sentences/say.ts'

const noEquipment = notApplicable('no piece of equipment that is rented or bought')
const notSuppliers = notApplicable("not a supplier's line")

/** Rented, new, used, maintained. */
const terms: ReadonlySet<string> = new Set(['RR', 'NU', 'UE', 'MS'])

/** Equipment of which nobody says whether it was rented or bought. */
export const equipmentTermMissing = defineLineRule({
  id: 'equipment-term-missing',
  version: 1,
  title: 'Equipment neither rented nor bought',
  category: 'modifier-misuse',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Medicare Claims Processing Manual', 'chapter 20, 130: RR, NU or UE on equipment'),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: 'The claim as it was received, with the modifier.',
  suggestedFix:
    'Return the claim for RR, NU or UE: the fee of a month and that of the piece differ tenfold.',
  triage(service) {
    if (equipmentClass(service.procedure) === undefined) return noEquipment
    if (service.setting !== 'dme') return notSuppliers
    if (service.standing.isUnpaid) return nothingPaid
    const isSaid = service.modifiers.some((modifier) => terms.has(modifier))
    return isSaid || replaces(service) ? pass : look
  },
  judge(line) {
    const other = unlessMedicarePays(line)
    if (other !== undefined) return other
    return finding({
      message: say`${code(line.procedureCode)} does not say whether the equipment was rented (RR) or bought new (NU) or used (UE), which decides its fee.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'modifiers'),
    })
  },
})
