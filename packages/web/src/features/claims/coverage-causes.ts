import type { UploadDetails } from '@plumbline/contract'

type RuleCoverage = UploadDetails['coverage'][number]

/** Who can do something about a cause. */
export type Owner = 'export' | 'tables' | 'nobody'

/** One reason for which checks could not be made, with the checks that it stopped. */
export interface Cause {
  readonly because: string
  readonly owner: Owner
  readonly checks: readonly string[]
  /** Of the check that it stopped on most lines. */
  readonly lines: number
}

/** Reasons of the engine, by their words: what they speak of says whose they are. */
const ofTables =
  /not imported|import |starter pack|release|available (?:tables|drug lists|NADAC)|tables do not|fee schedule does not/
const ofExport = /^the file (?:has|says)|on the (?:line|claim)$|hidden/

export function ownerOf(because: string): Owner {
  if (ofTables.test(because)) return 'tables'
  return ofExport.test(because) ? 'export' : 'nobody'
}

/** What could not be checked by its causes, those that stopped most checks first. */
export function causesOf(coverage: readonly RuleCoverage[]): Cause[] {
  const found = new Map<string, { checks: string[]; lines: number }>()
  for (const { title, reasons } of coverage) {
    for (const { because, lines } of reasons) {
      const cause = found.get(because) ?? { checks: [], lines: 0 }
      cause.checks.push(title)
      cause.lines = Math.max(cause.lines, lines)
      found.set(because, cause)
    }
  }
  return [...found]
    .map(([because, cause]) => ({ because, owner: ownerOf(because), ...cause }))
    .toSorted((one, other) => other.checks.length - one.checks.length || other.lines - one.lines)
}
