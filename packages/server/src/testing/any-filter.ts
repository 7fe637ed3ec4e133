import type { FindingItem } from '@plumbline/contract'
import fc from 'fast-check'

/** Filters that somebody may ask for, of the values that findings have and of some that none has. */
export function anyFilter(items: readonly FindingItem[]): fc.Arbitrary<Record<string, string>> {
  const some = (values: readonly (string | null | undefined)[], others: string[] = []) => {
    const known = new Set([...values, ...others].flatMap((value) => value ?? []))
    return fc
      .subarray([...known], { minLength: 1, maxLength: Math.min(3, known.size) })
      .map((list) => list.join(','))
  }
  const one = (values: readonly (string | null)[], others: string[] = []) =>
    fc.constantFrom(...new Set([...values, ...others].flatMap((value) => value ?? [])))
  const of = <Part>(part: (item: FindingItem) => Part) => items.map(part)
  const optional = {
    upload: some(of(({ uploadId }) => uploadId)),
    category: some(of(({ category }) => category)),
    rule: some(
      of(({ ruleId }) => ruleId),
      ['no-such-rule'],
    ),
    class: some(
      of((item) => item.class),
      ['outlier'],
    ),
    provider: some(
      of(({ provider }) => provider?.mark),
      ['none', 'f'.repeat(32)],
    ),
    payer: some([], ['none']),
    patient: some(
      of(({ patient }) => patient?.mark),
      ['none'],
    ),
    code: some(
      of(({ code }) => code),
      ['00000'],
    ),
    claim: some(of(({ claimId }) => claimId)),
    decision: some(
      of(({ decision }) => decision),
      ['open', 'dismissed'],
    ),
    standing: some(
      of(({ standing }) => standing),
      ['none'],
    ),
    minDollars: fc.oneof(one(of(({ dollars }) => String(dollars))), fc.nat(300).map(String)),
    from: one(of(({ serviceDate }) => serviceDate)),
    q: one(
      [...of(({ claimId }) => claimId), ...of(({ code }) => code)],
      ['duplicate', '1003000126', 'nobody'],
    ),
    due: fc.constantFrom('any', 'missed', 'week', 'month'),
    inCase: fc.constantFrom('yes', 'no'),
  }
  return fc.record(optional, { requiredKeys: [] }).chain((whole) =>
    // Few at a time: all together match nothing.
    fc
      .subarray(Object.keys(whole), { maxLength: 4 })
      .map((names) =>
        Object.fromEntries(
          Object.entries(whole).flatMap(([name, value]) =>
            names.includes(name) ? [[name, value]] : [],
          ),
        ),
      ),
  )
}
