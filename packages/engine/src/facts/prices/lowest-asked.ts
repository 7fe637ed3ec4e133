import type { ClaimLine } from '../../claim/claim-line.ts'

/** What a pharmacy asked for a fill. */
export interface Asked {
  readonly field: 'usualAndCustomaryCents' | 'chargeCents'
  /** In cents. */
  readonly cents: number
  /** The words before the amount. */
  readonly says: string
}

/** The lower of what the pharmacy asks of people who pay cash and what it asked of the payer; undefined without either. */
export function lowestAsked(line: ClaimLine): Asked | undefined {
  const { chargeCents, usualAndCustomaryCents: usualCents } = line
  const usual = usualCents === undefined ? undefined : askedOf('usualAndCustomaryCents', usualCents)
  const due = chargeCents === undefined ? undefined : askedOf('chargeCents', chargeCents)
  if (usual === undefined || usual.cents <= 0) return due ?? usual
  return due === undefined || due.cents <= 0 || usual.cents <= due.cents ? usual : due
}

function askedOf(field: Asked['field'], cents: number): Asked {
  const says =
    field === 'chargeCents' ? 'the pharmacy asked for' : 'the usual and customary price is'
  return { field, cents, says }
}
