import { supplementOf } from './drug-of-line.ts'
import { boxAmount, centsOf, type CentsLine } from './form-amounts.ts'
import type { FormClaim, FormLine } from './form-claim.ts'
import { stated, type FormFacts } from './form-columns.table.ts'
import { boxBirthDay, boxDay } from './form-dates.ts'
import { letterDoubt, lookAlikeDoubts, withoutLetterDoubts } from './form-doubts.ts'
import type { FormPage } from './form-page.ts'
import { withItsLetter } from '../words/codes/scanned-diagnosis.ts'
import { npiIn } from './read-cms-1500.ts'
import { withoutLetters } from './ub-04-letters.ts'
import { billDoubts, revenueDoubts } from './ub-04-doubts.table.ts'
import {
  ub04Boxes as boxes,
  ub04ChargeCents,
  ub04FirstColumn,
  ub04Conditions,
  ub04Diagnoses,
  ub04Lines,
  ub04Occurrences,
  ub04Procedures,
  ub04Values,
  type DatedBoxes,
  type RevenueBoxes,
} from './ub-04-boxes.table.ts'

/** Lines of services; the one behind them holds the total. */
const serviceLines = 22

/** Reads a page as a UB-04 (CMS-1450): up to 22 revenue lines with what the form says of all of them. */
export function readUb04(page: FormPage): FormClaim {
  const last = ub04Lines[serviceLines]
  const printed = page.printedFrom(ub04Lines.map(({ revenue }) => revenue))
  const cents = {
    left: ub04ChargeCents,
    printedOff: printed === undefined ? undefined : printed - ub04FirstColumn,
  }
  const total = last && boxAmount(page, last.charge, cents)
  const diagnoses = diagnosesOf(page)
  const facts = claimFacts(page, total?.text)
  return {
    page: page.page,
    facts: { ...facts, ...diagnoses },
    lines: ub04Lines
      .slice(0, serviceLines)
      .flatMap((boxesOfLine, at) => lineOf(page, boxesOfLine, at + 1, cents)),
    totalCents: centsOf(total?.text),
    doubts: page.isScan
      ? [
          ...withoutLetterDoubts(billDoubts(page), isIcd10(page)),
          ...(diagnoses.diagnoses ?? '').split(';').flatMap(letterDoubt),
          ...lookAlikeDoubts(facts),
        ]
      : undefined,
    goesOn: total?.isUnclear === false && centsOf(total.text) === undefined,
  }
}

function isIcd10(page: FormPage): boolean {
  return page.text(boxes.icdVersion) === '0'
}

function claimFacts(page: FormPage, total: string | undefined): FormFacts {
  const text = (name: keyof typeof boxes) => page.text(boxes[name])
  const { taxId, from } = taxIdAndDay(text('taxId'), text('from'))
  return stated({
    claimId: text('account'),
    claimType: 'UB-04',
    billType: text('billType').replace(/\s/g, ''),
    originalClaimId: text('originalClaim'),
    payer: text('payer'),
    patientKey: text('insuredId'),
    patientName: text('patientName'),
    birthDay: boxBirthDay(text('birth')),
    sex: text('sex'),
    claimFromDay: boxDay(from),
    claimThroughDay: boxDay(text('through')),
    admissionDay: boxDay(text('admission')),
    admissionType: text('admissionType'),
    admissionSource: text('admissionSource'),
    dischargeStatus: text('dischargeStatus'),
    icdVersion: { '0': '10', '9': '9' }[text('icdVersion')],
    drg: text('drg'),
    conditionCodes: ub04Conditions
      .map((box) => page.text(box))
      .filter(Boolean)
      .join(','),
    occurrenceCodes: ub04Occurrences
      .map((boxesOf) => datedCode(page, boxesOf))
      .filter(Boolean)
      .join('; '),
    valueCodes: valuesOf(page),
    inpatientProcedures: ub04Procedures
      .map((boxesOf) => datedCode(page, boxesOf))
      .filter(Boolean)
      .join('; '),
    attendingNpi: npiIn(text('attendingNpi')),
    renderingNpi: npiIn(text('attendingNpi')),
    billingNpi: npiIn(text('billingNpi')),
    providerTaxId: taxId,
    providerId: text('providerName'),
    claimCharge: centsOf(total) === undefined ? undefined : total,
  })
}

/** Nine digits of FL 5 end where FL 6 begins: a printer sets both as one word. */
function taxIdAndDay(taxId: string, from: string): { taxId: string; from: string } {
  const [, digits, day] = from === '' ? (/^(\d{9})(\d{6})$/.exec(taxId) ?? []) : []
  return digits === undefined || day === undefined ? { taxId, from } : { taxId: digits, from: day }
}

function lineOf(
  page: FormPage,
  boxesOfLine: RevenueBoxes,
  line: number,
  cents: CentsLine,
): FormLine[] {
  const text = (name: keyof RevenueBoxes) => page.text(boxesOfLine[name])
  const charge = boxAmount(page, boxesOfLine.charge, cents)
  const revenue = text('revenue')
  const [code = '', ...behind] = text('code').split(/[\s-]+/)
  if (revenue === '' && code === '' && charge.text === undefined && !charge.isUnclear) return []
  const facts = stated({
    lineNumber: String(line),
    revenueCode: revenue,
    ...procedureIn(code, behind),
    serviceFromDay: boxDay(text('day')),
    units: text('units').replace(/,/g, ''),
    charge: charge.text,
    ...supplementOf(text('description')),
  })
  const doubts = revenueDoubts(page, boxesOfLine)
  return [{ line, facts, doubts, ...(charge.isUnclear && { because: 'unclear-amount' }) }]
}

/** FL 44 holds a procedure with its modifiers run together, or the price of a day. */
function procedureIn(code: string, behind: readonly string[]): FormFacts {
  if (!/^[0-9A-Z]{5}(?:[0-9A-Z]{2}){0,4}$/i.test(code)) return stated({ procedureCode: code })
  const modifiers = [code.slice(5), ...behind].join('').toUpperCase()
  return stated({
    procedureCode: code.slice(0, 5).toUpperCase(),
    modifiers: (modifiers.match(/.{1,2}/g) ?? []).join(','),
  })
}

function datedCode(page: FormPage, { code, from, through }: DatedBoxes): string {
  const codeText = page.text(code).replace(/[\s.]/g, '').toUpperCase()
  if (codeText === '') return ''
  const last = through === undefined ? '' : boxDay(page.text(through))
  const days = last === '' ? boxDay(page.text(from)) : `${boxDay(page.text(from))}/${last}`
  return `${codeText} ${days}`.trim()
}

/** An amount that cannot be read is left out: the code stands all the same. */
function valuesOf(page: FormPage): string {
  const stated = ub04Values.flatMap(({ code, amount, centsLeft }) => {
    const codeText = page.text(code)
    if (codeText === '') return []
    const cents = centsOf(boxAmount(page, amount, { left: centsLeft, printedOff: undefined }).text)
    return cents === undefined ? codeText : `${codeText} ${(cents / 100).toFixed(2)}`
  })
  return stated.join('; ')
}

interface Diagnosis {
  readonly box: number
  readonly code: string
  present: string
}

/**
 * Whether a diagnosis was present on admission stands behind its code: apart, run together with a code of seven
 * characters, or, on a form that was printed a little aside, where the next box begins.
 */
function diagnosesOf(page: FormPage): FormFacts {
  const found: Diagnosis[] = []
  for (const [at, box] of ub04Diagnoses.entries()) {
    const texts = withoutLetters(page.texts(box), at).map(({ text }) => pointless(text))
    const before = found.at(-1)
    const isBeside = before?.box === at - 1 && before.present === ''
    if (isBeside && isMark(texts[0])) before.present = texts.shift() ?? ''
    const mark = texts.length > 1 && isMark(texts.at(-1)) ? texts.pop() : undefined
    const code = texts.join('')
    const [, whole, joined] = /^([A-Z][0-9][0-9A-Z]{5})([YNUW1])$/.exec(code) ?? []
    const said = page.isScan && isIcd10(page) ? withItsLetter(whole ?? code) : (whole ?? code)
    if (code.length > 1) found.push({ box: at, code: said, present: mark ?? joined ?? '' })
  }
  const present = found.map((each) => each.present)
  return stated({
    diagnoses: found.map(({ code }) => code).join(';'),
    presentOnAdmission: present.some((each) => each !== '') ? present.join(';') : undefined,
  })
}

function pointless(text: string): string {
  return text.replace(/\./g, '').toUpperCase()
}

function isMark(text: string | undefined): boolean {
  return text !== undefined && /^[YNUW1]$/.test(text)
}
