import type { ReadingDoubt } from '../words/reading-doubt.ts'
import { lacksItsLetter, withItsLetter } from '../words/codes/scanned-diagnosis.ts'
import type { FormBox } from './form-box.ts'
import { columnOf, type FormColumnName, type FormFacts } from './form-columns.table.ts'
import type { FormPage } from './form-page.ts'

/** A box, and the column that holds what stands in it. */
export type ColumnBox = readonly [column: FormColumnName, box: FormBox]

/** What two readers of a scan read differently in these boxes, and what only one reading of the page has. */
export function doubtsIn(page: FormPage, boxes: readonly ColumnBox[]): readonly ReadingDoubt[] {
  return boxes.flatMap(([name, box]) => {
    const lost = page.numberLost(box)
    if (lost !== undefined) return [doubted(name, '', lost)]
    return page
      .texts(box)
      .flatMap(({ text, doubt }) => (doubt === undefined ? [] : [doubted(name, text, doubt)]))
  })
}

/** Doubts without those whether a diagnosis begins with a one or an I: codes of ICD-10 begin with a letter. */
export function withoutLetterDoubts(
  doubts: readonly ReadingDoubt[],
  isIcd10: boolean,
): readonly ReadingDoubt[] {
  if (!isIcd10) return doubts
  return doubts.filter(
    ({ column, read, other }) =>
      column !== columnOf('diagnoses') || withItsLetter(read) !== withItsLetter(other),
  )
}

/** A doubt where a diagnosis of a scan begins with a digit that may be a letter. */
export function letterDoubt(code: string): readonly ReadingDoubt[] {
  return lacksItsLetter(code) ? [doubted('diagnoses', code, withItsLetter(code))] : []
}

/** Doubts about the numbers of the claim and of the patient on a scan. */
export function lookAlikeDoubts({ claimId, patientKey }: FormFacts): readonly ReadingDoubt[] {
  return [...lookAlikeDoubt('claimId', claimId), ...lookAlikeDoubt('patientKey', patientKey)]
}

/**
 * A doubt where a number of a scan has a capital I or O right before its digits, which readers of pictures take for a
 * one or a zero, both of them alike.
 */
function lookAlikeDoubt(
  name: 'claimId' | 'patientKey',
  number: string | undefined,
): readonly ReadingDoubt[] {
  const [, before = '', letters = '', digits = ''] =
    /^([A-Z]{0,4}?)([IO]+)(\d{3,})$/.exec(number ?? '') ?? []
  if (letters === '') return []
  const other = before + letters.replaceAll('I', '1').replaceAll('O', '0') + digits
  return [doubted(name, number ?? '', other)]
}

/** A form knows which of its boxes matter. */
function doubted(name: FormColumnName, read: string, other: string): ReadingDoubt {
  return { column: columnOf(name), read, other, matters: true }
}
