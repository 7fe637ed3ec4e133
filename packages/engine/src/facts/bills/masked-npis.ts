import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import { cells } from '../../findings/evidence.ts'
import { finding, type Outcome } from '../../rule/outcome.ts'
import { count, say } from '../../sentences/say.ts'
import type { FileNpis } from './file-npis.ts'

/** That the numbers of a file are masked, said on one line for all. */
export function maskedNpis(line: ClaimLine, npis: FileNpis): Outcome {
  return finding({
    class: 'notice',
    message: say`The NPIs of this file are masked or made up: ${count(npis.wrongNumbers)} of its ${count(npis.differentNumbers, 'different number')} could never be given to a provider.`,
    lines: [line],
    evidence: cells(line, ...npis.wrongFieldsOf(line).map((wrong) => wrong.field)),
  })
}

/** The line that stands for the file: the same one in whatever order its rows come. */
export function lineForFile(lines: readonly ClaimLine[], npis: FileNpis): ClaimLine | undefined {
  let first: ClaimLine | undefined
  for (const line of lines) {
    if (line.index === historyIndex || npis.wrongFieldsOf(line).length === 0) continue
    if (first === undefined || comesBefore(line, first)) first = line
  }
  return first
}

function comesBefore(one: ClaimLine, other: ClaimLine): boolean {
  const order =
    (one.serviceFromDay ?? 0) - (other.serviceFromDay ?? 0) ||
    one.procedure - other.procedure ||
    (one.chargeCents ?? 0) - (other.chargeCents ?? 0) ||
    (one.paidCents ?? 0) - (other.paidCents ?? 0)
  return order < 0
}
