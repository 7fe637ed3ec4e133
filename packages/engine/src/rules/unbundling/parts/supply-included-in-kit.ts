import { kitsWith, PaidKits } from '../../../facts/equipment/kits.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noPatient, noServiceDate, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

const noSupply = notApplicable('no supply that a kit or a rental may include')
const notSupplier = notApplicable('not on the bill of a supplier')

/** Supplies paid beside the kit or the rental whose payment includes them. */
export const supplyIncludedInKit = defineGroupRule({
  id: 'supply-included-in-kit',
  version: 2,
  title: 'Supply that a kit or a rental includes',
  category: 'unbundling',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 414.226', 'oxygen: one payment a month'),
    cite('LCD L33803 and policy article A52521', 'urological supplies'),
    cite('LCD L33802 and policy article A52520', 'TENS'),
  ],
  needs: { fields: ['patientKey', 'procedureCode', 'serviceFromDay'] },
  clearedBy:
    'Proof that the supply was for other equipment, that the patient owns, or for other days.',
  suggestedFix:
    'Compare the delivery slips; recover the supply where it came with the kit or the rental.',
  triage({ procedureCode = '', setting, standing }) {
    if (kitsWith(procedureCode).length === 0) return noSupply
    if (setting !== 'dme') return notSupplier
    if (standing.isUnpaid) return nothingPaid
    if (!standing.namesPatient) return noPatient
    return standing.isDated ? look : noServiceDate
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const paid = new PaidKits(lines)
    return eachOpenLine((line) => {
      const other = unlessMedicarePays(line)
      if (other !== undefined) return other
      for (const kit of kitsWith(line.procedureCode ?? '')) {
        const base = paid.around(line, kit)
        if (base === undefined) continue
        return finding({
          message: say`${code(line.procedureCode)} was paid on ${date(line.serviceFromDay ?? 0)} beside ${words(kit.says)} (${code(base.procedureCode)} of ${date(base.serviceFromDay ?? 0)}), whose payment includes it.`,
          lines: [line],
          related: [base],
          evidence: codeEvidence([line, base]),
          ...wholeLineAtRisk(line),
          sources: [{ title: kit.source, section: 'what the payment includes' }],
        })
      }
      return pass
    })
  },
})
