import { dateText, dollars, type Day } from '@plumbline/engine'
import { longDate } from '../deadlines/american-date.ts'
import { statedDay } from '../deadlines/deadline.ts'
import { caseFacts, facts, type CaseFact, type FactKey } from '../facts/facts.ts'
import type { LetterFinding, LetterInput, LetterLine, Words } from '../letter.ts'

/** A missing fact as it stands in the text. */
export interface Needed {
  readonly needed: string
}

/** A letter's input as its elements ask for it. */
export class LetterContext {
  readonly input: LetterInput
  /** Every line at fault, once, in the order of the findings. */
  readonly lines: readonly LetterLine[]
  /** Of members, as they were stated of one of their claims. */
  readonly #names = new Map<string, string>()

  constructor(input: LetterInput) {
    this.input = input
    this.lines = Array.from(new Set(input.findings.flatMap(({ lines }) => lines)))
    for (const { member, claimId } of this.lines) {
      const name = this.ofClaim(claimId, 'patientName')
      if (member === undefined || name === undefined || this.#names.has(member)) continue
      this.#names.set(member, name)
    }
  }

  get findings(): readonly LetterFinding[] {
    return this.input.findings
  }

  get claimIds(): readonly string[] {
    return Array.from(
      new Set(this.lines.flatMap(({ claimId }) => (claimId === undefined ? [] : [claimId]))),
    )
  }

  /** A word for the claims of the letter, as many as there are. */
  claimsOr(one: string, several: string): string {
    return this.claimIds.length === 1 ? one : several
  }

  /** By which numbers the file names those who billed, each once. */
  get billers(): readonly string[] {
    return Array.from(new Set(this.lines.flatMap(({ billedBy }) => billedBy ?? [])))
  }

  /** What the findings take together. */
  get cents(): number {
    return this.lines.reduce((sum, { atRiskCents }) => sum + atRiskCents, 0)
  }

  /** What was stated, without blanks around it; undefined where nothing, or no day where one is due. */
  stated(key: FactKey): string | undefined {
    const text = this.input.facts[key]?.trim()
    if (text === undefined || text === '') return undefined
    const { type } = facts[key]
    if (type === 'date') {
      const day = statedDay(text)
      return day === undefined ? undefined : longDate(day)
    }
    if (type === 'yes-no') return text === 'yes' ? text : undefined
    return text
  }

  /** A fact, or what is needed in its place. */
  fact(key: FactKey): string | Needed {
    return this.stated(key) ?? { needed: facts[key].label }
  }

  /** A fact of several lines, each a line. */
  lineByLine(key: FactKey): readonly Words[] {
    const text = this.stated(key)
    return text === undefined
      ? [[{ needed: facts[key].label }]]
      : text.split(/\r?\n/).map((line) => [line])
  }

  ofClaim(claimId: string | undefined, key: CaseFact): string | undefined {
    const text = claimId === undefined ? undefined : this.input.claimFacts[claimId]?.[key]?.trim()
    return text === '' ? undefined : text
  }

  /** The patient's name as it was stated of another claim of the same member. */
  nameOfMember(member: string | undefined): string | undefined {
    return member === undefined ? member : this.#names.get(member)
  }

  /** A fact of a claim, or what is needed in its place. */
  claimFact(claimId: string | undefined, key: CaseFact): string | Needed {
    const label = caseFacts[key].label
    return this.ofClaim(claimId, key) ?? { needed: `${label}, claim ${claimId ?? 'unknown'}` }
  }

  /** The day of payment of a line: the file's, or what was stated of its claim. */
  paidDay(line: LetterLine): Day | undefined {
    return line.paidDay ?? statedDay(this.ofClaim(line.claimId, 'paidDate'))
  }
}

/** An amount, or a dash where the file has none. */
export function amount(cents: number | undefined): string {
  return cents === undefined ? '–' : dollars(cents)
}

/** A day, or a dash where the file has none. */
export function date(day: Day | undefined): string {
  return day === undefined ? '–' : dateText(day)
}
