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
  const said = (classes: readonly KindDollars['class'][]) =>
    dollars(sum((each) => (classes.includes(each.class) ? each.said : 0)))
  const truth = sum((each) => each.truth[0])
  return [
    writing,
    `  right ${count(owed, 'right')} of ${owed.length}, missed ${count(owed, 'missed')}, understated ${count(owed, 'understated')}, overstated ${count(owed, 'overstated')}, too sure ${count(owed, 'too sure')}`,
    `  $0 on ${count(clean, 'right')} of ${clean.length} clean kinds`,
    `  product ${dollars(sum((each) => each.said))} of ${dollars(truth)}; firm ${said(['error'])}, records needed ${said(['lead', 'outlier'])}`,
  ].join('\n')
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
