import type { KindDollars } from './measure-dollars.ts'

/** What the dollars come to, writing by writing. */
export function dollarSummary(measured: readonly KindDollars[]): string {
  return Array.from(
    Map.groupBy(measured, ({ writing }) => writing),
    ([writing, kinds]) => summaryOf(writing, kinds),
  ).join('\n')
}

function summaryOf(writing: string, kinds: readonly KindDollars[]): string {
  const owed = kinds.filter(({ truth }) => truth[1] > 0)
  const clean = kinds.filter(({ truth }) => truth[1] === 0)
  const count = (of: readonly KindDollars[], verdict: KindDollars['verdict']) =>
    of.filter((each) => each.verdict === verdict).length
  const sum = (of: (each: KindDollars) => number) =>
    kinds.reduce((total, each) => total + of(each), 0)
  const firm = sum((each) => each.firm)
  const said = sum((each) => each.said)
  const truth = sum((each) => each.truth[0])
  return [
    writing,
    `  right ${count(owed, 'right')} of ${owed.length}, missed ${count(owed, 'missed')}, understated ${count(owed, 'understated')}, overstated ${count(owed, 'overstated')}, too sure ${count(owed, 'too sure')}`,
    `  $0 on ${count(clean, 'right')} of ${clean.length} clean kinds`,
    `  product ${dollars(said)} of ${dollars(truth)}; firm ${dollars(firm)}, records needed ${dollars(said - firm)}`,
  ].join('\n')
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
