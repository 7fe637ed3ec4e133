import type { Finding } from '@plumbline/engine'

/** Stands in the JSON at the other lines of a finding. */
export interface FindingElsewhere {
  readonly ruleId: string
  readonly class: Finding['class']
  /** A JSON Pointer (RFC 6901) to the whole: `/claims/41/findings/0`. */
  readonly writtenAt: string
}

/** Findings about this many rows are long, and may stand at as many lines. */
const manyRows = 10

/**
 * Findings as they are written line by line: one about many rows whole at the first line that it stands
 * at, and by its place at the others. Repeated at each, it would make a document grow with the square of them.
 */
export class FindingsOnce {
  readonly #writtenAt = new Map<Finding, string>()

  /** The findings of the claim at a place of the document, as they are written there. */
  at(place: number, findings: readonly Finding[]): readonly (Finding | FindingElsewhere)[] {
    if (!findings.some(isLong)) return findings
    return findings.map((finding, at) => this.#once(`/claims/${place}/findings/${at}`, finding))
  }

  #once(here: string, finding: Finding): Finding | FindingElsewhere {
    if (!isLong(finding)) return finding
    const writtenAt = this.#writtenAt.get(finding)
    if (writtenAt !== undefined) return { ruleId: finding.ruleId, class: finding.class, writtenAt }
    this.#writtenAt.set(finding, here)
    return finding
  }
}

function isLong({ rows }: Finding): boolean {
  return rows.length >= manyRows
}
