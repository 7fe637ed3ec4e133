import type { ClaimLine } from '../../claim/claim-line.ts'
import { describeOpioid, type OpioidContext } from './described-opioid.ts'
import { drugFactsOf } from '../drugs/drug-facts.ts'
import { profileOf } from '../drugs/drug-profile.ts'

/**
 * What a fill gives of opioids a day, in morphine milligram equivalents. `no-opioid` where no factor
 * speaks for the drug by mouth or by patch (buprenorphine, injections); `unknown-drug` where no table
 * knows the drug; `unread` where an opioid's factor, quantity, days supply or strength cannot be had.
 */
export type OpioidDose =
  | { readonly kind: 'dosed'; readonly dailyDose: number }
  | { readonly kind: 'no-opioid' | 'unknown-drug' | 'unread' }

const noOpioid: OpioidDose = { kind: 'no-opioid' }
const unknownDrug: OpioidDose = { kind: 'unknown-drug' }
const unread: OpioidDose = { kind: 'unread' }

/**
 * The dose of one fill: strength x units a day x factor. A patch gives its micrograms an hour times
 * the factor of 2.4 once, for as many patches as are worn together (three days each).
 * Source: CDC Clinical Practice Guideline for Prescribing Opioids for Pain, 2022.
 */
export function opioidDose(line: ClaimLine, context: OpioidContext): OpioidDose {
  const described = describeOpioid(line, context)
  if (!described) return withoutFactor(line, context)
  const { factor, strength } = described
  const { quantity, daysSupply } = line
  if (strength === undefined || quantity === undefined || daysSupply === undefined) return unread
  if (quantity <= 0 || daysSupply <= 0) return unread
  if (factor.unit === 'mcg/h') {
    return dosed(strength * factor.factor * patchesWorn(quantity, daysSupply))
  }
  return dosed((strength * quantity * factor.factor) / daysSupply)
}

function dosed(dailyDose: number): OpioidDose {
  return { kind: 'dosed', dailyDose }
}

/** An opioid package without a factor of 2022 (a lozenge, meperidine) is an opioid all the same. */
function withoutFactor(line: ClaimLine, context: OpioidContext): OpioidDose {
  if (line.ndc !== undefined && context.tables.opioidProducts?.find(line.ndc)) return unread
  if (drugFactsOf(line, context)?.ingredient !== undefined) return noOpioid
  return profileOf(line, context) ? noOpioid : unknownDrug
}

const daysPerPatch = 3

function patchesWorn(quantity: number, daysSupply: number): number {
  return Math.max(1, Math.floor((quantity * daysPerPatch) / daysSupply))
}
