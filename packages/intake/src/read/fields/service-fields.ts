import { cellText, type Cells } from '../../words/cells.ts'
import {
  icdVersionOf,
  readDrg,
  readIcdVersion,
  readPadded,
  readProcedure,
} from '../../words/codes/codes.ts'
import { readDischargeStatus } from '../../words/codes/discharge-status.ts'
import { revenueCodeIn } from '../../columns/mixed-codes.ts'
import { readPlaceOfService } from '../../words/codes/places.ts'
import {
  strayModifiersBehind,
  strayPlaces,
  strayProcedures,
  strayUnits,
} from '../../words/codes/stray-codes.ts'
import { absent, type Reader } from '../cell-readers.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import { firstOf, partOf } from '../joined-readers.ts'
import { blankPrincipal } from '../blank-principal.ts'
import { conditionList, diagnosisList, modifierList } from '../list-readers.ts'
import type { SlotColumn } from '../../columns/slots.ts'
import type { ColumnReaders } from './column-readers.ts'
import { placeOfFacilityType } from './facility-type.ts'

type ServiceReaders = ReturnType<typeof serviceReaders>

/** A hospital's bill has the price of a day in place of the code (UB-04 form locator 44). */
const roomRate = /^\$?\d{2,4}\.\d{2}$|^\$?\d,\d{3}\.\d{2}$/

/** What was done on a medical claim, what for, and where. */
/** That of the line stands first where the others are numbered from two on. */
function diagnosisColumns(columns: ColumnReaders): readonly SlotColumn[] {
  const others = columns.all('diagnoses')
  const lacksFirst = !columns.has('principalDiagnosis') && (others[0]?.number ?? 1) > 1
  return lacksFirst
    ? columns.all('lineDiagnosis', 'diagnoses', 'externalCause')
    : columns.all('principalDiagnosis', 'diagnoses', 'lineDiagnosis', 'externalCause')
}

export function serviceReaders(columns: ColumnReaders) {
  const { mixesRevenueCodes, writesModifiersBehind } = columns.context
  const { strays } = columns
  const hasRates = columns.has('revenueCode')
  const noteProcedure = columns.noteStrays('procedureCode', strayProcedures)
  const noteModifiers = writesModifiersBehind
    ? columns.noteStraysBehind('procedureCode', 'modifiers', strayModifiersBehind)
    : undefined
  const procedure = columns.word('procedureCode', (value) => {
    if (mixesRevenueCodes && revenueCodeIn(value) !== undefined) return undefined
    if (hasRates && roomRate.test(value)) return undefined
    noteProcedure(value)
    noteModifiers?.(value)
    return readProcedure(value)
  })
  const diagnoses = diagnosisList(
    diagnosisColumns(columns),
    columns.all('principalDiagnosis', 'diagnoses'),
    strays,
  )
  return {
    isPrincipalBlank: blankPrincipal(columns.all('principalDiagnosis'), columns.all('diagnoses')),
    procedureCode: partOf(procedure, ({ code }) => code),
    modifiers: modifierList(
      columns.all('modifiers'),
      (cells) => procedure(cells)?.modifiers,
      strays,
    ),
    diagnoses,
    icdVersion: icdVersionReader(columns, diagnoses),
    placeOfService: columns.checked(
      'placeOfService',
      firstOf(columns.word('placeOfService', readPlaceOfService), placeOfFacilityType(columns)),
      columns.watched('placeOfService', strayPlaces),
    ),
    revenueCode: mixesRevenueCodes
      ? columns.word('procedureCode', revenueCodeIn)
      : columns.word('revenueCode', (value) => readPadded(value, 4)),
    drg: columns.word('drg', readDrg),
    dischargeStatus: columns.word('dischargeStatus', readDischargeStatus),
    conditionCodes: conditionList(columns.all('conditionCodes')),
    oralSite: oralSite(columns),
    units: columns.count('units', columns.watched('units', strayUnits)),
    anesthesiaMinutes: columns.count('anesthesiaMinutes'),
    ndcQuantity: columns.count('ndcQuantity'),
    unreadable: (cells: Cells) => strays.in(cells),
  }
}

export function readService(line: ClaimLineDraft, read: ServiceReaders, cells: Cells): void {
  if (read.procedureCode !== absent) line.procedureCode = read.procedureCode(cells)
  line.modifiers = read.modifiers(cells)
  line.diagnoses = read.diagnoses(cells)
  if (read.isPrincipalBlank !== absent) line.isPrincipalBlank = read.isPrincipalBlank(cells)
  if (read.icdVersion !== absent) line.icdVersion = read.icdVersion(cells)
  if (read.placeOfService !== absent) line.placeOfService = read.placeOfService(cells)
  if (read.revenueCode !== absent) line.revenueCode = read.revenueCode(cells)
  if (read.drg !== absent) line.drg = read.drg(cells)
  if (read.dischargeStatus !== absent) line.dischargeStatus = read.dischargeStatus(cells)
  line.conditionCodes = read.conditionCodes(cells)
  if (read.oralSite !== absent) line.oralSite = read.oralSite(cells)
  if (read.units !== absent) line.units = read.units(cells)
  if (read.anesthesiaMinutes !== absent) line.anesthesiaMinutes = read.anesthesiaMinutes(cells)
  if (read.ndcQuantity !== absent) line.ndcQuantity = read.ndcQuantity(cells)
  line.unreadable = read.unreadable(cells)
}

/** Tooth, surfaces and part of the mouth, as they stand in the columns of them. */
function oralSite(columns: ColumnReaders): Reader<string | undefined> {
  const indexes = columns.all('oralSite').map(({ index }) => index)
  if (indexes.length === 0) return absent
  return (cells) => {
    const stated = indexes.map((index) => cellText(cells[index] ?? '').toUpperCase())
    return stated.filter((text) => text !== '').join(' ') || undefined
  }
}

/** The version as the column says it, else as the codes do, else as the headers do. */
function icdVersionReader(
  columns: ColumnReaders,
  diagnoses: Reader<readonly string[]>,
): Reader<'9' | '10' | undefined> {
  const column = columns.word('icdVersion', readIcdVersion)
  const { headerIcdVersion } = columns.context
  let last: readonly string[] | undefined
  let version: '9' | '10' | undefined
  return (cells) => {
    const said = column(cells)
    if (said !== undefined) return said
    const codes = diagnoses(cells)
    if (codes !== last) {
      last = codes
      version = codes.length === 0 ? undefined : (icdVersionOf(codes) ?? headerIcdVersion)
    }
    return version
  }
}
