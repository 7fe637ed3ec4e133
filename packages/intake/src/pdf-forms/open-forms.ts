import type { PdfPage } from '../pdf/pdf-page.ts'
import { tokensOf } from '../source/token-source.ts'
import type { OpenFile } from '../source/open-file.ts'
import type { Meaning } from '../words/meanings.ts'
import { formColumns } from './form-columns.table.ts'
import { formHeaderRow, formRows } from './form-rows.ts'
import { placeForm, type PlacedForm } from './place-form.ts'
import { settledByShape } from './settle-by-shape.ts'

/** Claims on forms stand on one of the first pages: letters before them are short. */
const pagesLookedAt = 5

/**
 * Opens the claim forms (CMS-1500, UB-04) of a PDF as rows, one for each service line. Undefined where none of the
 * first pages is such a form.
 */
export function openForms(
  pages: readonly PdfPage[],
):
  | Pick<
      OpenFile,
      'tokens' | 'notes' | 'placeOf' | 'onPage' | 'setAsideBecause' | 'doubtsOf' | 'mapping'
    >
  | undefined {
  const placed: PlacedForm[] = []
  const others: number[] = []
  for (const page of pages) {
    const form = placeForm(page, placed.at(-1))
    if (form) placed.push(form)
    else if (!isBack(page)) others.push(page.page)
    if (placed.length === 0 && others.length >= pagesLookedAt) return undefined
  }
  if (placed.length === 0) return undefined
  const { rows, setAside, doubts, placeOf, onPage, notes } = formRows(settledByShape(placed))
  return {
    tokens: tokensOf(rows),
    notes: [formNote(placed), ...otherNotes(others, pages.length), ...notes],
    placeOf,
    onPage,
    setAsideBecause: (row) => setAside.get(row),
    ...(doubts.size > 0 && { doubtsOf: (row: number) => doubts.get(row) }),
    mapping: {
      headerRow: formHeaderRow,
      type: 'medical',
      because: 'the form says it in this place',
      columns: new Map<string, Meaning>(
        Object.values(formColumns).map(({ header, meaning }) => [header, meaning]),
      ),
    },
  }
}

/** The back of a form holds its conditions, and no claim. */
const backs =
  /form is used by various government|submission of this claim constitutes certification/i

function isBack({ words }: PdfPage): boolean {
  return backs.test(words.map(({ text }) => text).join(' '))
}

function formNote(placed: readonly PlacedForm[]): string {
  const counts = Map.groupBy(placed, ({ form }) => form.name)
  const kinds = Array.from(counts, ([name, pages]) => `${pages.length} of ${name}`).join(' and ')
  return `The file is a PDF of claim forms: ${kinds}, read by their boxes. Its rows are numbered by page and line of the form (3005 is page 3, line 5). A form states charges and no payments: what a patient paid (box 29, FL 54) is not read.`
}

function otherNotes(pages: readonly number[], count: number): string[] {
  if (pages.length === 0) return []
  const named = pages.slice(0, 20).join(', ') + (pages.length > 20 ? ' and more' : '')
  return [
    `${pages.length} of ${count} pages are no claim form that could be read (page ${named}); if they are scans or forms without values, their claims are missing from this audit.`,
  ]
}
