import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import { npiStanding, type NpiStanding } from '../../codes/npi.ts'

/** Fields that hold an NPI; a pharmacy's may also be an NCPDP number, which is shorter. */
export const npiFields = [
  'renderingNpi',
  'billingNpi',
  'facilityNpi',
  'referringNpi',
  'prescriberNpi',
  'pharmacyId',
] as const satisfies readonly ClaimField[]

export type NpiField = (typeof npiFields)[number]

/** In a file with this many different numbers, of which most are wrong, they are made up or masked. */
const masked = { fewestNumbers: 5, wrongShare: 0.5 } as const

/** The identifiers that the lines of a file hold in their NPI fields. */
export class FileNpis {
  /** Whether the numbers of the file are made up or masked, as far as their check digits show it. */
  readonly areMasked: boolean
  /** Files name the same few providers all over, so each number is worked out once. */
  readonly #standings = new Map<string, NpiStanding>()

  constructor(lines: readonly ClaimLine[]) {
    for (const line of lines) for (const field of npiFields) this.#standingOf(line[field])
    const npis = Array.from(this.#standings.values()).filter((standing) => standing !== 'no-npi')
    const wrong = npis.filter((standing) => standing === 'wrong-check-digit')
    this.areMasked =
      npis.length >= masked.fewestNumbers && wrong.length > npis.length * masked.wrongShare
  }

  /** The NPI fields of one of the lines that hold an identifier of a standing. */
  fieldsOf(line: ClaimLine, standing: NpiStanding): readonly NpiField[] {
    return npiFields.filter((field) => this.#standingOf(line[field]) === standing)
  }

  #standingOf(identifier: string | undefined): NpiStanding | undefined {
    if (identifier === undefined) return undefined
    let standing = this.#standings.get(identifier)
    if (!standing) this.#standings.set(identifier, (standing = npiStanding(identifier)))
    return standing
  }
}
