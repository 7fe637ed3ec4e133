import { fieldLabels, isValidNpi, type AuditType } from '@plumbline/engine'
import type { AssignedColumn } from './assign-columns.ts'
import { joinWords } from '../names/header-words.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'
import { isDateText } from '../words/dates.ts'
import { areModifiers, beginWithProcedures, holdsProcedures } from './telling-values.ts'
import { lastNames } from './last-names.table.ts'

/** A meaning that values alone can give away, and what they must look like. */
interface Telltale {
  readonly meaning: Meaning
  readonly type?: AuditType
  /** The column is not looked for where one of these is there. */
  readonly unless: readonly Meaning[]
  readonly isSure: (values: readonly string[]) => boolean
  readonly called: string
  /** Whether such values are hardly ever anything else. */
  readonly isTelling?: true
}

const confidence = 0.5
const tellingConfidence = 0.76
const fewestValues = 3
const nearlyAll = 0.95

const icd10 = /^[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4}|[0-9A-Z]{0,4})$/
/** A group and its reason, with or without amounts behind it: `CO-45`, `CO*45*52.00~PR*2*23.00`. */
const adjustment = /^(?:CAS\W)?(?:CO|PR|OA|PI)[-*^:]?(?:\d{1,3}|[A-Z]\d{1,2})(?![\dA-Z])/i
const hyphenatedNdc = /^\d{4,5}-\d{3,4}-\d{1,2}$/
const telltales: readonly Telltale[] = [
  {
    meaning: 'procedureCode',
    unless: ['procedureCode', 'ndcAsBilled'],
    called: 'procedure codes',
    isTelling: true,
    isSure: (values) => holdsProcedures({ values }),
  },
  {
    meaning: 'procedureCode',
    type: 'medical',
    unless: ['procedureCode', 'revenueCode', 'drg', 'ndcAsBilled'],
    called: 'services in words with their codes before them',
    isTelling: true,
    isSure: beginWithProcedures,
  },
  {
    meaning: 'ndcAsBilled',
    unless: ['ndcAsBilled', 'procedureCode'],
    called: 'NDCs',
    isTelling: true,
    isSure: (values) => share(values, (v) => hyphenatedNdc.test(v)) >= nearlyAll,
  },
  {
    meaning: 'diagnoses',
    unless: ['diagnoses', 'principalDiagnosis', 'lineDiagnosis'],
    called: 'ICD-10 codes',
    isTelling: true,
    isSure: (values) =>
      share(values, areDiagnoses) >= nearlyAll &&
      share(values, (v) => v.includes('.') || v.length !== 5) >= 0.3,
  },
  {
    meaning: 'adjustmentReason',
    unless: ['adjustmentReason', 'adjustmentGroup', 'adjustmentAmount', 'denialCode'],
    called: 'groups and reasons of adjustments',
    isTelling: true,
    isSure: (values) => share(values, (v) => adjustment.test(v)) >= nearlyAll,
  },
  {
    meaning: 'modifiers',
    unless: ['modifiers', 'ndcAsBilled'],
    called: 'modifiers',
    isSure: areModifiers,
  },
  {
    meaning: 'serviceFromDay',
    unless: ['serviceFromDay', 'claimFromDay'],
    called: 'dates, and no other column of unknown meaning does',
    isSure: (values) => share(values, isDateText) === 1,
  },
  {
    meaning: 'renderingNpi',
    // Of a fill such a number is that of the pharmacy or of who prescribed.
    type: 'medical',
    unless: ['renderingNpi', 'billingNpi', 'referringNpi', 'facilityNpi', 'pharmacyId'],
    called: 'ten-digit numbers with the check digit of an NPI',
    isSure: (values) => share(values, isValidNpi) >= nearlyAll,
  },
]

const speaksOfElse =
  /zip|postal|phone|fax|address|created|updated|load|birth|dob|expir|effective|term|enroll|eligib|paid|process|receiv|check|print|run|invoice|report/

/**
 * Finds the fields that an audit can hardly do without in columns whose names say nothing, where
 * the values can be nothing else and one column only has such values.
 */
export function findByValues(named: readonly AssignedColumn[], type?: AuditType): AssignedColumn[] {
  const columns = findByLastNames(named)
  const found = new Map<AssignedColumn, AssignedColumn>()
  for (const { meaning, unless, isSure, called, isTelling, type: only } of telltales) {
    if (only !== undefined && type !== undefined && only !== type) continue
    if (columns.some((column) => unless.some((known) => known === column.meaning))) continue
    const [likely, ...others] = columns.filter(
      (column) => isOpen(column) && !found.has(column) && isSure(column.column.values),
    )
    if (!likely || others.length > 0) continue
    const label = fieldLabels[factsOf(meaning).field]
    const reason = `no column is called ${label}, and the values of this one are ${called}`
    // Of the codes of a reason for the visit alone a person says whether they are what was billed.
    const sure = isTelling === true && !isReason(likely.reason) ? tellingConfidence : confidence
    found.set(likely, { ...likely, meaning, confidence: sure, reason })
  }
  return columns.map((column) => found.get(column) ?? column)
}

const variedShare = 0.2

function findByLastNames(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  return lastNames.reduce((known, last) => {
    const { name, meaning, unless, fits, are, isVaried, least = nearlyAll } = last
    if (known.some((column) => unless.some((other) => other === column.meaning))) return known
    const found = known.filter(
      ({ column: { header, name: plain = header, values }, meaning: taken }) =>
        taken === undefined &&
        [header, plain].some((each) => name.test(each.trim().toLowerCase())) &&
        values.length > 0 &&
        share(values, fits) >= least &&
        (are?.(values) ?? true) &&
        (isVaried !== true || new Set(values).size >= values.length * variedShare),
    )
    const [only] = found
    if (!only || found.length > 1) return known
    const label = fieldLabels[factsOf(meaning).field]
    const reason = `no column is named ${label}, and this heading could mean it`
    return known.map((column) =>
      column === only ? { ...only, meaning, confidence, reason } : column,
    )
  }, columns)
}

/** One code, or several behind the letters that point at them (`A:E11.9, B:I10`). */
function areDiagnoses(value: string): boolean {
  return value
    .replace(/(?<![A-Z0-9])[A-L]\s*[:=)]\s*/g, ' ')
    .split(/[\s,;|/]+/)
    .every((code) => code === '' || icd10.test(code))
}

function isReason(reason: string): boolean {
  return reason.startsWith('the admitting diagnosis or reason')
}

function isOpen({ column, meaning, reason }: AssignedColumn): boolean {
  // What is called pointers or an item of the price list may hold the codes themselves.
  if (meaning === 'ignored')
    return isReason(reason) || /^(?:diagnosis pointers|an item of the hospital)/.test(reason)
  return (
    meaning === undefined &&
    new Set(column.values).size >= fewestValues &&
    !speaksOfElse.test(joinWords(column.header))
  )
}

function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length
}
