import { isValidNpi } from '@plumbline/engine'
import { isScientific } from './cells.ts'
import { readInpatientProcedures } from './codes/bill-codes.ts'
import { readCodeList } from './codes/code-lists.ts'
import {
  readBillType,
  readDiagnoses,
  readModifiers,
  readPadded,
  readProcedure,
} from './codes/codes.ts'
import { readGluedCode } from './codes/glued-codes.ts'
import { readDischargeStatus } from './codes/discharge-status.ts'
import { readAdjustments } from './adjustments.ts'
import { isDateText, isMoment } from './dates.ts'
import { readNdc } from './codes/ndc.ts'
import { readDea } from './codes/dea.ts'
import { readNpi } from './codes/npi.ts'
import {
  isOverpunched,
  parseCents,
  parseQuantity,
  quantityAndDays,
  readFillNumber,
} from './numbers.ts'
import { readPlaceOfService } from './codes/places.ts'
import { readFilingIndicator } from './filing-indicators.ts'
import {
  readBrandGeneric,
  readMark,
  readMultisource,
  readProductSelection,
  readSex,
} from './words.ts'

/** What the values of a column look like. */
export type ShapeName = keyof typeof shapes

interface Shape {
  /** Whether a value, trimmed and in upper case, could be one. */
  readonly fits: (value: string) => boolean
  /** What such values are called in a reason. */
  readonly called: string
}

const procedurePattern = /^(?=.*\d)[A-Z0-9]{3,5}$/
const pcsPattern = /^(?=.*[A-Z])[0-9A-HJ-NP-Z]{7}$/
const icd10Pattern = /^(?:[A-TV-Z]\d|QA)[0-9A-Z](?:\.?[0-9A-Z]{1,4})?$/
const icd9Pattern = /^(?:\d{2,3}(?:\.?\d{1,2})?|V\d{2}(?:\.?\d{1,2})?|E\d{3}(?:\.?\d)?)$/
/** `98.00` is no patient, and no name of a plan or provider, whatever its column is called. */
const amountWithCents = /^-?\$?[\d,]*\d\.\d\d$/
const uuidPattern = /^[0-9A-F]{8}-[0-9A-F]{4}-/

/** Shapes by name; what a column's values must mostly fit for its header to be believed. */
const shapes = {
  identifier: { called: 'identifiers', fits: (v) => v.length <= 80 },
  personId: {
    called: 'identifiers',
    fits: (v) => v.length <= 80 && (!v.includes(' ') || /\d/.test(v)) && !amountWithCents.test(v),
  },
  personName: { called: 'names', fits: (v) => /\p{L}/u.test(v) && !/\d/.test(v) },
  text: { called: 'text', fits: (v) => !amountWithCents.test(v) },
  shortText: { called: 'short codes or words', fits: (v) => v.length <= 60 },
  date: { called: 'dates', fits: (v) => isDateText(v) || isMoment(v) },
  money: { called: 'amounts', fits: (v) => parseCents(v) !== undefined || isOverpunched(v) },
  number: { called: 'numbers', fits: (v) => parseQuantity(v) !== undefined },
  smallCount: { called: 'numbers of versions', fits: (v) => /^\d{1,2}$/.test(v) },
  mark: { called: 'marks', fits: (v) => v === '340B' || readMark(v) !== undefined },
  dispensed: {
    called: 'quantities',
    fits: (v) => parseQuantity(v) !== undefined || quantityAndDays.test(v),
  },
  fillNumber: { called: 'fill numbers', fits: (v) => readFillNumber(v) !== undefined },
  multisource: { called: 'multisource codes', fits: (v) => readMultisource(v) !== undefined },
  filingIndicator: {
    called: 'claim filing indicators',
    fits: (v) => readFilingIndicator(v) !== undefined,
  },
  digit: { called: 'single digits', fits: (v) => /^[0-9A-Z]$/.test(v) },
  productSelection: {
    called: 'product selection codes',
    fits: (v) => /^[0-9A-Z]$/.test(readProductSelection(v)),
  },
  twoDigits: { called: 'two-digit codes', fits: (v) => /^\d{1,2}$/.test(readPadded(v, 2) ?? v) },
  dischargeStatus: {
    called: 'discharge statuses',
    fits: (v) => /^\d{1,2}$/.test(readDischargeStatus(v) ?? ''),
  },
  year: { called: 'years of birth', fits: (v) => /^(?:19|20)\d{2}(?:\.0)?$/.test(v) },
  conditionCode: {
    called: 'condition codes',
    fits: (v) => /^[0-9A-Z]{2}(?:[\s,;|:/]+[0-9A-Z]{2})*$/.test(v) || /^\d$/.test(v),
  },
  admissionMark: {
    called: 'marks of being present on admission (Y, N, U, W, 1)',
    fits: (v) => /^(?:[YNUW1E]?[;,|\s]*)+$/i.test(v),
  },
  inpatientProcedure: {
    called: 'procedures of stays',
    fits: (v) => readInpatientProcedures(v).length > 0,
  },
  sex: {
    called: 'sexes',
    fits: (v) => /^(?:[UXO0]|UNKNOWN|OTHER|UNK|NOT SPECIFIED)$/.test(v) || readSex(v) !== undefined,
  },
  procedure: {
    called: 'procedure codes',
    fits: (v) =>
      (procedurePattern.test(readProcedure(v)?.code ?? '') && !pcsPattern.test(v)) ||
      readGluedCode(v) !== undefined ||
      readCodeList(v) !== undefined,
  },
  modifier: {
    called: 'modifiers',
    fits: (v) =>
      /^(?:[A-Z0-9]|[A-Z0-9]{2}(?:[\s,;:|/-]*[A-Z0-9]{2})*)(?:\.0+)?$/.test(v) ||
      (/^[A-Z0-9]{2} ?[-:(]/.test(v) && readModifiers(v).length > 0),
  },
  diagnosis: {
    called: 'diagnosis codes',
    fits: (v) => {
      const codes = readDiagnoses(v)
      return codes.length > 0 && codes.every((c) => icd10Pattern.test(c) || icd9Pattern.test(c))
    },
  },
  brandGeneric: {
    called: 'marks for brand and generic',
    fits: (v) => readBrandGeneric(v) !== undefined,
  },
  adjustment: { called: 'adjustment reason codes', fits: (v) => readAdjustments(v).length > 0 },
  placeOfService: {
    called: 'places of service',
    fits: (v) => readPlaceOfService(v) !== undefined || /^0+$/.test(v),
  },
  revenueCode: { called: 'revenue codes', fits: (v) => /^\d{1,4}$/.test(readPadded(v, 4) ?? '') },
  billType: {
    called: 'types of bill',
    fits: (v) => /^\d{2}$/.test(v) || readBillType(v) !== undefined,
  },
  drg: { called: 'DRGs', fits: (v) => /^(?:MS-?DRG)?\s*\d{1,4}(?:-\d)?$/.test(v) },
  npi: {
    called: 'ten-digit numbers',
    fits: (v) => isScientific(v) || /^\d{6,10}$/.test(readNpi(v) ?? ''),
  },
  dea: { called: 'DEA numbers', fits: (v) => readDea(v) !== undefined },
  taxId: {
    called: 'nine-digit numbers',
    fits: (v) => /^\d{2}-?\d{5,7}$/.test(v) || /^\d{3}-\d{2}-\d{4}$/.test(v),
  },
  ndc: {
    called: 'NDCs',
    fits: (v) =>
      isScientific(v) || /^(?:\d{8,12}|\d{4,6}-\d{3,4}-\d{1,2})$/.test(readNdc(v)?.asBilled ?? v),
  },
} as const satisfies Readonly<Record<string, Shape>>

/** What values of a shape are called: `procedure codes`. */
export function shapeCalled(name: ShapeName): string {
  return shapes[name].called
}

/** Share of the sample values that fit a shape, 0 to 1; undefined where all cells are blank. */
export function shapeShare(values: readonly string[], name: ShapeName): number | undefined {
  if (values.length === 0) return undefined
  const { fits }: Shape = shapes[name]
  let fitting = 0
  for (const value of values) if (fits(value)) fitting++
  return fitting / values.length
}

/** Share of the values from which on they are said to be of a shape. */
const nearlyAll = 0.9

/** Every shape that nearly all values, trimmed and in upper case, fit; none where all cells are blank. */
export function fittingShapes(values: readonly string[]): ShapeName[] {
  return Object.keys(shapes)
    .filter((name): name is ShapeName => Object.hasOwn(shapes, name))
    .filter((name) => (shapeShare(values, name) ?? 0) >= nearlyAll)
}

/** Codes of clinical systems that are no billing codes, by the look of the values. */
export type ClinicalSystem = 'SNOMED or other clinical numbers' | 'UUIDs'

/** Names what a column holds instead of billing codes; undefined where that cannot be seen. */
export function clinicalSystemOf(values: readonly string[]): ClinicalSystem | undefined {
  if (values.length === 0) return undefined
  if (share(values, (v) => uuidPattern.test(v)) > 0.5) return 'UUIDs'
  if (share(values, (v) => /^\d{6,18}$/.test(v)) > 0.5) return 'SNOMED or other clinical numbers'
  return undefined
}

/** Share of the values that are ten digits with a right NPI check digit. */
export function validNpiShare(values: readonly string[]): number {
  return share(values, (value) => isValidNpi(readNpi(value) ?? ''))
}

function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length
}
