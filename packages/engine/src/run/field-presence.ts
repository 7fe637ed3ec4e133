import type { ClaimField, ClaimLine } from '../claim/claim-line.ts'

/**
 * Which fields any line of the file has.
 *
 * @param asked fields that will be asked about: looked for at once, while lines are at hand
 * @param stated the only fields that a line may have, where they are known
 */
export function fieldPresence(
  lines: readonly ClaimLine[],
  asked: Iterable<ClaimField>,
  stated?: ReadonlySet<string>,
): (field: ClaimField) => boolean {
  const present = (field: ClaimField) => (stated?.has(field) ?? true) && isPresent(lines, field)
  const known = new Map(Array.from(new Set(asked), (field) => [field, present(field)]))
  return (field) => {
    let answer = known.get(field)
    if (answer === undefined) {
      answer = present(field)
      known.set(field, answer)
    }
    return answer
  }
}

/** A field that the file has is met within its first lines; one that it has not is looked for in all. */
function isPresent(lines: readonly ClaimLine[], field: ClaimField): boolean {
  return lines.some((line) => {
    const value = line[field]
    return value !== undefined && (typeof value !== 'object' || value.length > 0)
  })
}
