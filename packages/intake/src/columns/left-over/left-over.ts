import { fieldLabels, isValidNpi, type AuditType } from '@plumbline/engine'
import type { TokenRow } from '../../source/token-source.ts'
import { blankDates, isDateText } from '../../words/dates.ts'
import { factsOf, type Meaning } from '../../words/meanings.ts'
import { readNpi } from '../../words/codes/npi.ts'
import { readPlaceOfService } from '../../words/codes/places.ts'
import { readSex, readStatus } from '../../words/words.ts'
import { gaveWay, type AssignedColumn } from '../assign-columns.ts'
import { areClaims } from '../hinted-columns.ts'
import { claimVersions } from './claim-versions.ts'
import { daysInOrder } from './days-in-order.ts'
import { firstDays } from './first-days.ts'
import { lastDays } from './last-days.ts'
import { leftOverAmounts } from './left-over-amounts.ts'
import { namedClaims } from './named-claims.ts'
import { haveOne } from './relations.ts'
import { holdsDrugs } from '../telling-values.ts'

/** What the rows say of a column that no name tells, where the file has none of the meaning yet. */
interface LeftOver {
  readonly meaning: Meaning
  readonly type?: AuditType
  readonly unless: readonly Meaning[]
  readonly fits: (values: readonly string[]) => boolean
  readonly because: string
  /** Not a column that is called so. */
  readonly not?: RegExp
  /** Whether such values, in one column alone, can hardly be anything else: then nobody is asked. */
  readonly isTelling?: true
  /** Only in a file that has this. */
  readonly beside?: Meaning
  /** Each of its values must have one value in the column of this meaning. */
  readonly hasOne?: Meaning
}

const confidence = 0.74
const tellingConfidence = 0.76
const nearlyAll = 0.95
const fewestValues = 8

const mostly = (values: readonly string[], test: (value: string) => boolean) =>
  values.filter(test).length >= values.length * nearlyAll
const differ = (values: readonly string[]) => new Set(values).size > 1
const areNpis = (values: readonly string[]) =>
  mostly(values, (value) => isValidNpi(readNpi(value) ?? ''))
const areIds = (values: readonly string[]) =>
  new Set(values).size >= fewestValues &&
  mostly(values, (v) => /^(?=.*\d)[A-Z0-9-]{4,40}$/.test(v)) &&
  // Some numbers of six digits could be days by chance, but not most of a column.
  values.filter(isDateText).length * 2 < values.length &&
  !areNpis(values)
const everydayPlaces = /^(?:11|12|19|2[1-4]|31|81)$/
/** The year of `1957-03-02`, `3/2/57`, `1957061` and, with a digit for the century, `0570302`. */
const yearOf = /((?:19|20)\d\d)|(?<=[-/])(\d\d)$|^[01](\d\d)\d{4}$/
/** People are born in more than two decades. */
const areBirths = (values: readonly string[]) => {
  const dates = values.filter((value) => !blankDates.has(value))
  const years = dates.flatMap(
    (v) =>
      yearOf
        .exec(v)
        ?.slice(1)
        .find((year) => year)
        ?.slice(-2) ?? [],
  )
  return mostly(dates, isDateText) && new Set(years.map((year) => year[0])).size > 3
}

/** Whole numbers of which most are one, and none is a code. */
const areCounts = (values: readonly string[]) =>
  differ(values) &&
  mostly(values, (v) => /^\d{1,3}(?:\.0+)?$/.test(v) && Number(v) > 0) &&
  values.filter((v) => Number(v) === 1).length * 2 > values.length &&
  !values.some((v) => /^0\d/.test(v))

/** Numbers of which hardly one stands twice, as those of fills are. */
const areDistinct = (values: readonly string[]) =>
  areIds(values) && new Set(values).size >= values.length * nearlyAll

const leftOvers: readonly LeftOver[] = [
  {
    meaning: 'units',
    type: 'medical',
    unless: ['units'],
    fits: areCounts,
    because: 'its values are whole numbers of which most are one',
    not: /line|seq|item|dep|suf|age|day|freq|type|code|cd\b|flag|ind|stat|pers|rel|sex|gend|rank|ver|ptr|pointer|class|group|form/i,
  },
  {
    meaning: 'birthDay',
    unless: ['birthDay', 'birthYear'],
    fits: areBirths,
    because: 'its dates lie decades apart',
  },
  {
    meaning: 'sex',
    unless: ['sex'],
    fits: (values) => differ(values) && mostly(values, (v) => /[A-Z]/.test(v) && isSex(v)),
    because: 'its values are sexes',
    isTelling: true,
    not: /prov|doc|phys|subscr|insured|holder|dependent/i,
  },
  {
    meaning: 'claimStatus',
    unless: ['claimStatus', 'reversalIndicator', 'deniedMark', 'paidMark'],
    fits: (values) =>
      differ(values) &&
      mostly(values, (v) => v.length > 3 && readStatus(v) !== undefined) &&
      values.some((v) => readStatus(v) === 'paid'),
    because: 'its values are words for paid and denied',
  },
  {
    meaning: 'placeOfService',
    type: 'medical',
    unless: ['placeOfService', 'billType', 'revenueCode'],
    fits: (values) =>
      new Set(values).size > 2 &&
      mostly(values, (v) => /^\d\d$/.test(v) && readPlaceOfService(v) !== undefined) &&
      values.filter((v) => everydayPlaces.test(v)).length * 2 > values.length,
    because: 'its values are everyday places of service',
  },
  {
    meaning: 'ndcAsBilled',
    type: 'pharmacy',
    unless: ['ndcAsBilled', 'procedureCode'],
    fits: (values) => differ(values) && mostly(values, (v) => /^\d{11}$/.test(v)),
    because: 'its values are numbers of eleven digits',
  },
  {
    meaning: 'drugName',
    type: 'pharmacy',
    unless: ['drugName'],
    fits: (values) => differ(values) && holdsDrugs({ values }),
    because: 'its values are names of drugs',
  },
  {
    meaning: 'pharmacyId',
    type: 'pharmacy',
    unless: ['pharmacyId'],
    fits: areNpis,
    because: 'its values have the check digit of an NPI',
  },
  {
    meaning: 'prescriberNpi',
    type: 'pharmacy',
    unless: ['prescriberNpi'],
    fits: areNpis,
    because: 'its values have the check digit of an NPI',
  },
  {
    meaning: 'renderingNpi',
    type: 'medical',
    unless: ['renderingNpi'],
    fits: areNpis,
    because: 'its values have the check digit of an NPI',
  },
  {
    meaning: 'patientKey',
    unless: ['patientKey', 'subscriberId', 'patientName', 'patientLastName'],
    fits: areIds,
    hasOne: 'birthDay',
    because: 'each of its numbers has one date of birth',
    not: /claim|clm|order|line|check|npi|ndc|auth|icn|dcn|tcn|encounter|visit|invoice/i,
  },
  {
    meaning: 'subscriberId',
    unless: ['patientKey', 'subscriberId', 'patientName', 'patientLastName'],
    beside: 'personCode',
    fits: (values) => areIds(values) && new Set(values).size * 8 > values.length,
    because: 'its numbers can be those of a family whose persons have a code',
    not: /claim|clm|order|line|group|grp|plan|npi|ndc|rx|check|account|acct/i,
  },
  {
    meaning: 'claimId',
    unless: ['claimId'],
    fits: (values) => areIds(values) && new Set(values).size * 4 > values.length,
    hasOne: 'patientKey',
    because: 'each of its numbers has one patient',
  },
  {
    meaning: 'claimId',
    type: 'pharmacy',
    unless: ['claimId'],
    fits: areDistinct,
    because: 'its numbers differ from fill to fill',
    not: /npi|ndc|card|member|mbr|patient|batch|group|bin|pcn|name|date|check|lot|order|script|presc|rx ?(?:no|num|nbr|#)/i,
  },
]

/** A patient has several claims, and a claim one patient: of such numbers the one that the others have one of. */
function coarsest(
  found: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): AssignedColumn | undefined {
  const [first, ...others] = found
  if (others.length === 0) return first
  const [only, ...more] = found.filter((column) =>
    found.every(
      (other) =>
        other === column ||
        (distinct(other) > distinct(column) &&
          haveOne(rows, other.column.index, column.column.index)),
    ),
  )
  return more.length === 0 ? only : undefined
}

function distinct({ column: { values } }: AssignedColumn): number {
  return new Set(values).size
}

function isSex(value: string): boolean {
  return readSex(value) !== undefined || /^(?:[UXO]|UNKNOWN|OTHER)$/.test(value)
}

/**
 * Gives columns that no name tells the meaning that their values and the columns beside them prove,
 * where the file of claims lacks it and one column only can have it.
 */
export function leftOver(
  named: readonly AssignedColumn[],
  rows: readonly TokenRow[],
  type: AuditType,
): readonly AssignedColumn[] {
  if (!areClaims(named)) return named
  const told = leftOvers.reduce((columns, each) => {
    if (each.type !== undefined && each.type !== type) return columns
    if (each.beside && !columns.some(({ meaning }) => meaning === each.beside)) return columns
    if (columns.some(({ meaning }) => each.unless.some((known) => known === meaning)))
      return columns
    const found = columns.filter((column) => isLeftOver(column, each, columns, rows))
    const only = each.meaning === 'patientKey' ? coarsest(found, rows) : found[0]
    if (!only || (found.length > 1 && each.meaning !== 'patientKey')) return columns
    const sureness = each.isTelling === true ? tellingConfidence : confidence
    const label = fieldLabels[factsOf(each.meaning).field]
    const reason = `no column is called ${label}, and of this one alone it holds that ${each.because}`
    return columns.map((column) =>
      column === only ? { ...only, meaning: each.meaning, confidence: sureness, reason } : column,
    )
  }, named)
  const corrected = namedClaims(claimVersions(told, rows), rows)
  const known = leftOverAmounts(firstDays(corrected, rows, type), rows, type)
  return daysInOrder(lastDays(known, rows, type), rows, type)
}

function isLeftOver(
  assigned: AssignedColumn,
  { fits, hasOne, not }: LeftOver,
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): boolean {
  const { column, meaning } = assigned
  const isOpen = meaning === undefined || gaveWay(assigned)
  if (!isOpen || /year/i.test(column.header) || not?.test(column.header) === true) return false
  if (column.values.length < fewestValues || !fits(column.values)) return false
  if (hasOne === undefined) return true
  const other = columns.find((each) => each.meaning === hasOne)
  return other !== undefined && haveOne(rows, column.index, other.column.index)
}
