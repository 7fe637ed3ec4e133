import { askCriteria } from './questions/criteria.ts'
import { askDate } from './questions/date.ts'
import { askDiagnosis } from './questions/diagnosis.ts'
import type { HeldTables } from './held-tables.ts'
import { askDose } from './questions/dose.ts'
import { askLevel } from './questions/level.ts'
import { askPatient, type IsPatient } from './questions/patient.ts'
import { askProvider } from './questions/provider.ts'
import { askSide } from './questions/side.ts'
import { askSignature } from './questions/signature.ts'
import { askTime } from './questions/time.ts'
import { askWaste } from './questions/waste.ts'
import type { BilledLine, RecordLine, RecordQuestion, RecordReview, Asked } from './record.ts'

/**
 * What a record says about a line of a claim, as far as patterns of text can tell: whose it is, of which day,
 * by whom, signed, of which side, what it says of time, of doses given and discarded, and which billed diagnoses it names by code. It judges no medicine, and what it cannot tell it
 * says. Each answer rests on quotes, letter for letter; whether the finding stands is a person's to say.
 *
 * @param isPatient whether a text is the member number of the claim's patient
 * @param held tables that were imported for records; without one its question has no verdict
 */
export function reviewRecord(
  lines: readonly RecordLine[],
  billed: BilledLine,
  isPatient: IsPatient,
  { visits, coverage }: HeldTables = {},
): readonly RecordReview[] {
  const asked: Readonly<Record<Exclude<RecordQuestion, 'apart'>, Asked>> = {
    patient: askPatient(lines, billed, isPatient),
    date: askDate(lines, billed),
    provider: askProvider(lines, billed),
    signature: askSignature(lines),
    side: askSide(lines, billed),
    time: askTime(lines, billed),
    dose: askDose(lines, billed),
    waste: askWaste(lines, billed),
    diagnosis: askDiagnosis(lines, billed),
    level: askLevel(lines, billed, visits),
    criteria: askCriteria(lines, coverage),
  }
  return questions.flatMap((question) => {
    const found = asked[question]
    return found ? [{ question, ...found }] : []
  })
}

const questions = [
  ...(['patient', 'date', 'provider', 'signature', 'side'] as const),
  ...(['time', 'dose', 'waste', 'diagnosis', 'level', 'criteria'] as const),
]
