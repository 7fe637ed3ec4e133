import type { Day } from '@plumbline/engine'
import { datedLines } from '../dates/dated-lines.ts'
import { quoted } from '../quotes.ts'
import type { Asked, BilledLine, RecordLine } from '../record.ts'

/** Whether a text is the number of the claim's patient; who asks knows numbers by their marks alone. */
export type IsPatient = (identifier: string) => boolean

/** Numbers with letters or digits that a member or a chart may have. */
const identifier = /[A-Z0-9][A-Z0-9-]{3,24}/gi
const sexes = [
  [
    'F',
    /\b(?:sex|gender)\W{1,3}f(?:emale)?\b|\b(?:year|yr|y)[- ]?(?:s )?(?:old|o)\b[^.]{0,30}?\b(?:female|woman|lady|girl)\b|\b\d{1,3} ?y\/?o ?f\b/i,
  ],
  [
    'M',
    /\b(?:sex|gender)\W{1,3}m(?:ale)?\b|\b(?:year|yr|y)[- ]?(?:s )?(?:old|o)\b[^.]{0,30}?\b(?:male|man|gentleman|boy)\b|\b\d{1,3} ?y\/?o ?m\b/i,
  ],
] as const

/** Whether the record is of the claim's patient: by number, else what birth date and sex can say against it. */
export function askPatient(
  lines: readonly RecordLine[],
  billed: BilledLine,
  isPatient: IsPatient,
): Asked {
  const byNumber = lines.filter(({ text }) =>
    (text.match(identifier) ?? []).some((word) => /\d/.test(word) && isPatient(word)),
  )
  const births = datedLines(lines).filter(({ kind }) => kind === 'birth')
  // Records name others too, a husband or a child: only where nobody fits is it another's.
  const otherAge = births.some(({ day }) => isOfAge(day, billed)) ? [] : births
  const sexed = lines.filter(({ text }) => sexIn(text) !== undefined)
  const isOfSex = sexed.some(({ text }) => sexIn(text) === billed.sex)
  const otherSex = billed.sex === undefined || isOfSex ? [] : sexed
  if (byNumber.length > 0 && otherAge.length + otherSex.length > 0)
    return {
      answer: 'cannot-tell',
      because: 'The member number is that of the claim, but birth date or sex are not.',
      quotes: quoted([...byNumber, ...otherAge.map(({ line }) => line), ...otherSex]),
    }
  if (byNumber.length > 0)
    return {
      answer: 'supported',
      because: 'It has the member number of the claim.',
      quotes: quoted(byNumber),
    }
  if (otherAge.length + otherSex.length > 0)
    return {
      answer: 'contradicted',
      because: `Its ${otherAge.length > 0 ? 'birth date' : 'sex'} is not that of the claim's patient.`,
      quotes: quoted([...otherAge.map(({ line }) => line), ...otherSex]),
    }
  if (births.length > 0 && billed.ageYears !== undefined)
    return {
      answer: 'cannot-tell',
      because: 'The age agrees with the claim; the member number of the claim is not in it.',
      quotes: quoted(births.map(({ line }) => line)),
    }
  return {
    answer: 'not-found',
    because:
      'The member number of the claim is not in it, and nothing else that tells the patient.',
    quotes: [],
  }
}

/** Whether somebody born on a day has the claim's age on the day of service; true where that is not known. */
function isOfAge(born: Day, { ageYears, serviceFromDay }: BilledLine): boolean {
  if (ageYears === undefined || serviceFromDay === undefined) return true
  return Math.abs((serviceFromDay - born) / 365.2425 - ageYears - 0.5) <= 1
}

/** The one that a line says; undefined where it says none or both. */
function sexIn(text: string): 'F' | 'M' | undefined {
  const said = sexes.filter(([, words]) => words.test(text)).map(([which]) => which)
  return said.length === 1 ? said[0] : undefined
}
