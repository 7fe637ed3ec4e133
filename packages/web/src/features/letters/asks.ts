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

/** The required element that lacks a fact; undefined where the letter has it or can do without. */
export function lackedFor(
  ask: Ask,
  { missing, asks }: Pick<LetterWhole, 'missing' | 'asks'>,
): string | undefined {
  return missing.find(({ fact }) => askedAs(fact, asks) === ask)?.why
}

/** Brings a fact's field into sight, ready to be typed into. */
export function goTo(ask: Ask): void {
  const place = document.getElementById(placeOf(ask))
  place?.closest('details')?.setAttribute('open', '')
  controlOf(ask)?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}

/** The first fact that the letter lacks and nobody typed yet, after a control where one is given. */
export function nextMissing(
  { missing, asks }: Pick<LetterWhole, 'missing' | 'asks'>,
  after?: Element,
): Ask | undefined {
  const lacked = new Set(missing.map(({ fact }) => askedAs(fact, asks)))
  const open = asks.filter((ask) => lacked.has(ask) && controlOf(ask)?.value === '')
  return open.find((ask) => !after || follows(controlOf(ask), after)) ?? open[0]
}

function follows(control: Node | null | undefined, other: Node): boolean {
  return !!control && !!(other.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING)
}

function controlOf(ask: Ask) {
  const place = document.getElementById(placeOf(ask))
  return place?.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  )
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
