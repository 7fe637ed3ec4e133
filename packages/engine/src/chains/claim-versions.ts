import type { ClaimLine } from '../claim/claim-line.ts'
import { frequencyOf } from './claim-frequency.ts'

/**
 * The versions of one claim that may still stand, by patient and by version. A correction takes back
 * every version of its patient but its own, so what it meets is gone afterwards: however many corrections
 * name one claim, each line is met twice at most.
 */
export class ClaimVersions {
  readonly #ofPatient = new Map<string | undefined, Versions>()
  readonly #ofAll: Versions = new Map()

  add(line: ClaimLine): void {
    const version = versionOf(line)
    push(this.#ofAll, version, line)
    const known = this.#ofPatient.get(line.patientKey)
    const own = known ?? new Map<string, ClaimLine[]>()
    if (!known) this.#ofPatient.set(line.patientKey, own)
    push(own, version, line)
  }

  /** Whether any of them is of a correction's patient, as far as lines name their patients. */
  mayConcern({ patientKey }: ClaimLine): boolean {
    if (patientKey === undefined) return this.#ofAll.size > 0
    return this.#ofPatient.has(patientKey) || this.#ofPatient.has(undefined)
  }

  /**
   * The lines that a correction answers for; never its own version's, nor another patient's. They are
   * forgotten by it; some may have been taken out before.
   */
  takenBy(correction: ClaimLine): readonly ClaimLine[] {
    const version = versionOf(correction)
    if (correction.patientKey === undefined) return takeOthers(this.#ofAll, version)
    return [correction.patientKey, undefined].flatMap((patient) =>
      takeOthers(this.#ofPatient.get(patient), version),
    )
  }
}

type Versions = Map<string, ClaimLine[]>

/** Lines of one correcting claim stand together. */
function versionOf(line: ClaimLine): string {
  return [line.claimId, frequencyOf(line), line.paidDay].join('|')
}

function push(versions: Versions, version: string, line: ClaimLine): void {
  const known = versions.get(version)
  if (known) known.push(line)
  else versions.set(version, [line])
}

function takeOthers(versions: Versions | undefined, own: string): readonly ClaimLine[] {
  const taken: ClaimLine[] = []
  if (versions === undefined) return taken
  for (const [version, lines] of versions) {
    if (version === own) continue
    for (const line of lines) taken.push(line)
    versions.delete(version)
  }
  return taken
}
