import type { FormLine } from './form-claim.ts'
import type { PlacedForm } from './place-form.ts'

/** The forms of one claim, in their order. */
export type PagesOfClaim = readonly PlacedForm[]

/**
 * A page goes on where both are of one account and patient, and the one before states no total, or this one states that
 * of both: some programs carry the sum from page to page.
 */
export function claimsOf(forms: readonly PlacedForm[]): readonly PagesOfClaim[] {
  const claims: PlacedForm[][] = []
  for (const form of forms) {
    const current = claims.at(-1)
    const before = current?.at(-1)
    const mayGoOn = current && before && isOneClaim(before, form)
    if (mayGoOn && (before.claim.goesOn || carriesTotal(current, form))) current.push(form)
    else claims.push([form])
  }
  return claims
}

function carriesTotal(before: PagesOfClaim, { claim }: PlacedForm): boolean {
  const lines = before.flatMap(({ claim: page }) => page.lines)
  return claim.totalCents === chargesOf([...lines, ...claim.lines])
}

function isOneClaim({ form, claim: { facts } }: PlacedForm, after: PlacedForm): boolean {
  const other = after.claim.facts
  return (
    form === after.form &&
    facts.claimId !== undefined &&
    facts.claimId === other.claimId &&
    facts.patientKey === other.patientKey &&
    facts.birthDay === other.birthDay
  )
}

/** What lines charge together, in cents; not a number where the charge of a line is none. */
export function chargesOf(lines: readonly FormLine[]): number {
  return lines.reduce((sum, { facts }) => sum + Math.round(Number(facts.charge ?? 0) * 100), 0)
}
