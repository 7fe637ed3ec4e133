import { isoDate, type Day } from '@plumbline/engine'
import type { MedicalRow } from '../making/medical-row.ts'
import {
  boxed,
  FormPaper,
  sheets,
  type Label,
  type PaperKind,
  type RuledLine,
} from '../../../intake/src/testing/form-paper.ts'
import type { Form } from './form.ts'
import { asOneClaim, claimsOf, icdVersion } from './one-claim.ts'
import { diagnosesOf, type Claim } from './x12-claims.ts'

const said = [
  'claimId line form frequency originalClaimId payer patient birth sex from through',
  'billingNpi renderingNpi facilityNpi referringNpi taxId place code modifiers diagnoses units ndc charge',
]
const isField = (name: string): name is keyof MedicalRow => name !== ''
const fields = new Set(said.join(' ').split(' ').filter(isField))

/** A PDF holds so many forms at most, one a page. */
const mostForms = 250
const linesOfForm = 6
const mostDiagnoses = 12

/** Professional claims on the form of physicians, six services a page, those that go on over two pages first. */
export function cms1500Form(kind: PaperKind): Form<MedicalRow> {
  return {
    name: `PDF: CMS-1500 (02/12), ${kind}`,
    fields,
    write: (rows) => {
      const paper = new FormPaper({ ...sheets.cms1500, labels, ruled }, kind)
      for (const claim of claimsOf(rows)) writeClaim(paper, claim, kind)
      return paper.finished()
    },
    loses: (rows) =>
      claimsOf(rows)
        .filter((claim) => diagnosesOf(claim).length <= mostDiagnoses)
        .toSorted((one, other) => pagesOf(other) - pagesOf(one))
        .slice(0, mostForms)
        .flatMap(asOneForm),
    own: {
      blank: { headers: ['Frequency'], where: ({ frequency }) => frequency === '1' },
      columns: [
        ['ICD Version', icdVersion],
        ['Provider Name', () => 'RIVER GROUP'],
        ['Claim Charge', () => ''],
      ],
    },
  }
}

function pagesOf({ length }: Claim): number {
  return Math.ceil(length / linesOfForm)
}

/** What stands once for all services. */
function asOneForm(claim: Claim): readonly MedicalRow[] {
  const [{ referringNpi, facilityNpi, payer }] = claim
  return asOneClaim(claim).map((row) => ({ ...row, referringNpi, facilityNpi, payer }))
}

/** The total stands on the last page of a claim. */
function writeClaim(paper: FormPaper, claim: Claim, kind: PaperKind): void {
  for (let page = 0; page < pagesOf(claim); page++) {
    const lines = claim.slice(page * linesOfForm, (page + 1) * linesOfForm)
    const isLast = (page + 1) * linesOfForm >= claim.length
    writePage(paper, claim, lines, isLast, kind)
  }
}

function writePage(
  paper: FormPaper,
  claim: Claim,
  lines: readonly MedicalRow[],
  isLast: boolean,
  kind: PaperKind,
): void {
  const [row] = claim
  const codes = diagnosesOf(claim)
  paper.page()
  paper.put(row.payer, 42, 1, 30)
  paper.put(row.patient, 50, 8, 29)
  paper.put(monthDayYear(row.birth, 4), 31, 10, 10)
  paper.put('X', row.sex === 'M' ? 42 : 47, 10)
  paper.put(row.referringNpi, 32, 34, 17)
  paper.put(icdVersion(row) === '9' ? '9' : '0', 42, 37)
  for (const [at, code] of codes.entries())
    paper.put(code.replace('.', ''), [3, 16, 29, 42][at % 4] ?? 0, 38 + Math.floor(at / 4), 7)
  if (row.frequency !== '1') paper.put(row.frequency, 50, 38, 11)
  paper.put(row.originalClaimId, 62, 38, 18)
  for (const [at, line] of lines.entries()) writeLine(paper, line, 44 + 2 * at, codes, kind)
  const total = claim.reduce((sum, { charge }) => sum + charge, 0)
  paper.put(row.taxId, 2, 56, 15)
  paper.put(row.claimId, 23, 56, 14)
  if (isLast) paper.put(amount(total, kind), 51, 56, 9)
  paper.put('RIVER GROUP', 50, 58, 29)
  paper.put(row.facilityNpi, 25, 61, 10)
  paper.put(row.billingNpi, 52, 61, 10)
}

function writeLine(
  paper: FormPaper,
  row: MedicalRow,
  line: number,
  codes: readonly string[],
  kind: PaperKind,
): void {
  if (row.ndc !== '') paper.put(`N4${row.ndc}`, 1, line - 1, 60)
  paper.put(monthDayYear(row.from, 2), 1, line, 8)
  paper.put(monthDayYear(row.through, 2), 10, line, 8)
  paper.put(row.place, 19, line)
  paper.put(row.code, 25, line, 6)
  for (const [at, modifier] of row.modifiers.entries())
    paper.put(modifier, [33, 36, 39, 42][at] ?? 42, line)
  const letters = row.diagnoses.map((code) => String.fromCharCode(65 + codes.indexOf(code)))
  paper.put(letters.join(''), 45, line, 4)
  paper.put(amount(row.charge, kind, 6), 50, line, 8)
  paper.put(String(row.units), 59, line, 3)
  paper.put(row.renderingNpi, 68, line, 11)
}

/** Whoever types has a point; a printer has the form's own line for the cents. */
function amount(cents: number, kind: PaperKind, dollarColumns = 7): string {
  return kind === 'filled in' ? (cents / 100).toFixed(2) : boxed(cents, dollarColumns)
}

function monthDayYear(day: Day, digits: 2 | 4): string {
  const [year = '', month = '', date = ''] = isoDate(day).split('-')
  return `${month} ${date} ${digits === 4 ? year : year.slice(2)}`
}

/** Boxes 32a and 33a have large letters under the number, as faint as this on the blank form that CMS publishes. */
const faint = '#e6e6e6'

/** The form's own words near the values, as programs print them that draw the form too. */
const labels: readonly Label[] = [
  ['HEALTH INSURANCE CLAIM FORM', 1, 3],
  ['1. MEDICARE', 1, 7],
  ['1a. INSURED’S I.D. NUMBER', 50, 7],
  ['3. PATIENT’S BIRTH DATE', 31, 8.9],
  ['MM', 32.1, 9.2],
  ['DD', 35.3, 9.2],
  ['YY', 39.2, 9.2],
  ['SEX', 44, 8.9],
  ['M', 41, 10],
  ['F', 46, 10],
  ['17b.', 29, 34],
  ['NPI', 30, 34],
  ['ICD Ind.', 39, 37],
  ...['A.', 'B.', 'C.', 'D.'].map((letter, at): Label => [letter, 1.6 + 13 * at, 38]),
  ...['E.', 'F.', 'G.', 'H.'].map((letter, at): Label => [letter, 1.6 + 13 * at, 39]),
  ['22. RESUBMISSION CODE', 50, 37],
  ['24. A. DATE(S) OF SERVICE', 1, 41],
  ['D. PROCEDURES, SERVICES, OR SUPPLIES', 25, 41],
  ['$ CHARGES', 51, 42],
  ...[1, 2, 3, 4, 5, 6].map((line): Label => ['NPI', 65, 42 + 2 * line]),
  ['25. FEDERAL TAX I.D. NUMBER', 1, 55],
  ['SSN EIN', 16, 55],
  ['26. PATIENT’S ACCOUNT NO.', 23, 55],
  ['28. TOTAL CHARGE', 50, 55],
  ['$', 50, 56, 9],
  ...[1, 2, 3, 4, 5, 6].map((line): Label => [String(line), -0.4, 42 + 2 * line, 9]),
  ...['I.', 'J.', 'K.', 'L.'].map((letter, at): Label => [letter, 1.6 + 13 * at, 40]),
  ['NPI', 25, 61, 14, faint],
  ['NPI', 52, 61, 14, faint],
  ['33. BILLING PROVIDER INFO & PH #', 50, 57],
  ['a.', 23.4, 61],
  ['a.', 50, 61],
  ['NUCC Instruction Manual available at: www.nucc.org', 1, 62],
]

/** Its boxes: a line under each of the boxes, and in box 24 between the services and their columns. */
const ruled: readonly RuledLine[] = [
  ...[6.3, 8.4, 10.4, 12.4, 14.4, 16.4, 18.4, 20.4, 22.4, 24.4, 26.4, 29.4, 32.4, 34.4, 36.1].map(
    (line): RuledLine => [0.3, line, 80.5, line],
  ),
  ...Array.from({ length: 7 }, (_, at): RuledLine => [0.3, 42.4 + 2 * at, 80.5, 42.4 + 2 * at]),
  ...[0.3, 9.7, 18.5, 21.8, 24.5, 32.1, 44.5, 49.6, 58.5, 62.6, 64.6, 67.6, 80.5].map(
    (column): RuledLine => [column, 40.4, column, 54.4],
  ),
  [55.9, 43.4, 55.9, 54.4],
  ...[22.7, 38.6, 49.6, 63.5, 73.5].map((column): RuledLine => [column, 54.4, column, 56.4]),
  ...[56.4, 61.6].map((line): RuledLine => [0.3, line, 80.5, line]),
]
