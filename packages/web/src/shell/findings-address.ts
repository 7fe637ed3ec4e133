import type { Category, Decision, Standing } from '@plumbline/contract'

/** What narrows the list of findings in an address: marks, never names. */
export interface ShownFindings {
  readonly decision?: Decision
  readonly standing?: Standing
  readonly upload?: string
  readonly provider?: string
  readonly category?: Category
  readonly from?: string
  readonly to?: string
}

/** The list of findings, narrowed. */
export function findingsAddress(shown: ShownFindings = {}): string {
  const search = new URLSearchParams(Object.entries(shown))
  return search.size === 0 ? '/findings' : `/findings?${search.toString()}`
}

export function findingAddress(id: string): string {
  return `/findings/${encodeURIComponent(id)}`
}
