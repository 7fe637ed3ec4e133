import {
  cms1500Boxes as boxes,
  cms1500Cents,
  cms1500Diagnoses,
  cms1500FirstColumn,
  cms1500Services,
  type ServiceBoxes,
} from './cms-1500-boxes.table.ts'
import { claimDoubts, serviceDoubts } from './cms-1500-doubts.table.ts'
import { supplementOf } from './drug-of-line.ts'
import { boxAmount, centsOf } from './form-amounts.ts'
import type { FormClaim, FormLine } from './form-claim.ts'
import { stated, type FormFacts } from './form-columns.table.ts'
import { boxBirthDay, boxDay } from './form-dates.ts'
import { letterDoubt, lookAlikeDoubts, withoutLetterDoubts } from './form-doubts.ts'
import type { FormPage } from './form-page.ts'
import { withItsLetter } from '../words/codes/scanned-diagnosis.ts'

/** Reads a page as a CMS-1500 (02/12): up to six services with what the form says of all of them. */
export function readCms1500(page: FormPage): FormClaim {
  const printed = page.printedFrom(cms1500Services.map(({ from }) => from))
  const printedOff = printed === undefined ? undefined : printed - cms1500FirstColumn
  const total = boxAmount(page, boxes.total, { left: cms1500Cents.total, printedOff })
  const facts = claimFacts(page, total.text)
  const isIcd10 = page.text(boxes.icdVersion) === '0'
  const diagnoses = cms1500Diagnoses
    .map((box) => diagnosisIn(page.text(box)))
    .map((code) => (page.isScan && isIcd10 ? withItsLetter(code) : code))
  return {
    page: page.page,
    facts,
    lines: cms1500Services.flatMap((service, at) =>
      lineOf(page, service, at + 1, { diagnoses, printedOff }),
    ),
    totalCents: centsOf(total.text),
    doubts: page.isScan
      ? [
          ...withoutLetterDoubts(claimDoubts(page), isIcd10),
          ...diagnoses.flatMap(letterDoubt),
          ...lookAlikeDoubts(facts),
        ]
      : undefined,
    goesOn: !total.isUnclear && centsOf(total.text) === undefined,
  }
}

/** Two spellings of a name make no line wrong. */
function claimFacts(page: FormPage, total: string | undefined): FormFacts {
  const text = (name: keyof typeof boxes) => page.text(boxes[name])
  return stated({
    claimId: text('account'),
    claimType: 'CMS-1500',
    frequencyCode: /^\d/.exec(text('resubmission'))?.[0],
    originalClaimId: text('originalClaim'),
    payer: text('planName') || text('payerName'),
    planType: coverageOf(page),
    patientKey: text('insuredId'),
    patientName: text('patientName'),
    birthDay: boxBirthDay(text('birth')),
    sex: sexOf(page),
    admissionDay: boxDay(text('admitted')),
    dischargeDay: boxDay(text('discharged')),
    icdVersion: { '0': '10', '9': '9' }[text('icdVersion')],
    billingNpi: npiIn(text('billingNpi')),
    referringNpi: npiIn(text('referringNpi')),
    facilityNpi: npiIn(text('facilityNpi')),
    providerTaxId: text('taxId'),
    providerId: text('billingName'),
    claimCharge: centsOf(total) === undefined ? undefined : total,
  })
}

/** What the lines of a claim share. */
interface OfClaim {
  readonly diagnoses: readonly string[]
  readonly printedOff: number | undefined
}

function lineOf(
  page: FormPage,
  service: ServiceBoxes,
  line: number,
  { diagnoses, printedOff }: OfClaim,
): FormLine[] {
  const text = (name: keyof ServiceBoxes) => page.text(service[name])
  const charge = boxAmount(page, service.charge, { left: cms1500Cents.charge, printedOff })
  const [code = '', ...behind] = text('code').split(/[\s-]+/)
  const from = text('from')
  if (
    [from, code, charge.text ?? (charge.isUnclear ? '?' : ''), text('place')].every(
      (value) => value === '',
    )
  )
    return []
  const facts = stated({
    lineNumber: String(line),
    serviceFromDay: boxDay(from),
    serviceThroughDay: boxDay(text('through')),
    placeOfService: text('place'),
    procedureCode: code.toUpperCase(),
    modifiers: pairsIn([...behind, text('modifiers')].join('')).join(','),
    diagnoses: pointedTo(text('pointers'), diagnoses).join(';'),
    charge: charge.text,
    units: text('units').replace(/^(\d+) (\d)$/, '$1.$2'),
    renderingNpi: npiIn(text('renderingNpi')),
    ...supplementOf(text('supplement')),
  })
  const doubts = serviceDoubts(page, service)
  return [{ line, facts, doubts, ...(charge.isUnclear && { because: 'unclear-amount' }) }]
}

const coverages = [
  ['isMedicare', 'Medicare'],
  ['isMedicaid', 'Medicaid'],
  ['isTricare', 'TRICARE'],
  ['isChampva', 'CHAMPVA'],
  ['isGroup', 'Group health plan'],
] as const

function coverageOf(page: FormPage): string | undefined {
  const marked = coverages.filter(([name]) => page.isMarked(boxes[name]))
  return marked.length === 1 ? marked[0]?.[1] : undefined
}

/** Both marks say nothing. */
function sexOf(page: FormPage): string | undefined {
  const isMale = page.isMarked(boxes.isMale)
  return isMale === page.isMarked(boxes.isFemale) ? undefined : isMale ? 'M' : 'F'
}

/** Box 21 has its letter before the code where the form is printed too; the point of the code is not printed. */
function diagnosisIn(text: string): string {
  return text
    .replace(/^[A-L]\.?\s+/, '')
    .replace(/[\s.]/g, '')
    .toUpperCase()
}

/** `AB`, `A,B` or `12`: the diagnoses that a service points to, in its order; all where it points to none. */
function pointedTo(pointers: string, diagnoses: readonly string[]): readonly string[] {
  const letters = Array.from(pointers.toUpperCase().replace(/[^A-L1-9]/g, ''))
  const pointed = letters.flatMap((letter) => {
    const at = /\d/.test(letter) ? Number(letter) - 1 : letter.charCodeAt(0) - 65
    return diagnoses[at] ?? []
  })
  const named = pointed.filter((code) => code !== '')
  return named.length > 0 ? named : diagnoses.filter((code) => code !== '')
}

/** Modifiers have two characters each, whether blanks part them or not. */
function pairsIn(text: string): readonly string[] {
  return (
    text
      .replace(/[^0-9A-Za-z]/g, '')
      .toUpperCase()
      .match(/.{1,2}/g) ?? []
  )
}

/** The label of the box may stand before it. */
export function npiIn(text: string): string {
  return text.replace(/^NPI\s*/i, '')
}
