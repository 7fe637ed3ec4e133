import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
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

/** The operations of a patient, by date. */
export interface Operations {
  readonly all: readonly Operation[]
  /** The same, each with its day. */
  readonly dated: readonly (Operation & Pick<ClaimLine, 'serviceFromDay'>)[]
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
  operations: { all: [], dated: [] },
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
  const dated = operations.map((each) => ({ ...each, serviceFromDay: each.line.serviceFromDay }))
  return { all: operations, dated }
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
