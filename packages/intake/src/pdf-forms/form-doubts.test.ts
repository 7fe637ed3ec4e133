import { describe, expect, it } from 'vitest'
import { replacedRows, withReplacedRows } from '../correct/replaced-rows.ts'
import type { PdfPage, PdfWord } from '../pdf/pdf-page.ts'
import { firstRows } from '../source/token-source.ts'
import { columnOf, stated, type FormColumnName } from './form-columns.table.ts'
import { lookAlikeDoubts } from './form-doubts.ts'
import { FormPage } from './form-page.ts'
import { openForms } from './open-forms.ts'
import { billDoubts } from './ub-04-doubts.table.ts'

/** A word by column and line of a CMS-1500, ten characters to the inch and six lines. */
function word(text: string, column: number, line: number, doubt?: string): PdfWord {
  const left = 17 + 7.2 * column
  const at = { left, right: left + 7.2 * text.length, baseline: 21 + 12 * line }
  return { text, ...at, size: 10, space: 6, goesOn: false, ...(doubt !== undefined && { doubt }) }
}

/** A scanned claim with a service, of whose charge and units two readers make two things. */
function scan(isScan = true): PdfPage {
  const words = [
    ...[word('W12345678', 50, 8), word('04', 31, 10), word('12', 34, 10), word('1961', 37, 10)],
    ...[word('X', 47, 10), word('0', 42, 37), word('E119', 3, 38), word('A1001', 23, 56)],
    ...['01', '15', '26'].flatMap((part, at) => [
      word(part, 1 + 3 * at, 44),
      word(part, 10 + 3 * at, 44),
    ]),
    ...[word('11', 19, 44), word('99213', 25, 44), word('A', 45, 44)],
    ...[word('125.00', 50, 44, '126.00'), word('1', 59, 44, '7'), word('1003000126', 68, 44)],
    ...[word('125.00', 54, 56), word('1234567893', 52, 61)],
  ]
  return { page: 1, words, fields: [], isScan }
}

function opened(page: PdfPage) {
  const forms = openForms([page])
  if (!forms) throw new Error('The page is no form')
  return { ...forms, sha256: '' }
}

const row = 1001
const columns = (...names: FormColumnName[]) => names.map(columnOf)

/** Which columns of the service are in doubt once these cells of it were sent. */
async function doubtedAfter(...cells: readonly (readonly [FormColumnName, string])[]) {
  const file = opened(scan())
  const read = (await firstRows(file.tokens)).find((each) => each.row === row)?.cells ?? []
  // As it is downloaded: what is in doubt is blank.
  const sent = read.map((cell, at) => (columns('charge', 'units').includes(at) ? '' : cell))
  for (const [name, cell] of cells) sent[columnOf(name)] = cell
  const corrected = withReplacedRows(file, await replacedRows(file, new Map([[row, sent]])))
  return corrected.doubtsOf?.(row)?.map(({ column }) => column)
}

describe('a scanned form', () => {
  it('says which of its boxes two readers read differently', () => {
    expect(opened(scan()).doubtsOf?.(row)).toMatchObject([
      { column: columnOf('charge'), read: '125.00', other: '126.00' },
      { column: columnOf('units'), read: '1', other: '7' },
    ])
    expect(opened(scan(false)).doubtsOf).toBeUndefined()
  })

  it('loses the doubt of a box that was confirmed or changed, and of no other', async () => {
    expect(await doubtedAfter(['charge', '125.00'])).toEqual(columns('units'))
    expect(await doubtedAfter(['charge', '126.00'], ['units', '1'])).toEqual([])
    expect(await doubtedAfter(['modifiers', '25'])).toEqual(columns('charge', 'units'))
    expect(await doubtedAfter()).toEqual(columns('charge', 'units'))
  })
})

describe('a scanned form with labels', () => {
  const withoutUnits = scan().words.filter(({ text }) => text !== '1')

  it('doubts a number that is gone once its small print was taken off', () => {
    const page = { ...scan(), filledIn: withoutUnits }
    expect(opened(page).doubtsOf?.(row)).toContainEqual({
      ...{ column: columnOf('units'), read: '', other: '1', matters: true },
    })
  })
})

it('takes a one that an I may be for no doubt, where codes begin with letters', () => {
  const words = (indicator: string) =>
    scan().words.map((each) => {
      if (each.text === 'E119') return { ...each, text: '1109', doubt: 'I109' }
      return each.text === '0' ? { ...each, text: indicator } : each
    })
  const doubted = (indicator: string) =>
    opened({ ...scan(), words: words(indicator) })
      .doubtsOf?.(row)
      ?.map(({ column }) => column)
  expect(doubted('0')).not.toContain(columnOf('diagnoses'))
  expect(doubted('9')).toContain(columnOf('diagnoses'))
})

it.each([
  ['CI7350640', 'C17350640'],
  ['IO123', '10123'],
  ['C17350640', undefined],
  ['BIO-12', undefined],
  ['OIL', undefined],
  [undefined, undefined],
])('a number %s of a scan may be %s', (read, other) => {
  expect(lookAlikeDoubts(stated({ claimId: read })).map((doubt) => doubt.other)).toEqual(
    other === undefined ? [] : [other],
  )
})

it.each([
  ['870', '70', false],
  ['871', '811', true],
  ['70', '870', true],
  ['870', '', true],
])('a DRG that is %s or %s is in doubt: %s', (text, doubt, isDoubted) => {
  const drg = { text, left: 323.5, right: 342.7, baseline: 670, size: 10, space: 6, doubt }
  const words = [drg, { ...drg, text: '12345', baseline: 770 }].map((each) => ({
    ...each,
    goesOn: false,
  }))
  const doubts = billDoubts(new FormPage({ page: 1, words, fields: [], isScan: true }))
  expect(doubts.map(({ column }) => column)).toEqual(isDoubted ? columns('drg') : [])
})
