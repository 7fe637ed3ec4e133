import type { ClaimLine } from '../../claim/claim-line.ts'
import type { BilledService } from '../../batch/billed-services.ts'
import { dollars } from '../../sentences/dollars.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noAmounts = cannotTell('no allowed or no paid amount on the line')
const notByLine = notApplicable('inpatient stays are not priced by the line')
const denied = notApplicable('denied, nothing was paid')
const nothingPaid = notApplicable('nothing was paid')
/** Reasons for which a payer pays on top: tax or surcharge, incentive, bonus, interest. */
const paidOnTop: ReadonlySet<string> = new Set(['137', '144', '161', '225', '235'])

/** A cent either way is rounding. */
const roundingCents = 1

/** A payer that exceeds its allowed amount this often does not mean by it what others do. */
const doubtful = { share: 0.05, fewestLines: 25 } as const

/** A payment above what the payer itself allowed for the line. */
export const paidOverAllowed = defineRule({
  id: 'paid-over-allowed',
  version: 3,
  title: 'Paid more than was allowed',
  category: 'overpayment',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'batch',
  sources: [
    {
      title: 'ASC X12N 835 implementation guide (45 CFR 162.1602)',
      section:
        'AMT B6, the allowed amount: what is payable before the share of the patient is taken off',
    },
  ],
  needs: { fields: ['allowedCents', 'paidCents'], tables: [] },
  clearedBy: 'A remittance that shows the excess to be interest or an adjustment of another claim.',
  suggestedFix:
    'Compare the payment with the remittance and recover what exceeds the allowed amount.',
  check({ lines, services }) {
    const outcomes = lines.map((line, position) => judge(line, services.at(position)))
    let passed = 0
    let over = 0
    let together = 0
    outcomes.forEach((outcome) => {
      if (outcome === pass) passed++
      else if (outcome === exceeds) over++
      else if (outcome === exceedsTogether) together++
    })
    if (over === 0 && together === 0) return outcomes
    const judged = passed + over + together
    const share = over >= doubtful.fewestLines ? over / judged : 0
    const isCustom = together / judged > customaryShare
    return outcomes.map((outcome, index) => {
      const line = lines[index]
      if (outcome === exceedsTogether) return isCustom || !line ? pass : doublePayment(line)
      return outcome === exceeds && line ? excessFinding(line, share) : outcome
    })
  },
})

/** Files in which so many fills exceed their price by the copayment write it into the payment. */
const customaryShare = 0.1

/** Stand for findings until the whole file has been seen. */
const exceedsTogether = cannotTell('paid twice, by plan and patient')
const exceeds = cannotTell('paid above allowed')

function judge(line: ClaimLine, service: BilledService): Outcome {
  const { allowedCents, paidCents } = line
  if (allowedCents === undefined || paidCents === undefined) return noAmounts
  if (paidCents <= 0) return nothingPaid
  if (service.standing.isDenied) return denied
  if (service.setting === 'inpatient-facility') return notByLine
  const excess = paidCents - allowedCents
  if (excess > roundingCents) return excess > extraCents(line) + roundingCents ? exceeds : pass
  return isPaidTwice(line) ? exceedsTogether : pass
}

/** What the remittance adds to the price; adjustments that add money are below zero. */
function extraCents({ adjustments }: ClaimLine): number {
  return adjustments.reduce(
    (sum, { reason, amountCents = 0 }) =>
      paidOnTop.has(reason) && amountCents < 0 ? sum - amountCents : sum,
    0,
  )
}

/**
 * Plan and patient of a fill together pay far more than its price; taxes and fees are not far. A
 * patient who pays more than the price alone is judged elsewhere.
 */
function isPaidTwice({ auditType, allowedCents, paidCents, patientShareCents }: ClaimLine) {
  if (auditType !== 'pharmacy' || allowedCents === undefined || allowedCents <= 0) return false
  const excess = (paidCents ?? 0) + (patientShareCents ?? 0) - allowedCents
  const shareCents = patientShareCents ?? 0
  return shareCents > 0 && shareCents <= allowedCents && excess > Math.max(100, 0.1 * allowedCents)
}

function doublePayment(line: ClaimLine): Outcome {
  const { row, paidCents = 0, allowedCents = 0, patientShareCents = 0 } = line
  const excess = paidCents + patientShareCents - allowedCents
  return finding({
    message: `The plan paid ${dollars(paidCents)} and the patient ${dollars(patientShareCents)} for a fill priced at ${dollars(allowedCents)}, ${dollars(excess)} too much together.`,
    class: 'lead',
    lines: [line],
    evidence: [
      { row, field: 'allowedCents', value: dollars(allowedCents) },
      { row, field: 'paidCents', value: dollars(paidCents) },
      { row, field: 'patientShareCents', value: dollars(patientShareCents) },
    ],
    atRisk: [{ line, cents: Math.min(excess, paidCents) }],
    arithmetic: `${dollars(paidCents)} and ${dollars(patientShareCents)} less ${dollars(allowedCents)} on row ${row}`,
  })
}

/**
 * A question only where the file says so of many lines, or of an allowed amount of zero: the
 * column then means something else, or was never filled.
 */
function excessFinding(line: ClaimLine, share: number): Outcome {
  const { row, paidCents = 0, allowedCents = 0 } = line
  const excess = paidCents - Math.max(0, allowedCents)
  const isDoubtful = share > doubtful.share
  const percent = Math.round(share * 100)
  return finding({
    message: `${dollars(paidCents)} was paid where ${dollars(allowedCents)} was allowed, ${dollars(excess)} too much${isDoubtful ? `; as on ${percent}% of the lines, so the columns may mean something else` : ''}.`,
    class: allowedCents > 0 && !isDoubtful ? 'error' : 'lead',
    lines: [line],
    evidence: [
      { row, field: 'allowedCents', value: dollars(allowedCents) },
      { row, field: 'paidCents', value: dollars(paidCents) },
    ],
    atRisk: [{ line, cents: excess }],
    arithmetic: `${dollars(paidCents)} paid less ${dollars(allowedCents)} allowed on row ${row}`,
  })
}
