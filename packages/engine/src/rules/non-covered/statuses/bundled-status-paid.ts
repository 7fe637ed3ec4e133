import type { ClaimLine } from '../../../claim/claim-line.ts'
import { basisOf, exposureCents } from '../../../claim/exposure.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import {
  codeNotInTables,
  feeScheduleOfOthers,
  noFiveCharacterCode,
  nothingPaid,
} from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, money, row, say, words } from '../../../sentences/say.ts'

const ofAnesthesia = notApplicable(
  'qualifying circumstances of anesthesia, which other payers than Medicare pay apart',
)
const qualifyingCircumstances: ReadonlySet<string> = new Set(['99100', '99116', '99135', '99140'])
const supplier = notApplicable('a supply that did not come from an office')

/** P is a supply: part of a visit where incident to it, and another benefit where not. */
type BundledStatus = 'B' | 'P'

/** Services that Medicare always pays as part of another, paid on their own. */
export const bundledStatusPaid = defineLineRule({
  id: 'bundled-status-paid',
  version: 2,
  title: 'Bundled service paid on its own',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Physician Fee Schedule, relative value file',
      'status indicators B and P',
      'feeSchedule',
    ),
    cite('42 CFR 410.26', 'services incident to a physician'),
  ],
  needs: { fields: ['procedureCode'], tables: ['feeSchedule'] },
  clearedBy: 'The contract term that pays the service separately.',
  suggestedFix: 'Recover the payment, unless the contract pays for the service on its own.',
  triage({ procedure, setting, placeOfService, standing }, { feeSchedule }) {
    if (procedure === noProcedure) return noFiveCharacterCode
    if (setting !== 'professional') return feeScheduleOfOthers
    const fee = feeSchedule.find(procedure)
    if (!fee) return feeSchedule.complete ? pass : codeNotInTables
    const { status } = fee
    if (status !== 'B' && status !== 'P') return pass
    if (status === 'P' && placeOfService !== '11') return supplier
    return standing.isDenied ? nothingPaid : lookAt(status)
  },
  judge(line, _, status) {
    const cents = exposureCents(line)
    if (cents === 0) return nothingPaid
    if (qualifyingCircumstances.has(line.procedureCode ?? '') && payerProgram(line) === 'other') {
      return ofAnesthesia
    }
    return finding({
      class: isCertain(line, status) ? 'error' : 'lead',
      message: say`${code(line.procedureCode)} was billed on its own and ${money(cents)} ${words(basisOf(line))} on ${row(line)}, but ${words(meanings[status])}.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'procedureCode', value: line.procedureCode ?? '' },
        payerEvidence(line),
      ],
      ...wholeLineAtRisk(line),
    })
  },
})

function isCertain(line: ClaimLine, status: BundledStatus): boolean {
  return status === 'B' && payerProgram(line) === 'medicare' && (line.paidCents ?? 0) > 0
}

const meanings: Readonly<Record<BundledStatus, string>> = {
  B: 'Medicare always pays it as part of another service (status B)',
  P: 'Medicare pays it as part of the service that it comes with (status P)',
}
