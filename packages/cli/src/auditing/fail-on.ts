import type { AuditDocument } from '@plumbline/engine'
import { CommandError } from '../command-error.ts'

export const failOnKinds = ['flagged', 'review', 'set-aside'] as const

export type FailOnKind = (typeof failOnKinds)[number]

/** What makes an audit fail: so many lines or rows of a kind, or such a share of them. */
export interface FailOn {
  /** As it was written. */
  readonly text: string
  readonly kind: FailOnKind
  readonly atLeast:
    | { readonly unit: 'count'; readonly count: number }
    | { readonly unit: 'percent'; readonly percent: number }
}

const written = /^(flagged|review|set-aside)(?:=(\d+(?:\.\d+)?)(%?))?$/

/** Reads `flagged`, `set-aside=5%` or `review=20`. Throws `CommandError` on anything else. */
export function parseFailOn(text: string): FailOn {
  const [, name, number, percentSign] = written.exec(text) ?? []
  const kind = failOnKinds.find((known) => known === name)
  if (kind === undefined) throw wrong(text)
  if (number === undefined) return { text, kind, atLeast: { unit: 'count', count: 1 } }
  const value = Number(number)
  if (percentSign === '%') {
    if (value <= 0 || value > 100) throw wrong(text)
    return { text, kind, atLeast: { unit: 'percent', percent: value } }
  }
  if (!Number.isInteger(value) || value < 1) throw wrong(text)
  return { text, kind, atLeast: { unit: 'count', count: value } }
}

function wrong(text: string): CommandError {
  return new CommandError(
    `--fail-on takes ${failOnKinds.join(', ')}, each alone or with a limit from which it fails: set-aside=5% or flagged=20, not "${text}"`,
  )
}

/** Says why an audit fails, or nothing where it does not. */
export function failure(failOn: FailOn, document: AuditDocument): string | undefined {
  const { count, of, words } = counted(failOn.kind, document)
  const { atLeast } = failOn
  const isMet =
    atLeast.unit === 'count' ? count >= atLeast.count : count * 100 >= atLeast.percent * of
  if (!isMet) return undefined
  const share = ((count / of) * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })
  const numbers = [count, of].map((value) => value.toLocaleString('en-US')).join(' of ')
  return `--fail-on ${failOn.text} is met: ${numbers} ${words} (${share}%).`
}

/** A line that is flagged is worth a review too. */
function counted(kind: FailOnKind, { file, summary }: AuditDocument) {
  const { claims: of, flagged, needsReview } = summary
  if (kind === 'flagged') return { count: flagged, of, words: 'lines are flagged' }
  if (kind === 'review') {
    return { count: flagged + needsReview, of, words: 'lines are flagged or need review' }
  }
  return { count: file.rowsSetAside, of: file.rowsRead, words: 'rows were set aside' }
}
