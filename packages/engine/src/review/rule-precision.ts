/** How often people who reviewed findings of a rule confirmed them. */
export interface Reviewed {
  readonly reviewed: number
  readonly confirmed: number
}

/** Shares from 0 to 1. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** From so many reviews on a share is told. */
export const shareToldFrom = 10
/** From so many reviews on a rule may propose to be a lead, */
export const leadProposedFrom = 20
/** where its interval ends under this share. */
export const leadProposedUnder = 0.6

/** The 97.5 % quantile of the normal distribution. */
const z = 1.959963984540054

/** Wilson's score interval at 95 % (E. B. Wilson, JASA 22, 1927), from ten reviews on. */
export function confirmedInterval({ reviewed, confirmed }: Reviewed): Interval | undefined {
  if (reviewed < shareToldFrom) return undefined
  const share = confirmed / reviewed
  const square = (z * z) / reviewed
  const middle = share + square / 2
  const half = z * Math.sqrt((share * (1 - share) + square / 4) / reviewed)
  const bound = (value: number) => Math.min(1, Math.max(0, value / (1 + square)))
  return { from: bound(middle - half), to: bound(middle + half) }
}

/** Whether so many of a rule's findings were dismissed that it should only ask, not assert. */
export function proposesLead(reviews: Reviewed): boolean {
  const interval = confirmedInterval(reviews)
  return reviews.reviewed >= leadProposedFrom && (interval?.to ?? 1) < leadProposedUnder
}

/** So many reviews stand before the first, half of them confirmed. */
const priorReviews = 4

/** What share of a rule's findings is expected to be confirmed, as far as reviews tell. */
export function expectedShare({ reviewed, confirmed }: Reviewed): number {
  return (confirmed + priorReviews / 2) / (reviewed + priorReviews)
}

/** The same as a sentence. */
export function expectedWords(reviews: Reviewed): string {
  const { reviewed, confirmed } = reviews
  const share = percent(expectedShare(reviews))
  if (reviewed === 0)
    return `${share} expected: nobody has reviewed a finding of this rule here yet.`
  const were = `${confirmed} of ${reviewed} reviewed here`
  return `${share} expected: ${were} ${confirmed === 1 ? 'was' : 'were'} confirmed, counted with 2 of 4 beforehand.`
}

/** Why a rule proposes to be a lead, with its figures; undefined where it does not. */
export function leadProposal(reviews: Reviewed): string | undefined {
  const interval = confirmedInterval(reviews)
  if (!interval || !proposesLead(reviews)) return undefined
  return `${confirmedWords(reviews)}: take it for a lead here, so that it asks for records and no longer for money?`
}

/** How its reviews went, with the interval where it is told. */
export function confirmedWords(reviews: Reviewed): string {
  const interval = confirmedInterval(reviews)
  const told = `${reviews.confirmed} of ${reviews.reviewed} reviewed findings were confirmed`
  return interval
    ? `${told} (95% interval ${percent(interval.from)} to ${percent(interval.to)})`
    : told
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
