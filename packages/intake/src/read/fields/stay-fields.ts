import type { Cells } from '../../words/cells.ts'
import { readOccurrences, readValueCodes } from '../../words/codes/bill-codes.ts'
import { readNpi } from '../../words/codes/npi.ts'
import { absent, type Reader } from '../cell-readers.ts'
import { inpatientProcedureList } from '../list-readers.ts'
import { presentOnAdmission } from '../present-on-admission.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import type { ColumnReaders } from './column-readers.ts'

type StayReaders = ReturnType<typeof stayReaders>

/** What a hospital's bill says of the stay beside its services. */
export function stayReaders(columns: ColumnReaders, diagnoses: Reader<readonly string[]>) {
  return {
    presentOnAdmission: presentOnAdmission({
      marks: columns.all('presentOnAdmission'),
      principal: columns.all('principalDiagnosis'),
      numbered: columns.all('diagnoses'),
      externalCauses: columns.all('externalCause'),
      diagnoses,
    }),
    occurrenceCodes: columns.word('occurrenceCodes', readOccurrences),
    valueCodes: columns.word('valueCodes', readValueCodes),
    inpatientProcedures: inpatientProcedureList(columns.all('inpatientProcedures')),
    admissionType: columns.word('admissionType', oneCharacter),
    admissionSource: columns.word('admissionSource', oneCharacter),
    attendingNpi: columns.word('attendingNpi', readNpi),
  }
}

export function readStay(line: ClaimLineDraft, read: StayReaders, cells: Cells): void {
  if (read.presentOnAdmission !== absent) line.presentOnAdmission = read.presentOnAdmission(cells)
  if (read.occurrenceCodes !== absent) line.occurrenceCodes = read.occurrenceCodes(cells)
  if (read.valueCodes !== absent) line.valueCodes = read.valueCodes(cells)
  if (read.inpatientProcedures !== absent) {
    line.inpatientProcedures = read.inpatientProcedures(cells)
  }
  if (read.admissionType !== absent) line.admissionType = read.admissionType(cells)
  if (read.admissionSource !== absent) line.admissionSource = read.admissionSource(cells)
  if (read.attendingNpi !== absent) line.attendingNpi = read.attendingNpi(cells)
}

/** A code of one character, as the list of the National Uniform Billing Committee has them. */
function oneCharacter(text: string): string | undefined {
  return /^0?([0-9A-Z])$/.exec(text.trim().toUpperCase())?.[1]
}
