import { LineColumns, type AuditType, type ClaimLine } from '@plumbline/engine'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import { addsAdjustments } from '../further-adjustments.ts'
import { StatedFields } from '../stated-fields.ts'

/** The lines that were read so far, and what is found out about them while each is at hand. */
export class LinesRead {
  readonly lines: ClaimLineDraft[] = []
  /** The member's number as the file writes it, for each line. */
  readonly memberNumbers: (string | undefined)[] = []
  /** Of patients whom a number tells already, for each line. */
  readonly firstNames: (string | undefined)[] = []
  readonly columns: LineColumns
  /** Lines state something that can be no value. */
  hasStrays = false
  readonly #stated: StatedFields

  /** @param possible fields that a line may state */
  constructor(type: AuditType, possible: Iterable<keyof ClaimLine>) {
    this.columns = new LineColumns(type === 'medical')
    this.#stated = new StatedFields(possible)
  }

  get count(): number {
    return this.lines.length
  }

  /** Names of the fields that lines state. */
  get fields(): ReadonlySet<string> {
    return this.#stated.names
  }

  add(line: ClaimLineDraft, memberNumber: string | undefined, firstName: string | undefined): void {
    if (line.unreadable.length > 0) this.hasStrays = true
    this.lines.push(line)
    this.memberNumbers.push(memberNumber)
    this.firstNames.push(firstName)
  }

  /** Whether the one line from `first` on only adds adjustments to the line before it, which then has them. */
  joinAdjustments(first: number): boolean {
    const line = this.lines[first]
    const above = this.lines[first - 1]
    if (this.lines.length !== first + 1 || !line || !addsAdjustments(line, above) || !above) {
      return false
    }
    above.adjustments = [...above.adjustments, ...line.adjustments]
    return true
  }

  /** Gives the lines of a row their places: those from `first` on. */
  keep(first: number): void {
    for (let index = first; index < this.lines.length; index++) {
      const line = this.lines[index]
      if (line === undefined) continue
      line.index = index
      this.columns.put(index, line)
      this.#stated.put(line)
    }
  }

  /** Forgets the lines of a row that is set aside: those from `first` on. */
  forget(first: number): void {
    this.lines.length = first
    this.memberNumbers.length = first
    this.firstNames.length = first
  }

  /** After the last row. */
  settle(): void {
    this.columns.settle(this.lines)
  }
}
