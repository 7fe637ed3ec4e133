import type { Day } from '@plumbline/engine'
import type { Cells } from '../../words/cells.ts'
import { absent } from '../cell-readers.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import { firstOf } from '../joined-readers.ts'
import type { ColumnReaders } from './column-readers.ts'

type DayReaders = ReturnType<typeof dayReaders>

/** When it was: of service, of the stay, and of the claim's way. */
export function dayReaders(columns: ColumnReaders) {
  const through = firstOf(columns.date('serviceThroughDay'), columns.date('claimThroughDay'))
  return {
    serviceFromDay: firstOf(columns.date('serviceFromDay'), columns.date('claimFromDay')),
    serviceThroughDay: firstOf(through, columns.spanEnds('serviceFromDay', 'claimFromDay')),
    admissionDay: columns.date('admissionDay'),
    dischargeDay: columns.date('dischargeDay'),
    stayNights: columns.count('stayNights'),
    writtenDay: columns.date('writtenDay'),
    receivedDay: columns.date('receivedDay'),
    paidDay: columns.date('paidDay'),
  }
}

export function readDays(line: ClaimLineDraft, read: DayReaders, cells: Cells): void {
  if (read.serviceFromDay !== absent) line.serviceFromDay = read.serviceFromDay(cells)
  if (read.serviceThroughDay !== absent) line.serviceThroughDay = read.serviceThroughDay(cells)
  if (read.admissionDay !== absent) line.admissionDay = read.admissionDay(cells)
  if (read.dischargeDay !== absent) line.dischargeDay = read.dischargeDay(cells)
  else if (read.stayNights !== absent) line.dischargeDay = endOfStay(line, read.stayNights(cells))
  if (read.writtenDay !== absent) line.writtenDay = read.writtenDay(cells)
  if (read.receivedDay !== absent) line.receivedDay = read.receivedDay(cells)
  if (read.paidDay !== absent) line.paidDay = read.paidDay(cells)
}

/** The day of admission and the nights after it; one night may be a stay of the same day, and says nothing. */
function endOfStay({ admissionDay }: ClaimLineDraft, nights = 0): Day | undefined {
  const isStay = admissionDay !== undefined && Number.isInteger(nights) && nights >= fewestNights
  return isStay ? admissionDay + nights : undefined
}

const fewestNights = 2
