import type { ClaimLine } from '../../../claim/claim-line.ts'
import { unlistedCodes } from '../../../facts/bills/unlisted-codes.table.ts'
import { cells } from '../../../findings/evidence.ts'
import { finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noAllowedOrPaid, nothingPaid, notProfessional } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, money, say, words } from '../../../sentences/say.ts'

const listed = notApplicable('a code that says what was done')

/** Above this, plans ask what an unlisted code was for; our own limit. */
const dearCents = 50_000

/** Services under a code that does not say what was done, paid as much as an operation. */
export const costlyUnlistedService = defineLineRule({
  id: 'costly-unlisted-service',
  version: 1,
  title: 'Costly service under an unlisted code',
  category: 'overpayment',
  class: 'lead',
  basis: 'plan',
  auditTypes: ['medical'],
  sources: [
    cite('CPT, guidelines of each section', 'unlisted procedure or service; special report'),
    cite('Medicare Claims Processing Manual, chapter 23', '30: codes that contractors price'),
  ],
  needs: { fields: ['procedureCode'] },
  clearedBy:
    'The special report that describes the service, and the listed code that it was priced by.',
  suggestedFix: 'Ask for the report; price the service by the listed code that it is most like.',
  triage({ procedureCode = '', setting, standing }) {
    if (!unlistedCodes.has(procedureCode)) return listed
    if (setting !== 'professional') return notProfessional
    return standing.isUnpaid ? nothingPaid : look
  },
  judge(line) {
    const price = priceOf(line)
    if (price === undefined) return noAllowedOrPaid
    if (price.cents <= dearCents) return pass
    return finding({
      message: say`${code(line.procedureCode)} does not say what was done, and ${money(price.cents)} was ${words(price.was)} for it; plans ask for the report above ${money(dearCents)}.`,
      lines: [line],
      evidence: cells(line, 'procedureCode', price.field),
    })
  },
})

function priceOf({ allowedCents, paidCents }: ClaimLine) {
  if (allowedCents !== undefined) {
    return { cents: allowedCents, field: 'allowedCents', was: 'allowed' } as const
  }
  return paidCents === undefined
    ? undefined
    : ({ cents: paidCents, field: 'paidCents', was: 'paid' } as const)
}
