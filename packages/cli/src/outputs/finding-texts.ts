import { standingOf, type ClaimLine, type ClaimVerdict, type Finding } from '@plumbline/engine'
import { StandingFindings, type StandingFinding } from './standing-findings.ts'

/** Findings about this many rows are long, and may stand at as many lines. */
const manyRows = 10

/**
 * Findings as they are written line by line. One about many rows lists its evidence at the first line
 * that it stands at, and has `evidenceAt` at the others: a JSON Pointer (RFC 6901) to the first
 * (`/claims/41/findings/0`). Repeated at each, the evidence would be most of the document; and what
 * is the same at each is made to text once.
 */
export class FindingTexts {
  readonly #standing: StandingFindings

  /** @param lines of the file; a claim is about the line at its place */
  constructor(claims: readonly ClaimVerdict[], lines: readonly ClaimLine[]) {
    this.#standing = new StandingFindings(claims, lines)
  }

  /** The findings of the claim at a place of the document, as the JSON of a list; once each, in order. */
  at(place: number, findings: readonly Finding[], line: ClaimLine): string {
    const texts = findings.map((finding, at) => {
      const found = this.#standing.next(finding)
      const start = textOf(finding, found, `/claims/${place}/findings/${at}`)
      const standing =
        finding.class === 'notice' ? '' : `,"standing":"${standingOf(finding, line)}"`
      return `${start}${standing},"fingerprint":"${found.fingerprint}"}`
    })
    return `[${texts.join(',')}]`
  }
}

/** Up to its closing brace. */
function textOf(finding: Finding, found: StandingFinding, here: string): string {
  if (finding.rows.length < manyRows) return openText(finding)
  if (found.firstAt === undefined) {
    found.firstAt = here
    return openText(finding)
  }
  found.laterText ??= openText({ ...finding, evidence: [], evidenceAt: found.firstAt })
  return found.laterText
}

function openText(finding: object): string {
  return JSON.stringify(finding).slice(0, -1)
}
