import type { LeftOut } from '@plumbline/contract'
import { dollars } from '@plumbline/engine'
import { AppError } from '../../app-error.ts'
import type { FindingSums } from '../../db/review/finding-sums.ts'
import { referenceOf } from '../../stored-audits/case-reference.ts'

type Holding = Parameters<typeof referenceOf>[0]

const casesNamed = 10

/** What was left as it is because open cases hold it; null where nothing was. */
export function leftOutOf(held: FindingSums, cases: readonly Holding[]): LeftOut | null {
  if (held.findings === 0) return null
  const cents = centsOf(held)
  const references = cases.slice(0, casesNamed).map(referenceOf)
  return {
    findings: held.findings,
    dollars: cents / 100,
    cases: references,
    why: sentence(held.findings, cents, references, cases.length),
  }
}

/** Throws `conflict` where cases hold all that was meant. */
export function requireSome(done: number, leftOut: LeftOut | null): void {
  if (done > 0 || !leftOut) return
  throw new AppError('conflict', {
    message: `Nothing was changed. ${leftOut.why} Close the case first, or leave them as they are.`,
  })
}

function sentence(findings: number, cents: number, references: string[], cases: number): string {
  const [first, ...others] = references
  const more = cases - references.length
  const named =
    others.length === 0
      ? `case ${first ?? ''}`
      : `cases ${references.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  const count = findings.toLocaleString('en-US')
  return findings === 1
    ? `1 finding of ${dollars(cents)} stands in ${named} and stays confirmed while it is open.`
    : `${count} findings of ${dollars(cents)} stand in ${named} and stay confirmed while ${others.length === 0 ? 'it is' : 'they are'} open.`
}

export function centsOf({ firm, recordsNeeded, inDoubt }: FindingSums): number {
  return firm + recordsNeeded + inDoubt
}
