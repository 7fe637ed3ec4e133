import { firstFrom } from '../../batch/dated-lines.ts'
import type { Encounter } from '../../batch/groups.ts'
import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isDenied } from '../../claim/exposure.ts'
import { LastAnswer } from '../../memo/last-answer.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { AddOnEdit } from '../../reference/ncci-rows.ts'
import { servesAsPrimary } from './add-on-primaries.ts'

/** The primary services of add-on lines in an encounter, looked for once for each code. */
export class AddOnPrimaries {
  readonly #encounter: Encounter
  readonly #addOns: ProcedureTable<AddOnEdit>
  readonly #ofPatient: Map<string, ClaimLine | undefined>
  readonly #billed = new Map<number, boolean>()

  constructor(encounter: Encounter, addOns: ProcedureTable<AddOnEdit>, memories: Memories) {
    this.#encounter = encounter
    this.#addOns = addOns
    this.#ofPatient =
      lastPatient.in(memories).get(encounter.patient.lines, undefined, undefined) ??
      new Map<string, ClaimLine | undefined>()
  }

  /** Whether the encounter holds one that was not denied. */
  isBilledWith(line: ClaimLine, edit: AddOnEdit): boolean {
    let isBilled = this.#billed.get(line.procedure)
    if (isBilled === undefined) {
      isBilled = this.#encounter.lines.some(
        (other) => servesAsPrimary(other, line, edit, this.#addOns) && !isDenied(other),
      )
      this.#billed.set(line.procedure, isBilled)
    }
    return isBilled
  }

  /** The first of the patient in the same setting within a day: services that run past midnight are billed on either. */
  near(line: ClaimLine, edit: AddOnEdit): ClaimLine | undefined {
    const { patient, day, setting } = this.#encounter
    const question = `${line.procedure} ${day} ${setting}`
    if (this.#ofPatient.has(question)) return this.#ofPatient.get(question)
    const primary = firstWithin(
      patient.lines,
      day,
      (other) => settingOf(other) === setting && servesAsPrimary(other, line, edit, this.#addOns),
    )
    this.#ofPatient.set(question, primary)
    return primary
  }
}

/** What is known of the patient whose encounters are looked at. */
const lastPatient = new Remembered(
  () =>
    new LastAnswer<readonly ClaimLine[], undefined, undefined, Map<string, ClaimLine | undefined>>(
      () => new Map<string, ClaimLine | undefined>(),
    ),
)

function firstWithin(
  lines: readonly ClaimLine[],
  day: Day,
  fits: (line: ClaimLine) => boolean,
): ClaimLine | undefined {
  for (let at = firstFrom(lines, day - 1); at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined || (line.serviceFromDay ?? Infinity) > day + 1) break
    if (fits(line)) return line
  }
  return undefined
}
