import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isDeniedOrPending } from '../../../facts/fills/paid-fill.ts'
import { roundingCents } from '../../../facts/prices/payment-parts.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, eachOpenLine, finding, pass, type Outcome } from '../../../rule/outcome.ts'
import { deniedOrPending } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { money, row, say } from '../../../sentences/say.ts'

const noPayments = cannotTell('what the pharmacy was paid does not stand beside what the plan was')
const otherContract = cannotTell(
  'most fills of the file are billed above what the pharmacy was paid, as contracts with a spread have it',
)

/** Of the fills that state both, for the file to be one that passes payments through. */
const passedThrough = 0.5

/** A fill for which the plan was billed more than the pharmacy got, in a file that passes payments through. */
export const billedOverPharmacyPayment = defineGroupRule({
  id: 'billed-over-pharmacy-payment',
  version: 1,
  title: 'Plan billed above what the pharmacy was paid',
  category: 'overpayment',
  class: 'lead',
  basis: 'plan',
  cuts: 'price',
  auditTypes: ['pharmacy'],
  scope: 'batch',
  sources: [
    cite(
      '42 CFR 423.514',
      '(d) difference between what a plan pays its benefit manager and what pharmacies are paid',
    ),
  ],
  needs: { fields: ['paidCents', 'pharmacyPaidCents'] },
  clearedBy: 'A contract that lets the manager keep a spread on the fill.',
  suggestedFix:
    'Read the contract: where payments pass through, recover what the pharmacy did not get.',
  triage: ({ standing }) =>
    standing.isDenied ? deniedOrPending : { kind: 'look', found: undefined },
  judge({ lines }) {
    const spreads = lines.flatMap((line) => spreadOf(line) ?? [])
    const even = spreads.filter((cents) => Math.abs(cents) <= roundingCents).length
    const passesThrough = even > 0 && even >= spreads.length * passedThrough
    return eachOpenLine((line) => outcomeOf(line, passesThrough))
  },
})

/** Cents billed to the plan and not paid to the pharmacy; undefined where one is not stated or was taken back. */
function spreadOf(line: ClaimLine): number | undefined {
  const { paidCents, pharmacyPaidCents } = line
  if (isDeniedOrPending(line)) return undefined
  if (paidCents === undefined || pharmacyPaidCents === undefined) return undefined
  return paidCents < 0 || pharmacyPaidCents < 0 ? undefined : paidCents - pharmacyPaidCents
}

function outcomeOf(line: ClaimLine, passesThrough: boolean): Outcome {
  if (isDeniedOrPending(line)) return deniedOrPending
  const spread = spreadOf(line)
  if (spread === undefined) return noPayments
  if (spread <= roundingCents) return pass
  if (!passesThrough) return otherContract
  const { paidCents = 0, pharmacyPaidCents = 0 } = line
  return finding({
    message: say`The plan was billed ${money(paidCents)} for a fill for which the pharmacy was paid ${money(pharmacyPaidCents)}, ${money(spread)} less; most fills of the file are billed at what the pharmacy got.`,
    lines: [line],
    evidence: cells(line, 'paidCents', 'pharmacyPaidCents'),
    atRisk: [{ line, cents: spread }],
    arithmetic: say`${money(paidCents)} less ${money(pharmacyPaidCents)} on ${row(line)}`,
  })
}
