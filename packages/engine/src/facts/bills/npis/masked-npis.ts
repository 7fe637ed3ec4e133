import type { ClaimLine } from '../../../claim/claim-line.ts'
import { cells } from '../../../findings/evidence.ts'
import { finding, type Outcome } from '../../../rule/outcome.ts'
import { count, say } from '../../../sentences/say.ts'
import type { FileNpis } from './file-npis.ts'
import { lineOfFile } from '../line-of-file.ts'

/** That the numbers of a file are masked, said on one line for all. */
export function maskedNpis(line: ClaimLine, npis: FileNpis): Outcome {
  return finding({
    class: 'notice',
    message: say`The NPIs of this file are masked or made up: ${count(npis.wrongNumbers)} of its ${count(npis.differentNumbers, 'different number')} could never be given to a provider.`,
    lines: [line],
    evidence: cells(line, ...npis.wrongFieldsOf(line).map((wrong) => wrong.field)),
  })
}

/** The line at which that stands. */
export function lineForFile(lines: readonly ClaimLine[], npis: FileNpis): ClaimLine | undefined {
  return lineOfFile(lines, (line) => npis.wrongFieldsOf(line).length > 0)
}
