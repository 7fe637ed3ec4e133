import { isValidNpi } from '@plumbline/engine'
import { readAdjustments } from './codes.ts'
import { isDateText } from './dates.ts'
import { parseCents, parseNumber } from './numbers.ts'
import { readBrandGeneric } from './words.ts'

/** What the values of a column look like. */
export type ShapeName = keyof typeof shapes

interface Shape {
  /** Whether a value, trimmed and in upper case, could be one. */
  readonly fits: (value: string) => boolean
  /** What such values are called in a reason. */
  readonly called: string
}

const procedurePattern =
  /^(?=.*\d)(?:[A-Z0-9]{3,5}|[A-Z0-9]{5}(?:(?:[-: ,]+[A-Z0-9]{2}){1,4}|[A-Z][A-Z0-9]))$/
const pcsPattern = /^(?=.*[A-Z])[0-9A-HJ-NP-Z]{7}$/
const icd10Pattern = /^[A-TV-Z]\d[0-9A-Z](?:\.?[0-9A-Z]{1,4})?$/
const icd9Pattern = /^(?:\d{2,3}(?:\.?\d{1,2})?|V\d{2}(?:\.?\d{1,2})?|E\d{3}(?:\.?\d)?)$/
const uuidPattern = /^[0-9A-F]{8}-[0-9A-F]{4}-/

/** Shapes by name; what a column's values must mostly fit for its header to be believed. */
const shapes = {
  identifier: { called: 'identifiers', fits: (v) => v.length <= 80 },
  personId: {
    called: 'identifiers',
    fits: (v) => v.length <= 80 && (!v.includes(' ') || /\d/.test(v)),
  },
  personName: { called: 'names', fits: (v) => /\p{L}/u.test(v) && !/\d/.test(v) },
  text: { called: 'text', fits: () => true },
  shortText: { called: 'short codes or words', fits: (v) => v.length <= 60 },
  date: { called: 'dates', fits: isDateText },
  money: { called: 'amounts', fits: (v) => parseCents(v) !== undefined },
  number: { called: 'numbers', fits: (v) => parseNumber(v) !== undefined },
  digit: { called: 'single digits', fits: (v) => /^[0-9A-Z]$/.test(v) },
  twoDigits: { called: 'two-digit codes', fits: (v) => /^\d{1,2}$/.test(v) },
  sex: { called: 'sexes', fits: (v) => /^(?:[FMUXO012]|FEMALE|MALE|UNKNOWN|OTHER)$/.test(v) },
  procedure: {
    called: 'procedure codes',
    fits: (v) => procedurePattern.test(v) && !pcsPattern.test(v),
  },
  modifier: {
    called: 'modifiers',
    fits: (v) => /^[A-Z0-9]{1,2}(?:[\s,;:|/-]*[A-Z0-9]{2})*$/.test(v),
  },
  diagnosis: {
    called: 'diagnosis codes',
    fits: (v) =>
      v.split(/[\s,;|^]+/).every((code) => icd10Pattern.test(code) || icd9Pattern.test(code)),
  },
  brandGeneric: {
    called: 'marks for brand and generic',
    fits: (v) => readBrandGeneric(v) !== undefined,
  },
  adjustment: { called: 'adjustment reason codes', fits: (v) => readAdjustments(v).length > 0 },
  placeOfService: { called: 'places of service', fits: (v) => /^\d{1,2}$/.test(v) },
  revenueCode: { called: 'revenue codes', fits: (v) => /^\d{1,4}$/.test(v) },
  billType: { called: 'types of bill', fits: (v) => /^0?\d{2}[0-9A-Z]$/.test(v) },
  drg: { called: 'DRGs', fits: (v) => /^(?:MS-?DRG)?\s*\d{1,4}(?:-\d)?$/.test(v) },
  npi: { called: 'ten-digit numbers', fits: (v) => /^\d{6,10}(?:\.0)?$/.test(v) || isValidNpi(v) },
  taxId: {
    called: 'nine-digit numbers',
    fits: (v) => /^\d{2}-?\d{5,7}$/.test(v) || /^\d{3}-\d{2}-\d{4}$/.test(v),
  },
  ndc: { called: 'NDCs', fits: (v) => /^\d{8,12}$/.test(v) || /^\d{4,6}-\d{3,4}-\d{1,2}$/.test(v) },
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
  return share(values, isValidNpi)
}

function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length
}
