import type { FindingBasis, Source } from './finding.ts'

/** What binds the payer, as the app and reports call it: of benchmarks it matters who wrote them. */
export type NamedBasis = Exclude<FindingBasis, 'benchmark'> | 'medicare' | 'standard'

export const basisNames: Readonly<Record<NamedBasis, string>> = {
  binding: 'Binding',
  plan: 'Plan terms',
  medicare: 'Medicare benchmark',
  standard: 'Published standard',
  statistical: 'Statistical',
}

const medicareSource =
  /\b(Medicare|CMS|NCCI|CFR|Social Security Act|Physician Fee Schedule|Medically Unlikely)\b/

/** A benchmark is Medicare's only where Medicare wrote it; a drug label is a published standard. */
export function namedBasis({
  basis,
  sources,
}: {
  readonly basis: FindingBasis
  readonly sources: readonly Pick<Source, 'title'>[]
}): NamedBasis {
  if (basis !== 'benchmark') return basis
  return sources.some(({ title }) => medicareSource.test(title)) ? 'medicare' : 'standard'
}
