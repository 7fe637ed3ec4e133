import type { FindingItem } from '@plumbline/contract'
import fc from 'fast-check'

/** Filters that somebody may ask for, of the values that findings have and of some that none has. */
export function anyFilter(items: readonly FindingItem[]): fc.Arbitrary<Record<string, string>> {
  const optional = { ...anyList(items), ...anyValue(items) }
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

/** Fields that take several values. */
function anyList(items: readonly FindingItem[]) {
  const some = (
    valueOf: (item: FindingItem) => string | null | undefined,
    others: readonly string[] = [],
  ) => {
    const known = [...new Set([...items.map(valueOf), ...others].flatMap((value) => value ?? []))]
    return fc
      .subarray(known, { minLength: 1, maxLength: Math.min(3, known.length) })
      .map((list) => list.join(','))
  }
  return {
    upload: some(({ uploadId }) => uploadId),
    category: some(({ category }) => category),
    rule: some(({ ruleId }) => ruleId, ['no-such-rule']),
    class: some((item) => item.class, ['outlier']),
    provider: some(({ provider }) => provider?.mark, ['none', 'f'.repeat(32)]),
    payer: some(() => undefined, ['none']),
    patient: some(({ patient }) => patient?.mark, ['none']),
    code: some(({ code }) => code, ['00000']),
    claim: some(({ claimId }) => claimId),
    decision: some(({ decision }) => decision, ['open', 'dismissed']),
    standing: some(({ standing }) => standing, ['none']),
  }
}

/** Fields that take one. */
function anyValue(items: readonly FindingItem[]) {
  const one = (values: readonly (string | null)[]) =>
    fc.constantFrom(...new Set(values.flatMap((value) => value ?? [])))
  const searched = items.flatMap(({ claimId, code }) => [claimId, code])
  return {
    minDollars: fc.oneof(one(items.map(({ dollars }) => String(dollars))), fc.nat(300).map(String)),
    from: one(items.map(({ serviceDate }) => serviceDate)),
    q: one([...searched, 'duplicate', '1003000126', 'nobody']),
    due: fc.constantFrom('any', 'missed', 'week', 'month'),
    inCase: fc.constantFrom('yes', 'no'),
  }
}
