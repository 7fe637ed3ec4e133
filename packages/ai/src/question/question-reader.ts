import type { AskedFilter } from './question-plan.ts'
import { fillers, filterPhrases, type Phrase } from './question-words.table.ts'

/** Takes parts of a question out as they are understood. */
export class QuestionReader {
  rest: string

  constructor(text: string) {
    this.rest = text
  }

  first<Meaning>(phrases: readonly Phrase<Meaning>[]): Meaning | undefined {
    let meant: Meaning | undefined
    for (const { words, meaning } of phrases) {
      if (this.rest.search(words) === -1) continue
      if (meant !== undefined && meant !== meaning) continue
      meant = meaning
      this.rest = this.rest.replace(words, ' ')
    }
    return meant
  }

  /** One value for each field: a second one would mean another question. */
  filter(): AskedFilter {
    let filter: AskedFilter = {}
    for (const { words, meaning } of filterPhrases) {
      const [field] = Object.keys(meaning)
      if (field === undefined || field in filter || this.rest.search(words) === -1) continue
      filter = { ...filter, ...meaning }
      this.rest = this.rest.replace(words, ' ')
    }
    return filter
  }

  /** `over $500`, `at least 1,000 dollars`. */
  dollars(): number | undefined {
    return this.number(
      /\b(?:over|above|more than|greater than|at least|exceeding|worth more than|bigger than|larger than) \$?\s?(\d[\d,]*(?:\.\d{1,2})?)(?: dollars| usd)?(?=\s|$)/,
    )
  }

  /** `top 5`, `the 3 worst`, `most`. */
  top(): number | undefined {
    const counted = this.number(/\b(?:top|first|worst|biggest|largest|dearest) (\d{1,3})(?=\s)/)
    if (counted !== undefined) return counted
    const before = this.number(
      /\b(?:the |which )?(\d{1,3})(?= (?:worst|biggest|largest|dearest|highest|top|most expensive|costliest)\b)/,
    )
    if (before !== undefined) return before
    const which = this.number(/\bwhich (\d{1,3})(?= [a-z])/)
    if (which !== undefined) return which
    return /\b(?:most|highest|biggest|largest|worst|dearest|costliest)\b/.test(this.rest)
      ? 1
      : undefined
  }

  /** A service or drug: `99213`, `J9035`, `0010T`, eleven digits. */
  code(): string | undefined {
    const found =
      /(?:\b(?:code|cpt|hcpcs|ndc|procedure|revenue code)\s+)?\b([a-z]\d{4}|\d{4}[a-z]|\d{5}|\d{11}|0\d{3})\b/.exec(
        this.rest,
      )
    if (!found?.[1]) return undefined
    this.rest = this.rest.replace(found[0], ' ')
    return found[1].toUpperCase()
  }

  wordsLeft(): readonly string[] {
    return this.rest.split(/[\s,()/-]+/).filter((word) => word !== '' && !fillers.has(word))
  }

  private number(pattern: RegExp): number | undefined {
    const found = pattern.exec(this.rest)
    if (!found?.[1]) return undefined
    this.rest = this.rest.replace(found[0], ' ')
    return Number(found[1].replaceAll(',', ''))
  }
}
