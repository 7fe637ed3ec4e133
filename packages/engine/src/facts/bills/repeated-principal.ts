import type { ClaimLine } from '../../claim/claim-line.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'

/** So many claims that repeat the principal diagnosis in the second place are no accident. */
const fewestClaims = 3

/**
 * Where the principal diagnosis of a line stands again among its others: its place, 2 being the second.
 * Undefined where it does not, or only in the second place in a file that lists it twice by its layout,
 * as research files do.
 */
export function repeatedPrincipal(line: ClaimLine, memories: Memories): number | undefined {
  const [principal, second] = line.diagnoses
  if (principal === undefined) return undefined
  const isByLayout = second === principal && isListedTwice.in(memories)(memories.lines)
  const at = line.diagnoses.indexOf(principal, isByLayout ? 2 : 1)
  return at < 0 ? undefined : at + 1
}

const isListedTwice = new Remembered(() => {
  let known: boolean | undefined
  return (lines: readonly ClaimLine[]) => (known ??= listsTwice(lines))
})

/** Whether most claims of stays and visits with two diagnoses or more have one twice in front. */
function listsTwice(lines: readonly ClaimLine[]): boolean {
  const claims = new Map<string | undefined, boolean>()
  for (const { claimId, diagnoses } of lines)
    if (diagnoses.length > 1) claims.set(claimId, diagnoses[0] === diagnoses[1])
  const repeating = Array.from(claims.values()).filter(Boolean).length
  return repeating >= fewestClaims && repeating * 2 > claims.size
}
