import type { LetterWhole } from '@plumbline/contract'

export type Ask = LetterWhole['asks'][number]

/** What names a fact within its letter: of the letter, of a claim, or the answer to a finding. */
export function keyOf({ name, claimId, findingId }: Ask): string {
  return [claimId ?? '', findingId ?? '', name].join('/')
}

/** The part of the page that holds a fact's field. */
export function placeOf(ask: Ask): string {
  return `fact-${keyOf(ask)}`
}

/** The fact that a letter's `[NEEDED: ...]` or its list of missing ones speaks of. */
export function askedAs(words: string, asks: readonly Ask[]): Ask | undefined {
  return asks.find(({ name, label, claimId }) =>
    claimId === null
      ? words === label || words === name
      : words === label || words === `${label}, claim ${claimId}`,
  )
}

/** Brings a fact's field into sight, ready to be typed into. */
export function goTo(ask: Ask): void {
  const place = document.getElementById(placeOf(ask))
  const control = place?.querySelector<HTMLElement>('input, select, textarea')
  control?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}

/** The facts of the letter, then those of each claim, then the answers to findings. */
export function groupsOf(asks: readonly Ask[]): { heading: string; asks: readonly Ask[] }[] {
  const ofLetter = asks.filter(({ claimId, findingId }) => claimId === null && findingId === null)
  const claims = new Set(asks.flatMap(({ claimId }) => claimId ?? []))
  const ofClaims = [...claims].map((claim) => ({
    heading: `Claim ${claim}`,
    asks: asks.filter(({ claimId }) => claimId === claim),
  }))
  const answers = asks.filter(({ findingId }) => findingId !== null)
  return [
    { heading: 'The letter', asks: ofLetter },
    { heading: 'Answers to their issues', asks: answers },
    ...ofClaims,
  ].filter((group) => group.asks.length > 0)
}
