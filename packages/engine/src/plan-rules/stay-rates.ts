import type { ClaimLine } from '../claim/claim-line.ts'
import { msDrg } from '../facts/stays/drg-family.ts'
import { isWholeStay } from '../facts/stays/hospital-stays.ts'
import { cannotTell, notApplicable, type NoFinding } from '../rule/outcome.ts'
import { count, money, name, nothing, percent, say } from '../sentences/say.ts'
import type { CaseRate } from './case-rate.ts'
import { decimalsOf } from './plan-prices.ts'
import type { StayRate, StayRates } from './fee-table.ts'

const noStay = notApplicable('no bill of a whole hospital stay')
const noDrg = cannotTell('no MS-DRG on the claim')
const severalDrgs = cannotTell('the lines of the claim name several DRGs')
const notListed = cannotTell('the rates of the contract do not have the DRG')
const noCharge = cannotTell('a line of the claim has no charge')

/** What a contract's rates pay for a claim, or why they say nothing of it. Made once for each clause. */
export function stayRating(
  { title, rates }: StayRates,
  share: number,
): (lines: readonly ClaimLine[]) => CaseRate | NoFinding {
  const byDrg = new Map(rates.map((rate) => [rate.drg, rate]))
  return (lines) => {
    const ofStay = lines.filter(isWholeStay)
    if (ofStay.length === 0) return noStay
    const [drg, another] = new Set(ofStay.flatMap((line) => msDrg(line) ?? []))
    if (drg === undefined) return noDrg
    if (another !== undefined) return severalDrgs
    const rate = byDrg.get(drg)
    if (rate === undefined) return notListed
    const row = say`DRG ${name(drg)}, row ${count(rate.row)} of ${name(title)}`
    return rate.cents === undefined
      ? ofCharges(ofStay, rate.shareOfCharge * share, (how) => say`${how} for ${row}`)
      : ofRate(rate.cents, share, (how) => say`${how} for ${row}`)
  }
}

type Words = CaseRate['words']

function ofRate(cents: number, share: number, forRow: (how: Words) => Words): CaseRate {
  const part = share === 1 ? nothing : say`${percent(share, decimalsOf(share))} of `
  return {
    kind: 'rate',
    cents: Math.round(cents * share),
    words: forRow(say`${part}${money(cents)}`),
  }
}

function ofCharges(
  lines: readonly ClaimLine[],
  share: number,
  forRow: (how: Words) => Words,
): CaseRate | NoFinding {
  let charges = 0
  for (const { chargeCents } of lines) {
    if (chargeCents === undefined) return noCharge
    charges += chargeCents
  }
  const how = say`${percent(share, decimalsOf(share))} of the charges of ${money(charges)}`
  return { kind: 'rate', cents: Math.round(charges * share), words: forRow(how) }
}

/** `DRG 470`, as rates and rules name it. */
export function stayKey({ drg }: Pick<StayRate, 'drg'>): string {
  return `DRG ${drg}`
}
