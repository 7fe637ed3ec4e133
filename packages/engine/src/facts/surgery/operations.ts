import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { firstFrom } from '../../batch/dated-lines.ts'
import { oneOfEachKind } from '../../batch/one-of-each-kind.ts'
import { Remembered } from '../../memo/memories.ts'
import type { SpanContext } from '../../rule/rule.ts'
import {
  globalPeriod,
  longestGlobalDays,
  mayOpenPeriod,
  neverOpensPeriod,
  type GlobalPeriod,
} from './global-period.ts'
import type { PatientHistory } from '../../batch/groups.ts'

/** A line that opens a global period, or that might: the available table does not know the code. */
export interface Operation {
  readonly line: ClaimLine
  readonly period: GlobalPeriod | undefined
}

/** The operations of a patient, and those near a day. */
export interface Operations {
  readonly all: readonly Operation[]
  /** Two of each kind for each day, where a day has very many; see `oneOfEachKind`. */
  readonly compared: readonly Compared[]
}

interface Compared extends Operation {
  readonly serviceFromDay: Day | undefined
}

/** Those in whose longest package a day could lie. */
export function operationsNear({ compared }: Operations, day: Day): readonly Operation[] {
  return compared.slice(firstFrom(compared, day - longestGlobalDays), firstFrom(compared, day + 2))
}

/** The operations of a patient, by date; global days are read on the day of the operation. */
export function operationsOf(
  patient: PatientHistory,
  context: SpanContext<'feeSchedule'>,
): Operations {
  const last = lastPatient.in(context.memories)
  if (patient !== last.patient) {
    last.patient = patient
    last.operations = findOperations(patient, context)
  }
  return last.operations
}

interface OperationsOfPatient {
  patient: PatientHistory | undefined
  operations: Operations
}

/** All rules of an audit read one fee schedule, so the patient alone decides. */
const lastPatient = new Remembered((): OperationsOfPatient => ({
  patient: undefined,
  operations: { all: [], compared: [] },
}))

function findOperations(
  { lines }: PatientHistory,
  context: SpanContext<'feeSchedule'>,
): Operations {
  const operations: Operation[] = []
  for (const line of lines) {
    const operation = neverOpensPeriod(line) ? undefined : operationOf(line, context)
    if (operation) operations.push(operation)
  }
  return { all: operations, compared: comparedOf(operations) }
}

function comparedOf(operations: readonly Operation[]): readonly Compared[] {
  const dated = operations.map((each) => ({ ...each, serviceFromDay: each.line.serviceFromDay }))
  const days = Map.groupBy(dated, ({ serviceFromDay }) => serviceFromDay)
  return Array.from(days.values()).flatMap((ofDay) => oneOfEachKind(ofDay, kindOf, 2))
}

/** What rules ask of an operation of a day. */
function kindOf({ line }: Operation): string {
  const { procedureCode, modifiers, specialty } = line
  const { billingNpi, providerTaxId, renderingNpi, providerId, facilityNpi } = line
  const provider = [billingNpi, providerTaxId, renderingNpi, providerId, facilityNpi, specialty]
  return [procedureCode, modifiers.join(), ...provider].join('|')
}

function operationOf(line: ClaimLine, context: SpanContext<'feeSchedule'>): Operation | undefined {
  if (line.serviceFromDay === undefined) return undefined
  const schedule = context.on(line.serviceFromDay)?.tables.feeSchedule
  const row = schedule?.find(line.procedure)
  if (row !== undefined) {
    const period = globalPeriod(line, row.globalDays)
    return period && { line, period }
  }
  const unknown = schedule?.complete === false && mayOpenPeriod(line)
  return unknown ? { line, period: undefined } : undefined
}

/** Whether a day could lie in the longest package of an operation. */
export function isNearOperation({ serviceFromDay }: ClaimLine, day: Day): boolean {
  if (serviceFromDay === undefined) return false
  return serviceFromDay - 1 <= day && day <= serviceFromDay + longestGlobalDays
}
