import type { ClaimLine } from '../claim/claim-line.ts'
import { at } from './order/line-order.ts'
import { mayBeOnePerson } from './person-signs.ts'

/** The number of a line whose person is not told. */
export const untold = -1

/** Lines of one claim and patient number. */
interface SharedClaim {
  /** One of its lines that tells its person, and whose it is. */
  told: ClaimLine | undefined
  person: number
  hasSeveral: boolean
}

/**
 * Gives lines that several people of their patient number could mean a person. Where the other lines
 * of their claim are all of one who fits, it is that one; else the claim stands for a person of its
 * own, whom nobody knows.
 *
 * @param persons by position, `untold` where it is to be found
 * @param first the number of the first new person
 * @returns the patient numbers of the new persons
 */
export function settleUntold(
  lines: readonly ClaimLine[],
  persons: Int32Array,
  first: number,
  patientOf: (line: ClaimLine) => string,
): readonly string[] {
  const nameOf = (line: ClaimLine) =>
    JSON.stringify([patientOf(line), line.claimId ?? line.row, line.index])
  const claimOf = (line: ClaimLine) =>
    line.claimId === undefined ? nameOf(line) : JSON.stringify([patientOf(line), line.claimId])
  const claims = untoldClaims(lines, persons, claimOf)
  const keys: string[] = []
  const own = new Map<string, number>()
  lines.forEach((line, position) => {
    if (at(persons, position) !== untold) return
    const name = claimOf(line)
    const person = personOf(line, claims.get(name)) ?? own.get(name) ?? first + keys.length
    if (person === first + keys.length) {
      keys.push(patientOf(line))
      own.set(name, person)
    }
    persons[position] = person
  })
  return keys
}

function personOf(line: ClaimLine, claim: SharedClaim | undefined): number | undefined {
  if (claim?.told === undefined || claim.hasSeveral) return undefined
  return mayBeOnePerson(line, claim.told) ? claim.person : undefined
}

/** The claims that have such lines, with what their other lines say. */
function untoldClaims(
  lines: readonly ClaimLine[],
  persons: Int32Array,
  claimOf: (line: ClaimLine) => string,
): ReadonlyMap<string, SharedClaim> {
  const claims = new Map<string, SharedClaim>()
  const claimIds = new Set<string | undefined>()
  lines.forEach((line, position) => {
    if (at(persons, position) !== untold) return
    claimIds.add(line.claimId)
    claims.set(claimOf(line), { told: undefined, person: untold, hasSeveral: false })
  })
  lines.forEach((line, position) => {
    const person = at(persons, position)
    if (person === untold || !claimIds.has(line.claimId)) return
    const claim = claims.get(claimOf(line))
    if (claim === undefined) return
    claim.hasSeveral ||= claim.told !== undefined && claim.person !== person
    claim.told = line
    claim.person = person
  })
  return claims
}
