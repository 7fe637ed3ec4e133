import type { ClaimLine } from '@plumbline/engine'
import type { MemberDisplay, ReportInput } from '../report-input.ts'
import { unstated } from '../words/amounts.ts'
import { memberTail } from '../words/member-tail.ts'

/** What stands where a sentence names a member whom the report cannot. */
const withheld = '[member number withheld]'

/** How a report shows members, by the key that lines have for them. */
export class Members {
  readonly #numbers: ReadonlyMap<string, string> | undefined
  readonly #display: MemberDisplay
  readonly #lines: readonly ClaimLine[]

  constructor({ members, memberDisplay = 'tail', lines }: MembersInput) {
    this.#numbers = members
    this.#display = memberDisplay
    this.#lines = lines
  }

  /** The member of a line, or a dash where the file gives no number. */
  of(patientKey: string | undefined): string {
    return this.ifNumbered(patientKey) ?? unstated
  }

  /** The member of a line, as far as the file gives a number. */
  ifNumbered(patientKey: string | undefined): string | undefined {
    const number = patientKey === undefined ? undefined : this.#numbers?.get(patientKey)
    return number === undefined ? undefined : this.#shown(number)
  }

  /** A member whom a finding names by key; findings that were stored have only a masked one. */
  named(patientKey: string): string {
    const number = this.#numbers?.get(patientKey)
    return number === undefined ? withheld : this.#shown(number)
  }

  /** What the report says of how it shows members: true of every one in it. */
  get explanation(): string {
    if (this.#numbers === undefined) {
      return 'Member numbers are not shown: they were not kept when this audit was made.'
    }
    if (this.#numbers.size === 0) return 'The file has no member numbers.'
    const shown =
      this.#display === 'whole'
        ? 'Members are shown by their whole number, as the file writes it.'
        : 'Members are shown by the last characters of their number in the file, at most four, with the person code of a family’s card behind them.'
    return this.#lines.some(({ patientKey }) => this.of(patientKey) === unstated)
      ? `${shown} A dash stands for a member whose number the file does not give.`
      : shown
  }

  #shown(number: string): string {
    return this.#display === 'whole' ? number : memberTail(number)
  }
}

type MembersInput = Pick<ReportInput, 'members' | 'memberDisplay' | 'lines'>
