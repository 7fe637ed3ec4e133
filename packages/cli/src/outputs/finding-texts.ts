import { standingOf, type ClaimLine, type ClaimVerdict, type Finding } from '@plumbline/engine'
import { fingerprints } from './fingerprints.ts'

/** Findings about this many rows are long, and may stand at as many lines. */
const manyRows = 10

/** A finding that was written: where, and what is the same wherever else it stands. */
interface Written {
  readonly at: string
  text: string | undefined
}

/**
 * Findings as they are written line by line. One about many rows lists its evidence at the first line
 * that it stands at, and has `evidenceAt` at the others: a JSON Pointer (RFC 6901) to the first
 * (`/claims/41/findings/0`). Repeated at each, the evidence would be most of the document; and what
 * is the same at each is made to text once.
 */
export class FindingTexts {
  readonly #written = new Map<Finding, Written>()
  readonly #fingerprintOf: (finding: Finding) => string

  /** @param lines of the file; a claim is about the line at its place */
  constructor(claims: readonly ClaimVerdict[], lines: readonly ClaimLine[]) {
    this.#fingerprintOf = fingerprints(claims, lines)
  }

  /** The findings of the claim at a place of the document, as the JSON of a list. */
  at(place: number, findings: readonly Finding[], line: ClaimLine): string {
    const texts = findings.map((finding, at) => {
      const start = this.#textOf(finding, `/claims/${place}/findings/${at}`)
      const standing =
        finding.class === 'notice' ? '' : `,"standing":"${standingOf(finding, line)}"`
      return `${start}${standing},"fingerprint":"${this.#fingerprintOf(finding)}"}`
    })
    return `[${texts.join(',')}]`
  }

  /** Up to its closing brace. */
  #textOf(finding: Finding, here: string): string {
    if (finding.rows.length < manyRows) return openText(finding)
    const written = this.#written.get(finding)
    if (!written) {
      this.#written.set(finding, { at: here, text: undefined })
      return openText(finding)
    }
    written.text ??= openText({ ...finding, evidence: [], evidenceAt: written.at })
    return written.text
  }
}

function openText(finding: object): string {
  return JSON.stringify(finding).slice(0, -1)
}
