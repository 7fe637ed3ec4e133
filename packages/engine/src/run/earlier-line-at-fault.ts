import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import { exposureCents } from '../claim/exposure.ts'
import type { FindingDraft } from '../rule/outcome.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { field, money, nothing, say, words } from '../sentences/say.ts'

/**
 * A finding on lines of earlier uploads alone that a line of this file completes: a stay that was billed
 * after the services that it pays for. What was said of that upload stands and no total of this file may hold
 * its money, so it becomes a lead without dollars on the line that completes it, which names the earlier claim
 * and what is at stake there. Undefined where no line of this file shows it: then it was said before.
 */
export function onLineOfFile(draft: FindingDraft): FindingDraft | undefined {
  const { lines, related = [], message } = draft
  const [earlier] = lines
  const carrier = related.find(isOfFile)
  if (!earlier || !carrier || draft.class === 'notice' || lines.some(isOfFile)) return undefined
  return {
    ...draft,
    class: 'lead',
    message: say`This line completes a finding on ${claimOf(earlier)}: “${message}”${stakeOf(draft)}`,
    lines: [carrier],
    related: [...lines, ...related.filter((line) => line !== carrier)],
    atRisk: [],
    estimated: false,
    ofEarlierClaim: true,
    arithmetic: nothing,
    suggestedFix: 'Settle it on the earlier claim; on this line nothing is owed back.',
  }
}

function stakeOf({ atRisk = [] }: FindingDraft): Sentence {
  const cents = atRisk.reduce(
    (sum, { line, cents: each }) => sum + Math.min(Math.max(each, 0), exposureCents(line)),
    0,
  )
  return cents < 1
    ? nothing
    : say` At stake there: ${money(Math.round(cents))}, in no total of this file.`
}

function claimOf(line: ClaimLine): Sentence {
  return line.claimId === undefined
    ? words('a line of an earlier upload')
    : say`claim ${field(line, 'claimId')} of an earlier upload`
}

function isOfFile({ index }: ClaimLine): boolean {
  return index !== historyIndex
}
