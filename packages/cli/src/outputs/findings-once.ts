import type { Finding } from '@plumbline/engine'

/** A finding of the JSON; where `evidenceAt` stands, its evidence stands there. */
export interface WrittenFinding extends Finding {
  /** A JSON Pointer (RFC 6901) to the finding that lists the evidence: `/claims/41/findings/0`. */
  readonly evidenceAt?: string
}

/** Findings about this many rows are long, and may stand at as many lines. */
const manyRows = 10

/**
 * Findings as they are written line by line. One about many rows lists its evidence at the first line
 * that it stands at; repeated at each, it would be most of the document.
 */
export class FindingsOnce {
  readonly #listedAt = new Map<Finding, string>()

  /** The findings of the claim at a place of the document, as they are written there. */
  at(place: number, findings: readonly Finding[]): readonly WrittenFinding[] {
    if (!findings.some(isLong)) return findings
    return findings.map((finding, at) => this.#once(`/claims/${place}/findings/${at}`, finding))
  }

  #once(here: string, finding: Finding): WrittenFinding {
    if (!isLong(finding)) return finding
    const evidenceAt = this.#listedAt.get(finding)
    if (evidenceAt !== undefined) return { ...finding, evidence: [], evidenceAt }
    this.#listedAt.set(finding, here)
    return finding
  }
}

function isLong({ rows }: Finding): boolean {
  return rows.length >= manyRows
}
