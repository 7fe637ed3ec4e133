import type { TokenRow } from '../source/token-source.ts'
import type { ReadingDoubt } from '../words/reading-doubt.ts'
import type { SetAsideCode } from '../words/set-aside.ts'
import type { PagePlace } from '../words/row-place.ts'
import type { FormLine } from './form-claim.ts'
import { chargesOf, claimsOf, type PagesOfClaim } from './pages-of-claims.ts'
import { cellsOf, formHeader, type FormFacts } from './form-columns.table.ts'
import type { PlacedForm } from './place-form.ts'

/** Rows of forms are numbered by page and line of the form: 3005 is page 3, line 5. */
const linesOfPage = 1000

/** The header stands on no page. */
export const formHeaderRow = 0

/** Letter size, with a margin. */
const wholeSheet = { left: 12, top: 12, right: 600, bottom: 780 } as const

/** The services of forms as rows of a table. */
export interface FormRows {
  readonly rows: readonly TokenRow[]
  readonly setAside: ReadonlyMap<number, SetAsideCode>
  /** Of rows of a scan, what was read in two ways. */
  readonly doubts: ReadonlyMap<number, readonly ReadingDoubt[]>
  readonly placeOf: (row: number) => string
  readonly onPage: (row: number) => PagePlace | undefined
  readonly notes: readonly string[]
}

/** Puts the services of forms under each other; the pages of one claim are one claim. */
export function formRows(forms: readonly PlacedForm[]): FormRows {
  const rows: TokenRow[] = [{ row: formHeaderRow, cells: [...formHeader] }]
  const setAside = new Map<number, SetAsideCode>()
  const doubts = new Map<number, readonly ReadingDoubt[]>()
  const notes: string[] = []
  const placed = new Map(forms.map((form) => [form.claim.page, form]))
  for (const claim of claimsOf(forms)) {
    notes.push(...totalNotes(claim))
    const ofAll = doubtsOfAll(claim)
    let number = 0
    for (const { claim: page } of claim) {
      for (const line of linesOf(page.lines)) {
        const row = page.page * linesOfPage + line.line
        const lineNumber = String(++number)
        rows.push({ row, cells: cellsOf({ ...factsOf(claim), ...line.facts, lineNumber }) })
        if (line.because !== undefined) setAside.set(row, line.because)
        if (ofAll) doubts.set(row, [...ofAll, ...line.doubts])
      }
    }
  }
  return {
    rows,
    setAside,
    doubts,
    notes,
    placeOf: (row) => {
      const page = Math.floor(row / linesOfPage)
      const form = placed.get(page)?.form
      return `Page ${page}, ${form?.placeOf(row % linesOfPage) ?? 'claim form'}`
    },
    onPage: (row) => {
      const form = placed.get(Math.floor(row / linesOfPage))
      return form && onPage(form, row % linesOfPage)
    },
  }
}

/** Where a line of a form was printed; the sheet as a whole where the form has none. */
function onPage({ form, shift, claim: { page, doubts } }: PlacedForm, line: number): PagePlace {
  const { left, top, right, bottom } = form.boxOf(line) ?? wholeSheet
  const [x, y] = [shift.right, shift.down]
  const isScan = doubts !== undefined
  return {
    page,
    isScan,
    turn: 0,
    left: left + x,
    top: top + y,
    right: right + x,
    bottom: bottom + y,
  }
}

/** A form without services is kept as one row, so that it is set aside with its reason. */
function linesOf(lines: readonly FormLine[]): readonly FormLine[] {
  return lines.length > 0
    ? lines
    : [{ line: 0, facts: {}, because: 'claim-without-lines', doubts: [] }]
}

/** What is in doubt for all lines of a claim; undefined where no page of it is a scan. */
function doubtsOfAll(claim: PagesOfClaim): readonly ReadingDoubt[] | undefined {
  const scans = claim.flatMap(({ claim: { doubts } }) => (doubts ? [doubts] : []))
  return scans.length > 0 ? scans.flat() : undefined
}

/** What the pages of a claim say of it, the first before the others; a form without a number has its page's. */
function factsOf(claim: PagesOfClaim): FormFacts {
  const first = claim[0]?.claim
  const facts: FormFacts = { claimId: `Form on page ${first?.page ?? 0}` }
  for (const { claim: page } of claim.toReversed()) Object.assign(facts, page.facts)
  return facts
}

function totalNotes(claim: PagesOfClaim): string[] {
  const total = claim.findLast(({ claim: page }) => page.totalCents !== undefined)?.claim
  const lines = claim.flatMap(({ claim: page }) => page.lines)
  if (total?.totalCents === undefined || lines.some(isUncertain)) return []
  const cents = chargesOf(lines)
  if (cents === total.totalCents || Number.isNaN(cents)) return []
  return [
    `Page ${total.page}: the charges of the lines add up to ${dollars(cents)}, the form states ${dollars(total.totalCents)} as their total. Lines are audited as they stand.`,
  ]
}

function isUncertain({ because, doubts }: FormLine): boolean {
  return because !== undefined || doubts.length > 0
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
