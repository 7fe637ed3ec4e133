import type { SampledColumn } from '../table/table.ts'
import { readProcedure } from '../words/codes/codes.ts'
import { knownModifier } from '../words/codes/glued-codes.ts'

const strength =
  /\d\s*(?:MG|MCG|ML|GM|G|UNITS?|%)(?![A-Z])|\b(?:TAB|CAP|TABLET|CAPSULE|CREAM|INJ)S?\b/

/** Whether at least half of the values name a drug: a strength or a form stands in them. */
export function holdsDrugs({ values }: Pick<SampledColumn, 'values'>): boolean {
  return values.length > 0 && values.filter((v) => strength.test(v)).length >= values.length / 2
}

const hcpcs = /^[A-CEGHJKLMPQRSTV]\d{4}$/
const cpt = /^(?:\d{5}|\d{4}[FTU])$/
/** Visits, blood draws and panels: hardly a claims file is without any of them. */
const everyday =
  /^(?:99(?:20[2-5]|21[1-5]|22[1-3]|23[1-9]|28[1-5]|39[1-7])|36415|80053|80048|85025|85027|93000|71046|97110|97140)$/
const nearlyAll = 0.95
/** With its modifiers. */
const longestCode = 60
const oftenEveryday = 0.25

/** Whether nearly all values have the form of CPT or HCPCS codes, and many are everyday ones. */
export function holdsProcedures({ values }: Pick<SampledColumn, 'values'>): boolean {
  // Modifiers may stand behind a code, and what qualifies it before it: `99213-25`, `HC:99213:25`.
  const codes = values.map((value) =>
    value.length > longestCode
      ? value
      : value.replace(/^HC[:>^*|]/, '').replace(/(?:[\s,;:|/-]+[A-Z0-9]{2}){1,4}$/, ''),
  )
  const shareOf = (test: (value: string) => boolean) =>
    codes.length === 0 ? 0 : codes.filter(test).length / codes.length
  return (
    shareOf((v) => hcpcs.test(v) || cpt.test(v)) >= nearlyAll &&
    shareOf((v) => hcpcs.test(v) || everyday.test(v)) >= oftenEveryday &&
    codes.some((v) => cpt.test(v))
  )
}

const half = 0.5

/** Whether most values begin with a CPT or HCPCS code, as `HC:99213:25` does: whatever stands behind it comes second. */
export function mostlyNameServices(values: readonly string[]): boolean {
  const named = values.filter((value) => {
    const code = readProcedure(value)?.code ?? ''
    return hcpcs.test(code) || cpt.test(code)
  })
  return values.length > 0 && named.length >= values.length * half
}

const codeAndWords = /^(\d{5}|[A-CEGHJKLMPQRSTV]\d{4})(?:[\s:-]+[A-Z0-9]{2})?[\s:(-]+[A-Z]{2}/
const fewestBegun = 2
const oftenBegun = 0.25

/**
 * Whether values are what was done in words, with its code before it: `99213 OFFICE VISIT`. Between them may stand
 * payments and adjustments, as in the ledger of a practice.
 */
export function beginWithProcedures(values: readonly string[]): boolean {
  const codes = values.flatMap((value) => codeAndWords.exec(value)?.[1] ?? [])
  return (
    codes.length >= Math.max(fewestBegun, values.length * oftenBegun) &&
    codes.filter((code) => everyday.test(code)).length >= codes.length * oftenEveryday
  )
}

const fewestCounted = 5

/** Whether values begin at one and grow by ones from row to row, as the positions of a claim do: `1`, `2`, `1`. */
export function countsLines({ values }: SampledColumn): boolean {
  return values.length >= fewestCounted && countsUp(values)
}

/** The same, however few they are. */
export function countsUp(values: readonly string[]): boolean {
  if (values[0] !== '1' || !values.includes('2')) return false
  return values.every((value, at) => value === '1' || Number(value) === Number(values[at - 1]) + 1)
}

const everydayModifier = /^(?:25|26|59|50|76|95|TC|RT|LT|RR|NU)$/

/** One or several in a cell, whatever stands between them: `25,59`, `RRKH`. */
function modifiersIn(value: string): readonly string[] {
  return /^(?:[A-Z0-9]{2}){2,4}$/.test(value)
    ? (value.match(/../g) ?? [])
    : value.split(/[\s,;:|/-]+/)
}

const mostlyKnown = 0.85

/** Whether values are modifiers that payers know, but for some slips, and many are everyday ones. */
export function areModifiers(values: readonly string[]): boolean {
  const known = values.filter((value) =>
    modifiersIn(value).every((modifier) => knownModifier.test(modifier)),
  )
  const everyday = known.filter((value) =>
    modifiersIn(value).some((modifier) => everydayModifier.test(modifier)),
  )
  return (
    values.length > 0 &&
    known.length >= values.length * mostlyKnown &&
    everyday.length >= values.length * oftenEveryday
  )
}
