/**
 * Facts by range of codes: `C18-C21` holds every code whose first characters lie between, `M17`
 * every code that begins so. Of the ranges that hold a code the one with the longest bounds
 * speaks, and the later one of equals.
 */
export interface PrefixRules<Fact> {
  find(code: string): Fact | undefined
}

interface Rule<Fact> {
  readonly first: string
  readonly last: string
  readonly fact: Fact
}

/** Reads the ranges and answers each code by its longest prefix. */
export function prefixRules<Fact>(
  rows: Iterable<readonly [range: string, fact: Fact]>,
): PrefixRules<Fact> {
  const byLength = new Map<number, Rule<Fact>[]>()
  for (const [range, fact] of rows) {
    const [first = '', last = first] = range.split('-')
    const ofLength = byLength.get(first.length)
    if (ofLength) ofLength.push({ first, last, fact })
    else byLength.set(first.length, [{ first, last, fact }])
  }
  const longestFirst = [...byLength].sort(([one], [other]) => other - one)
  return {
    find(code) {
      for (const [length, rules] of longestFirst) {
        if (code.length < length) continue
        const prefix = code.slice(0, length)
        const rule = rules.findLast(({ first, last }) => first <= prefix && prefix <= last)
        if (rule) return rule.fact
      }
      return undefined
    },
  }
}
