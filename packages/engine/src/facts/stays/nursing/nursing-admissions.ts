import { firstFrom } from '../../../batch/first-from.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { billedDays } from '../billed-days.ts'
import { admittedWithin } from '../qualifying-stay.ts'

interface NursingStay {
  readonly line: ClaimLine
  readonly admission: Day
  readonly through: Day
}

/** The day on which the stay of a nursing facility's bill began; undefined where it does not say. */
export function nursingAdmission(line: ClaimLine): Day | undefined {
  return nursingStay(line)?.admission
}

function nursingStay(line: ClaimLine): NursingStay | undefined {
  const days = billedDays(line, 'skilled-nursing')
  const admission = line.admissionDay ?? days?.admission
  if (days === undefined || admission === undefined) return undefined
  return { line, admission, through: days.discharge }
}

/** The paid stays of a patient in nursing facilities. */
export class NursingAdmissions {
  readonly #stays: readonly NursingStay[]

  constructor(lines: readonly ClaimLine[]) {
    const stays = lines.flatMap((line) => (isUnpaid(line) ? [] : (nursingStay(line) ?? [])))
    let last: NursingStay | undefined
    this.#stays = stays
      .sort((one, other) => one.admission - other.admission || one.through - other.through)
      .map((stay) => {
        // Of all that began before, the one that ended last.
        if (last === undefined || stay.through > last.through) last = stay
        return { ...last, admission: stay.admission }
      })
  }

  /** A line of an earlier stay that ended within thirty days before an admission; undefined where none did. */
  endedBefore(admission: Day): ClaimLine | undefined {
    const from = firstFrom(this.#stays, admission, (stay) => stay.admission)
    const before = this.#stays[from - 1]
    return before !== undefined && admission <= before.through + admittedWithin
      ? before.line
      : undefined
  }
}
