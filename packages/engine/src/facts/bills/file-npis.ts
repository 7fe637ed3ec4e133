import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import { npiStanding, type NpiStanding } from '../../codes/npi.ts'

export type NpiField =
  'renderingNpi' | 'billingNpi' | 'facilityNpi' | 'referringNpi' | 'prescriberNpi' | 'pharmacyId'

type ReadIdentifier = (line: ClaimLine) => string | undefined

/**
 * Fields that hold an NPI, and how each is read (by its own name, which is fast); a pharmacy's may also be
 * an NCPDP number, which is shorter.
 */
const npiFields: readonly (readonly [NpiField, ReadIdentifier])[] = [
  ['renderingNpi', (line) => line.renderingNpi],
  ['billingNpi', (line) => line.billingNpi],
  ['facilityNpi', (line) => line.facilityNpi],
  ['referringNpi', (line) => line.referringNpi],
  ['prescriberNpi', (line) => line.prescriberNpi],
  ['pharmacyId', (line) => line.pharmacyId],
]

/** In a file with this many different numbers, of which most are wrong, they are made up or masked. */
const masked = { fewestNumbers: 5, wrongShare: 0.5 } as const

/** The gravest first: one finding says it all, so the gravest identifier of a line decides. */
const byGravity: readonly NpiStanding[] = ['wrong-check-digit', 'valid', 'no-npi']

/** The identifiers that the lines of a file hold in their NPI fields. */
export class FileNpis {
  /** Whether the numbers of the file are made up or masked, as far as their check digits show it. */
  readonly areMasked: boolean
  readonly #columns: readonly NpiColumn[]

  /** @param has whether any line of the file has a field */
  constructor(lines: readonly ClaimLine[], has: (field: ClaimField) => boolean) {
    /** Files name the same few providers all over, so each number is worked out once. */
    const standings = new Map<string, NpiStanding>()
    this.#columns = npiFields
      .filter(([field]) => has(field))
      .map(([field, read]) => new NpiColumn(field, read, standings))
    lines.forEach((line) => {
      for (const column of this.#columns) column.standingOn(line)
    })
    const npis = Array.from(standings.values()).filter((standing) => standing !== 'no-npi')
    const wrong = npis.filter((standing) => standing === 'wrong-check-digit')
    this.areMasked =
      npis.length >= masked.fewestNumbers && wrong.length > npis.length * masked.wrongShare
  }

  /** The standing of the gravest identifier of a line; undefined where it has none. */
  gravestOn(line: ClaimLine): NpiStanding | undefined {
    let gravest = byGravity.length
    for (const column of this.#columns) {
      const standing = column.standingOn(line)
      if (standing !== undefined) gravest = Math.min(gravest, byGravity.indexOf(standing))
    }
    return byGravity[gravest]
  }

  /** The fields of a line whose identifier fails its check digit. */
  wrongFieldsOf(line: ClaimLine): readonly NpiField[] {
    return this.#columns
      .filter((column) => column.standingOn(line) === 'wrong-check-digit')
      .map(({ field }) => field)
  }
}

/** One NPI field of a file; lines that follow each other mostly name the same provider. */
class NpiColumn {
  readonly field: NpiField
  readonly #read: ReadIdentifier
  readonly #standings: Map<string, NpiStanding>
  #lastIdentifier: string | undefined
  #lastStanding: NpiStanding | undefined

  constructor(field: NpiField, read: ReadIdentifier, standings: Map<string, NpiStanding>) {
    this.field = field
    this.#read = read
    this.#standings = standings
  }

  standingOn(line: ClaimLine): NpiStanding | undefined {
    const identifier = this.#read(line)
    if (identifier !== this.#lastIdentifier) {
      this.#lastIdentifier = identifier
      this.#lastStanding = identifier === undefined ? undefined : this.#standingOf(identifier)
    }
    return this.#lastStanding
  }

  #standingOf(identifier: string): NpiStanding {
    let standing = this.#standings.get(identifier)
    if (!standing) this.#standings.set(identifier, (standing = npiStanding(identifier)))
    return standing
  }
}
