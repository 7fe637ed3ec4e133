import type { ClaimLine } from '../claim/claim-line.ts'
import { CommonSigns } from './common-signs.ts'
import { at } from './order/line-order.ts'

/** The number of a line whose person is not told. */
export const untold = -1

/** A line that several people of its patient number could mean. */
interface OpenLine {
  readonly position: number
  readonly line: ClaimLine
  /** The names of its claim and of itself, each under its patient number. */
  readonly claim: string
  readonly own: string
}

/**
 * Gives lines that several people of their patient number could mean a person. Where the other lines
 * of their claim are all of one whom they fit, it is that one, unless lines that would be given the
 * same one contradict each other; else the claim stands for a person of its own, whom nobody knows, or,
 * where its lines contradict each other, each of them.
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
  const claimOf = ({ claimId, row, index }: ClaimLine, patient: string) =>
    JSON.stringify(claimId === undefined ? [patient, row, index] : [patient, claimId])
  const open = lines.flatMap((line, position): readonly OpenLine[] => {
    if (at(persons, position) !== untold) return []
    const patient = patientOf(line)
    const own = JSON.stringify([patient, line.claimId ?? line.row, line.index])
    return [{ position, line, claim: claimOf(line, patient), own }]
  })
  giveToClaims(lines, persons, open, (line) => claimOf(line, patientOf(line)))

  const left = open.filter(({ position }) => at(persons, position) === untold)
  const together = new Map<string, CommonSigns>()
  for (const { claim, line } of left) addTo(together, claim, line)
  const keys: string[] = []
  const numbers = new Map<string, number>()
  for (const { position, line, claim, own } of left) {
    const name = together.get(claim)?.isOfOnePerson === true ? claim : own
    let person = numbers.get(name)
    if (person === undefined) {
      person = first + keys.length
      numbers.set(name, person)
      keys.push(patientOf(line))
    }
    persons[position] = person
  }
  return keys
}

/** Gives open lines the one person of their claim, where it may be. */
function giveToClaims(
  lines: readonly ClaimLine[],
  persons: Int32Array,
  open: readonly OpenLine[],
  claimOf: (line: ClaimLine) => string,
): void {
  const personOf = personsOfClaims(lines, persons, open, claimOf)
  const wanted = new Set(personOf.values())
  const known = new Map<number, CommonSigns>()
  const withJoining = new Map<number, CommonSigns>()
  lines.forEach((line, position) => {
    const person = at(persons, position)
    if (!wanted.has(person)) return
    addTo(known, person, line)
    addTo(withJoining, person, line)
  })
  const joining = open.flatMap(({ position, line, claim }) => {
    const person = personOf.get(claim)
    const signs = person === undefined ? undefined : known.get(person)
    if (person === undefined || signs?.fits(line) !== true) return []
    addTo(withJoining, person, line)
    return { position, person, isKnown: signs.covers(line) }
  })
  for (const { position, person, isKnown } of joining) {
    if (isKnown || withJoining.get(person)?.isOfOnePerson === true) persons[position] = person
  }
}

/** Of the claims that have open lines, those whose other lines are all of one person, with it. */
function personsOfClaims(
  lines: readonly ClaimLine[],
  persons: Int32Array,
  open: readonly OpenLine[],
  claimOf: (line: ClaimLine) => string,
): ReadonlyMap<string, number> {
  const claimIds = new Set(open.map(({ line }) => line.claimId))
  const claims = new Set(open.map(({ claim }) => claim))
  const personOf = new Map<string, number>()
  const several = new Set<string>()
  lines.forEach((line, position) => {
    const person = at(persons, position)
    if (person === untold || !claimIds.has(line.claimId)) return
    const claim = claimOf(line)
    if (!claims.has(claim)) return
    if ((personOf.get(claim) ?? person) !== person) several.add(claim)
    personOf.set(claim, person)
  })
  for (const claim of several) personOf.delete(claim)
  return personOf
}

function addTo<Key>(signs: Map<Key, CommonSigns>, key: Key, line: ClaimLine): void {
  let common = signs.get(key)
  if (common === undefined) signs.set(key, (common = new CommonSigns()))
  common.add(line)
}
