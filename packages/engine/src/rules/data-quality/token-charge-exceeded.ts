import { procedureNumber } from '../../claim/procedure-number.ts'
import { facilityKind } from '../../facts/bills/facility-kind.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { noBillType, notOutpatient } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { code, money, say } from '../../sentences/say.ts'

/** Radiolabeled product given during an inpatient stay. */
const radiolabeled = procedureNumber('C9898')
const tokenCents = 101

const otherService = notApplicable('not C9898, a product that was given during a stay')
const noCharge = cannotTell('no charge on the line')

/** A product that was paid with a stay, charged again to the outpatient with more than a token. */
export const tokenChargeExceeded = defineLineRule({
  id: 'token-charge-exceeded',
  version: 1,
  title: 'More than the token charge for a product of a stay',
  category: 'data-quality',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Integrated Outpatient Code Editor', 'edit 82: charge exceeds token charge ($1.01)'),
  ],
  needs: { fields: ['procedureCode', 'chargeCents'] },
  clearedBy: 'Proof that the product was given to an outpatient, and the code that says so.',
  suggestedFix:
    'Return the claim: the product is paid with the stay, and C9898 is charged at $1.01 at most.',
  triage({ procedure, setting, billType }) {
    if (procedure !== radiolabeled) return otherService
    if (setting !== 'outpatient-facility') return notOutpatient
    if (billType === undefined) return noBillType
    return facilityKind(billType) === 'hospital-outpatient' ? look : notOutpatient
  },
  judge(line) {
    const { chargeCents } = line
    if (chargeCents === undefined) return noCharge
    if (chargeCents <= tokenCents) return pass
    return finding({
      message: say`${code(line.procedureCode)} is charged at ${money(chargeCents)}; the product was paid with the stay in which it was given, and is charged at ${money(tokenCents)} at most.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'chargeCents', 'billType'),
    })
  },
})
