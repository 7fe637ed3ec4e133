import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents } from '../../claim/exposure.ts'
import {
  anesthesia,
  digitsOnly,
  laboratory,
  noSection,
  procedureSection,
} from '../../codes/procedure-section.ts'
import { visitFamily } from '../../codes/visit-families.ts'
import type { FeeScheduleRow, ProcedureProfile } from '../../reference/procedure-rows.ts'
import { type AtRisk } from '../../findings/line-at-risk.ts'
import { money, row, say, words } from '../../sentences/say.ts'
import type { Memories } from '../../memo/memories.ts'
import { shareOverDue } from '../prices/over-due.ts'
import { payerProgram } from '../payers/payer-program.ts'
import { takesVisitModifiers } from '../visits/visit-modifiers.ts'
import { isInterpretedTest, isOneSided } from './modifier-exceptions.ts'
import type { Misfit } from './modifier-requirements.table.ts'

/** `not-listed`: the table that decides does not have the code. */
export type ModifierFit = 'fits' | 'wrong' | 'not-listed'

/** A billed code and what the available tables know of it. */
export interface BilledCode {
  readonly line: ClaimLine
  readonly fee: FeeScheduleRow | undefined
  readonly profile: ProcedureProfile | undefined
}

/** Whether a billed code is one that a modifier cannot stand on. */
export function modifierFit(misfit: Misfit, billed: BilledCode): ModifierFit {
  const { line, fee, profile } = billed
  switch (misfit.on) {
    case 'visit':
      return wrongIf(visitFamily(line.procedure) !== undefined)
    case 'visit of no health center':
      return wrongIf(visitFamily(line.procedure) !== undefined && !isHealthCenters(line))
    case 'no visit':
      return wrongIf(takesVisitModifiers(line.procedure) === false)
    case 'laboratory test':
      return wrongIf(isClinicalTest(line))
    case 'no laboratory test':
      return wrongIf(isNoTest(line))
    case 'no anesthesia':
      return wrongIf(isNoAnesthesia(line))
    case 'midline structure':
      return wrongIf(profile?.sides === 'midline')
    case 'add-on':
      return fee ? wrongIf(fee.globalDays === 'ZZZ') : 'not-listed'
    case 'no global period':
      return fee ? wrongIf(isPriced(fee) && unsplit.has(fee.globalDays)) : 'not-listed'
    case 'test without components':
      return componentOfTest(misfit, billed)
    case 'indicator':
      return indicatorFit(misfit, billed)
  }
}

/** Rural health clinics (71x) and federally qualified health centers (77x). */
function isHealthCenters({ billType = '' }: ClaimLine): boolean {
  return /^7[17]/.test(billType)
}

function wrongIf(wrong: boolean): ModifierFit {
  return wrong ? 'wrong' : 'fits'
}

/** Statuses of codes that the fee schedule prices, so that their indicators mean something. */
const priced: ReadonlySet<string> = new Set(['A', 'R', 'T', 'C'])

function isPriced({ status }: FeeScheduleRow): boolean {
  return priced.has(status)
}

const unsplit: ReadonlySet<string> = new Set(['000', 'XXX', 'ZZZ'])

/** Payment policy indicators speak of professional claims and of codes that the schedule prices. */
function indicatorFit(
  { indicator, values }: Extract<Misfit, { on: 'indicator' }>,
  { line, fee }: BilledCode,
): ModifierFit {
  if (indicator === 'bilateral' && isOneSided(line)) return 'fits'
  if (settingOf(line) !== 'professional') return 'fits'
  const value = fee?.[indicator] ?? ''
  if (!fee || value === '') return 'not-listed'
  return wrongIf(isPriced(fee) && values.includes(value))
}

/** Status X with PC/TC indicator 9: the laboratory fee schedule prices it, as one service. */
function componentOfTest(
  { payer }: Extract<Misfit, { on: 'test without components' }>,
  { line, fee }: BilledCode,
): ModifierFit {
  if (!isClinicalTest(line) || isInterpretedTest(line)) return 'fits'
  if ((payerProgram(line) === 'medicare') !== (payer === 'medicare')) return 'fits'
  return fee ? wrongIf(fee.status === 'X' && fee.pcTc === '9') : 'not-listed'
}

/** Chemistry to microbiology; pathology (88000 and up) has physicians' services among its codes. */
function isClinicalTest({ procedure }: ClaimLine): boolean {
  const number = digitsOnly(procedure)
  return number >= 80_047 && number <= 87_999 && !(number >= 80_500 && number <= 80_509)
}

/** Drawing blood (36415, 36416) is paid with the laboratory and not judged. */
function isNoTest({ procedure }: ClaimLine): boolean {
  const section = procedureSection(procedure)
  if (section === noSection || section === laboratory) return false
  const number = digitsOnly(procedure)
  return number !== 36_415 && number !== 36_416
}

function isNoAnesthesia({ procedure }: ClaimLine): boolean {
  const section = procedureSection(procedure)
  if (section === noSection || section === anesthesia) return false
  const number = digitsOnly(procedure)
  return number < 99_100 || number > 99_140
}

/**
 * What a line is overpaid for a modifier that its code cannot carry: all of it; or what it was paid above
 * one unit without the modifier, by the price of one elsewhere in the file, else by the usual 150%.
 */
export function misfitAtRisk(line: ClaimLine, share: number, memories: Memories): AtRisk {
  const whole = exposureCents(line)
  const known = share < 1 ? shareOverDue(line, line.units ?? 1, memories) : undefined
  const cents = Math.round(whole * (known ?? share))
  if (cents <= 0) return {}
  const amount = say`${money(whole)} ${words(basisOf(line))} on ${row(line)}`
  if (share === 1) return { atRisk: [{ line, cents }], arithmetic: amount }
  if (known !== undefined) {
    const arithmetic = say`${amount} less what the file pays for the code without the modifier`
    return { atRisk: [{ line, cents }], arithmetic }
  }
  const arithmetic = say`a third of ${amount}: 100% is due, if 150% was paid`
  return { atRisk: [{ line, cents }], arithmetic, estimated: true }
}
