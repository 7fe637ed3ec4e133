/** What the first list has more of than the second. */
export function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const each of taken) left.set(each, (left.get(each) ?? 0) + 1)
  return all.filter((each) => {
    const count = left.get(each) ?? 0
    left.set(each, count - 1)
    return count <= 0
  })
}
