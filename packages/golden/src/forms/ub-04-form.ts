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
  'claimId line form originalClaimId payer patient birth sex from admission',
  'billingNpi taxId billType revenue drg code modifiers diagnoses units charge',
]
const isField = (name: string): name is keyof MedicalRow => name !== ''
const fields = new Set(said.join(' ').split(' ').filter(isField))

/** A PDF holds so many forms at most, one a page. */
const mostForms = 250
const linesOfForm = 22

/** Claims of hospitals on their form, 22 revenue lines a page. */
export function ub04Form(kind: PaperKind): Form<MedicalRow> {
  return {
    name: `PDF: UB-04, ${kind}`,
    fields,
    write: (rows) => {
      const paper = new FormPaper({ ...sheets.ub04, labels, ruled }, kind)
      for (const claim of claimsOf(rows)) writeClaim(paper, claim, kind)
      return paper.finished()
    },
    loses: (rows) =>
      [...claimsOf(rows)]
        .sort((a, b) => Number(isLong(b)) - Number(isLong(a)))
        .slice(0, mostForms)
        .flatMap(asOneForm),
    own: {
      columns: [
        ['Statement From', ({ from }) => isoDate(from)],
        ['ICD Version', icdVersion],
        ['Provider Name', () => 'RIVER HOSPITAL'],
      ],
    },
  }
}

/** Of more than one page. */
function isLong({ length }: Claim): boolean {
  return length > linesOfForm
}

/** What stands once for all lines. */
function asOneForm(claim: Claim): readonly MedicalRow[] {
  const [{ drg, payer }] = claim
  return asOneClaim(claim).map((row) => ({ ...row, drg, payer }))
}

function writeClaim(paper: FormPaper, claim: Claim, kind: PaperKind): void {
  const pages = Math.ceil(claim.length / linesOfForm)
  for (let page = 1; page <= pages; page++) {
    writeHead(paper, claim)
    const lines = claim.slice((page - 1) * linesOfForm, page * linesOfForm)
    for (const [at, line] of lines.entries()) writeLine(paper, line, 19 + at, kind)
    if (pages > 1) {
      paper.put(String(page), 11, 41, 3)
      paper.put(String(pages), 18, 41, 3)
    }
    if (page < pages) continue
    const total = claim.reduce((sum, { charge }) => sum + charge, 0)
    paper.put('0001', 1, 41, 4)
    paper.put(amount(total, kind), 61, 41, 9)
  }
}

/** A page with all but its lines. */
function writeHead(paper: FormPaper, claim: Claim): void {
  const [row] = claim
  const [principal = '', ...others] = diagnosesOf(claim)
  paper.page()
  paper.put('RIVER HOSPITAL', 1, 2, 24)
  paper.put(row.claimId, 56, 2, 20)
  paper.put(row.billType, 78, 3, 4)
  paper.put(row.taxId, 52, 5, 9)
  paper.put(monthDayYear(row.birth, 4), 1, 9, 8)
  paper.put(row.sex, 10, 9)
  if (row.admission !== undefined) paper.put(monthDayYear(row.admission, 2), 13, 9, 6)
  paper.put(row.billingNpi, 68, 42, 12)
  paper.put(row.payer, 1, 43, 22)
  paper.put(row.patient, 31, 47, 19)
  paper.put(row.originalClaimId, 33, 51, 25)
  paper.put(principal.replace('.', ''), 4, 54, 7)
  for (const [at, code] of others.slice(0, 8).entries())
    paper.put(code.replace('.', ''), 12.5 + 8 * at, 54, 7)
  paper.put(icdVersion(row) === '9' ? '9' : '0', 1, 55)
  paper.put(row.drg, 44, 56, 4)
}

function writeLine(paper: FormPaper, row: MedicalRow, line: number, kind: PaperKind): void {
  paper.put(row.revenue, 1, line, 4)
  paper.put('SERVICE', 6, line, 22)
  paper.put([row.code, ...row.modifiers].join(''), 31, line, 14)
  paper.put(monthDayYear(row.from, 2), 46, line, 6)
  paper.put(String(row.units).padStart(7), 53, line, 7)
  paper.put(amount(row.charge, kind), 61, line, 9)
}

function amount(cents: number, kind: PaperKind): string {
  return kind === 'filled in' ? (cents / 100).toFixed(2) : boxed(cents, 7)
}

function monthDayYear(day: Day, digits: 2 | 4): string {
  const [year = '', month = '', date = ''] = isoDate(day).split('-')
  return `${month}${date}${digits === 4 ? year : year.slice(2)}`
}

/** FL 67 has large letters where codes are filled in, as faint as this on the blank form of the National Uniform Billing Committee. */
const faint = '#e6e6e6'

/** The form's own words near the values, as programs print them that draw the form too. */
const labels: readonly Label[] = [
  ['3a PAT. CNTL #', 55, 1.4],
  ['4 TYPE OF BILL', 78, 1.6],
  ['5 FED. TAX NO.', 52, 3.9],
  ['6 STATEMENT COVERS PERIOD FROM', 61, 4.1],
  ['8 PATIENT NAME a', 1, 5.8],
  ['10 BIRTHDATE', 1, 7.9],
  ['11 SEX', 10, 7.9],
  ['12 DATE', 13, 8.1],
  ['42 REV. CD.', 1, 17.8],
  ['43 DESCRIPTION', 6, 17.8],
  ['44 HCPCS / RATE / HIPPS CODE', 31, 17.8],
  ['45 SERV. DATE', 46, 17.8],
  ['46 SERV. UNITS', 53, 17.8],
  ['47 TOTAL CHARGES', 61, 17.8],
  ['PAGE', 6, 41, 9],
  ['OF', 13.5, 41, 9],
  ['CREATION DATE', 34, 41, 9],
  ['TOTALS', 52, 41, 9],
  ['NPI', 65, 57, 5],
  ['50 PAYER NAME', 1, 41.8],
  ['56 NPI', 65, 41.9],
  ['60 INSURED’S UNIQUE ID', 30, 45.9],
  ['64 DOCUMENT CONTROL NUMBER', 32, 49.9],
  ['66', 1, 53.7],
  ...['67', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter, at): Label => [
    letter,
    4 + 8 * at,
    54.2,
    14,
    faint,
  ]),
  ...['I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q'].map((letter, at): Label => [
    letter,
    4.4 + 8 * at,
    55.2,
    14,
    faint,
  ]),
  ['68', 74, 53.7, 14, faint],
  ['69 ADMIT DX', 1, 55.7],
  ['71 PPS CODE', 40, 56],
  ['UB-04 CMS-1450', 1, 64],
]

/** Its boxes where something is filled in: a line below each of the lines 42 to 47, and between their columns. */
const ruled: readonly RuledLine[] = [
  ...Array.from({ length: 24 }, (_, at): RuledLine => [0.3, 18.3 + at, 83, 18.3 + at]),
  ...[0.3, 5.5, 30.4, 45.4, 52.4, 60.3, 70.4, 80.4, 83].map((column): RuledLine => [
    column,
    17.2,
    column,
    41.3,
  ]),
  ...[2.3, 3.3, 5.3, 6.3, 7.3, 9.3, 11.3, 12.3].map((line): RuledLine => [0.3, line, 83, line]),
  ...[42.3, 45.3, 49.3, 53.3, 54.3, 55.3, 57.3].map((line): RuledLine => [0.3, line, 83, line]),
]
