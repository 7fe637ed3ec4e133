import { askDate } from './questions/date.ts'
import { askPatient, type IsPatient } from './questions/patient.ts'
import { askProvider } from './questions/provider.ts'
import { askSide } from './questions/side.ts'
import { askSignature } from './questions/signature.ts'
import { askTime } from './questions/time.ts'
import type { BilledLine, RecordLine, RecordQuestion, RecordReview, Asked } from './record.ts'

/**
 * What a record says about a line of a claim, as far as patterns of text can tell: whose it is, of which day,
 * by whom, signed, of which side, and what it says of time. It judges no medicine, and what it cannot tell it
 * says. Each answer rests on quotes, letter for letter; whether the finding stands is a person's to say.
 *
 * @param isPatient whether a text is the member number of the claim's patient
 */
export function reviewRecord(
  lines: readonly RecordLine[],
  billed: BilledLine,
  isPatient: IsPatient,
): readonly RecordReview[] {
  const asked: Readonly<Record<Exclude<RecordQuestion, 'apart'>, Asked>> = {
    patient: askPatient(lines, billed, isPatient),
    date: askDate(lines, billed),
    provider: askProvider(lines, billed),
    signature: askSignature(lines),
    side: askSide(lines, billed),
    time: askTime(lines, billed),
  }
  return questions.flatMap((question) => {
    const found = asked[question]
    return found ? [{ question, ...found }] : []
  })
}

const questions = ['patient', 'date', 'provider', 'signature', 'side', 'time'] as const
