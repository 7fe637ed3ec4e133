import type { Cells } from '../../words/cells.ts'
import { readSex, saysNoSex, straySexes } from '../../words/words.ts'
import { absent } from '../cell-readers.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import { marked, patientKeyReader } from '../patients/patient-key.ts'
import type { ColumnReaders } from './column-readers.ts'

type PatientReaders = ReturnType<typeof patientReaders>

/** Who the patient is. */
export function patientReaders(columns: ColumnReaders) {
  const birthDay = columns.date('birthDay')
  const key = patientKeyReader({
    id: columns.id('patientKey'),
    personCode: columns.words('personCode'),
    subscriberId: columns.id('subscriberId'),
    relation: columns.words('relation'),
    name: columns.words('patientName'),
    firstName: columns.words('patientFirstName'),
    lastName: columns.words('patientLastName'),
    birthDay,
  })
  return {
    patientKey: marked(key, columns.context.pseudonym),
    birthDay,
    birthYear: columns.count('birthYear'),
    deathDay: columns.date('deathDay'),
    ageYears: columns.count('ageYears'),
    sex: columns.stated('sex', readSex, saysNoSex, columns.watched('sex', straySexes)),
  }
}

export function readPatient(line: ClaimLineDraft, read: PatientReaders, cells: Cells): void {
  line.patientKey = read.patientKey(cells)
  if (read.birthDay !== absent) line.birthDay = read.birthDay(cells)
  if (read.birthYear !== absent) line.birthYear = read.birthYear(cells)
  if (read.deathDay !== absent) line.deathDay = read.deathDay(cells)
  if (read.ageYears !== absent) line.ageYears = read.ageYears(cells)
  if (read.sex !== absent) line.sex = read.sex(cells)
}
