import { hash } from 'node:crypto'
import { fingerprintText, type ClaimLine, type ClaimVerdict, type Finding } from '@plumbline/engine'

/** A finding while it is written at one line after another. */
export interface StandingFinding {
  /** What makes it the same one when its claims come again, as SHA-256 in hex. */
  readonly fingerprint: string
  /** Lines that it stands at and that are still to be written. */
  left: number
  /** Where it was written first; undefined before that. */
  firstAt: string | undefined
  /** What is written at every later line, once that was made. */
  laterText: string | undefined
}

/**
 * The findings of a document whose claims are written in order. What is known of a finding is forgotten
 * with the last line that it stands at: memory holds the findings at hand, and not the texts of all.
 */
export class StandingFindings {
  /** The lines of findings that were not met yet. */
  readonly #carriers = new Map<Finding, readonly ClaimLine[]>()
  readonly #met = new Map<Finding, StandingFinding>()

  /** @param lines of the file; a verdict is on the line at its place */
  constructor(claims: readonly ClaimVerdict[], lines: readonly ClaimLine[]) {
    const shared = new Map<Finding, ClaimLine[]>()
    claims.forEach(({ findings }, at) => {
      const line = lines[at]
      if (line === undefined) return
      const alone = [line]
      for (const finding of findings) this.#carry(finding, line, alone, shared)
    })
  }

  /** To be asked once for each line that the finding stands at. */
  next(finding: Finding): StandingFinding {
    const standing = this.#met.get(finding) ?? this.#meet(finding)
    standing.left--
    if (standing.left <= 0) this.#met.delete(finding)
    return standing
  }

  /** Most findings stand at one line, and those of one line share the list of it. */
  #carry(
    finding: Finding,
    line: ClaimLine,
    alone: readonly ClaimLine[],
    shared: Map<Finding, ClaimLine[]>,
  ): void {
    const [first] = this.#carriers.get(finding) ?? []
    if (first === undefined) {
      this.#carriers.set(finding, alone)
      return
    }
    const list = shared.get(finding)
    if (list) list.push(line)
    else {
      const both = [first, line]
      shared.set(finding, both)
      this.#carriers.set(finding, both)
    }
  }

  #meet(finding: Finding): StandingFinding {
    const lines = this.#carriers.get(finding) ?? []
    this.#carriers.delete(finding)
    const fingerprint = hash('sha256', fingerprintText(finding, lines))
    const standing = { fingerprint, left: lines.length, firstAt: undefined, laterText: undefined }
    if (lines.length > 1) this.#met.set(finding, standing)
    return standing
  }
}
