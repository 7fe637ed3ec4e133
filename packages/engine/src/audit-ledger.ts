import { historyIndex, type ClaimLine } from './claim-line.ts'
import type { Finding } from './finding.ts'
import type { Outcome } from './outcome.ts'

/** What one rule came to, counted in lines. */
export interface RuleTally {
  checked: number
  notApplicable: number
  /** Lines by the reason why they could not be checked. */
  readonly couldNotCheck: Map<string, { lines: number }>
}

/** Collects what rules say, line by line: counts for coverage, findings where there are any. */
export class AuditLedger {
  readonly findingsByLine: (Finding[] | undefined)[]
  /** Rules checked, and rules that could not be, for each line. */
  readonly checkedRules: Uint16Array
  readonly uncheckedRules: Uint16Array

  constructor(lineCount: number) {
    this.findingsByLine = new Array<Finding[] | undefined>(lineCount)
    this.checkedRules = new Uint16Array(lineCount)
    this.uncheckedRules = new Uint16Array(lineCount)
  }

  count(tally: RuleTally, line: ClaimLine, outcome: Outcome): void {
    if (line.index === historyIndex) return
    switch (outcome.kind) {
      case 'not-applicable':
        tally.notApplicable++
        return
      case 'cannot-tell':
        countReason(tally, outcome.because)
        add(this.uncheckedRules, line.index)
        return
      case 'pass':
      case 'finding':
        tally.checked++
        add(this.checkedRules, line.index)
    }
  }

  record(line: ClaimLine, finding: Finding): void {
    if (line.index === historyIndex) return
    const findings = this.findingsByLine[line.index]
    if (findings) findings.push(finding)
    else this.findingsByLine[line.index] = [finding]
  }
}

function countReason(tally: RuleTally, because: string): void {
  const known = tally.couldNotCheck.get(because)
  if (known === undefined) tally.couldNotCheck.set(because, { lines: 1 })
  else known.lines++
}

function add(counts: Uint16Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1
}
