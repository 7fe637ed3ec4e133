import type { CaseEvent, CaseState } from '@plumbline/contract'
import { dollars } from '@plumbline/engine'

/** What happened, as far as money and state follow from it. */
export interface MoneyEvent {
  readonly kind: CaseEvent['kind']
  readonly cents: number | null
}

/** Where a case stands, and its money in cents: each step at most the one before it. */
export interface CaseStanding {
  readonly state: Exclude<CaseState, 'closed'>
  readonly requestedCents: number
  readonly agreedCents: number
  readonly recoveredCents: number
}

const begun: CaseStanding = {
  state: 'draft',
  requestedCents: 0,
  agreedCents: 0,
  recoveredCents: 0,
}

/** All that was recorded, in its order; what cannot follow is left out, as it was never taken. */
export function standingAfter(confirmedCents: number, events: readonly MoneyEvent[]): CaseStanding {
  return events.reduce<CaseStanding>((standing, event) => {
    const next = following(confirmedCents, standing, event)
    return typeof next === 'string' ? standing : next
  }, begun)
}

/** The case after one more event, or a sentence that says why it cannot be. */
export function following(
  confirmedCents: number,
  standing: CaseStanding,
  { kind, cents }: MoneyEvent,
): CaseStanding | string {
  if (kind === 'sent') return sent(confirmedCents, standing, cents)
  if (standing.state === 'draft')
    return 'Nothing was sent yet. Record first when the letter was sent.'
  if (kind === 'disputed') return { ...standing, state: 'disputed' }
  return kind === 'paid' ? paid(standing, cents) : agreed(standing, kind, cents)
}

function sent(
  confirmedCents: number,
  standing: CaseStanding,
  cents: number | null,
): CaseStanding | string {
  const requestedCents = cents ?? confirmedCents
  if (requestedCents > confirmedCents)
    return `No more can be requested than was confirmed, which is ${dollars(confirmedCents)}.`
  if (requestedCents < standing.agreedCents)
    return `${dollars(standing.agreedCents)} were agreed already: no less can be requested.`
  return {
    ...standing,
    requestedCents,
    state: standing.state === 'draft' ? 'sent' : standing.state,
  }
}

function agreed(
  standing: CaseStanding,
  kind: 'agreed' | 'partly-agreed',
  cents: number | null,
): CaseStanding | string {
  const { requestedCents, recoveredCents } = standing
  if (kind === 'partly-agreed' && cents === null) return 'Say how much was agreed.'
  const agreedCents = cents ?? requestedCents
  if (agreedCents > requestedCents)
    return `No more can be agreed than was requested, which is ${dollars(requestedCents)}.`
  if (agreedCents < recoveredCents)
    return `${dollars(recoveredCents)} were paid already: no less can be agreed.`
  const state = kind === 'agreed' ? 'agreed' : 'answered'
  return settled({ ...standing, agreedCents, state })
}

/** A payment agrees to what it pays, where nobody agreed to more before. */
function paid(standing: CaseStanding, cents: number | null): CaseStanding | string {
  const { requestedCents } = standing
  if (cents === null || cents === 0) return 'Say how much was paid.'
  const recoveredCents = standing.recoveredCents + cents
  if (recoveredCents > requestedCents) {
    const rest = dollars(requestedCents - standing.recoveredCents)
    return `No more can be paid than was requested: ${rest} of ${dollars(requestedCents)} are open.`
  }
  const state = standing.state === 'sent' ? 'answered' : standing.state
  if (standing.agreedCents > 0)
    return settled({
      ...standing,
      recoveredCents,
      agreedCents: Math.max(standing.agreedCents, recoveredCents),
      state,
    })
  const next = { ...standing, recoveredCents, agreedCents: recoveredCents, state }
  return recoveredCents === requestedCents ? settled(next) : next
}

/** All that was agreed is paid. */
function settled(standing: CaseStanding): CaseStanding {
  const { agreedCents, recoveredCents } = standing
  return recoveredCents > 0 && recoveredCents === agreedCents
    ? { ...standing, state: 'recovered' }
    : standing
}
