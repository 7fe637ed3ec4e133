import type { ClaimLineDraft } from './claim-line-draft.ts'

const amounts = ['chargeCents', 'allowedCents', 'paidCents'] as const

const repeatedShare = 0.8
const fewestClaims = 2
/** Equal prices of so many different services are what gives a total away. */
const tellingServices = 3

/**
 * Some files write the total of a claim on each of its lines, under a name that says nothing of
 * it. Where nearly all claims of three different services or more, of one form (institutional,
 * professional), have the same charge and payment on every line, these are totals: they are
 * cleared on claims of several lines, and a note says so.
 */
export function clearRepeatedTotals(lines: readonly ClaimLineDraft[]): string[] {
  const notes: string[] = []
  for (const [form, claims] of claimsByForm(lines)) {
    if (!areTotals(claims.values())) continue
    let cleared = 0
    for (const line of lines) {
      if (line.claimType !== form || line.claimId === undefined) continue
      const claim = claims.get(line.claimId)
      if (!claim || claim.lines < 2 || !repeatsAmounts(claim)) continue
      for (const field of amounts) line[field] = undefined
      cleared++
    }
    notes.push(
      `Amounts of ${form ?? 'the'} claims repeat the total of the claim on each line; ${cleared} lines of claims with several lines were read without them.`,
    )
  }
  return notes
}

type Form = ClaimLineDraft['claimType']

/** Lines of one claim and form: how many, of how many services, and whether amounts repeat. */
class ClaimTally {
  readonly chargeCents: number | undefined
  readonly allowedCents: number | undefined
  readonly paidCents: number | undefined
  lines = 0
  allAlike = true
  /** Different services, counted up to `tellingServices`. */
  readonly services: (string | undefined)[] = []

  constructor(first: ClaimLineDraft) {
    this.chargeCents = first.chargeCents
    this.allowedCents = first.allowedCents
    this.paidCents = first.paidCents
  }

  add(line: ClaimLineDraft): void {
    this.lines++
    this.allAlike &&=
      line.chargeCents === this.chargeCents &&
      line.paidCents === this.paidCents &&
      line.allowedCents === this.allowedCents
    const service = line.procedureCode ?? line.revenueCode
    if (this.services.length < tellingServices && !this.services.includes(service))
      this.services.push(service)
  }
}

function claimsByForm(lines: readonly ClaimLineDraft[]): Map<Form, Map<string, ClaimTally>> {
  const forms = new Map<Form, Map<string, ClaimTally>>()
  let before: ClaimLineDraft | undefined
  let claim: ClaimTally | undefined
  for (const line of lines) {
    // Lines of one claim stand together as a rule.
    if (line.claimId !== before?.claimId || line.claimType !== before?.claimType)
      claim = tallyOf(line, forms)
    claim?.add(line)
    before = line
  }
  return forms
}

function tallyOf(
  line: ClaimLineDraft,
  forms: Map<Form, Map<string, ClaimTally>>,
): ClaimTally | undefined {
  if (line.claimId === undefined) return undefined
  let claims = forms.get(line.claimType)
  if (!claims) {
    claims = new Map()
    forms.set(line.claimType, claims)
  }
  let claim = claims.get(line.claimId)
  if (!claim) {
    claim = new ClaimTally(line)
    claims.set(line.claimId, claim)
  }
  return claim
}

function areTotals(claims: Iterable<ClaimTally>): boolean {
  let telling = 0
  let repeating = 0
  for (const claim of claims) {
    if (claim.services.length < tellingServices) continue
    telling++
    if (repeatsAmounts(claim)) repeating++
  }
  return repeating >= fewestClaims && repeating >= telling * repeatedShare
}

function repeatsAmounts({ chargeCents, paidCents, allAlike }: ClaimTally): boolean {
  return allAlike && (chargeCents ?? paidCents ?? 0) !== 0
}
