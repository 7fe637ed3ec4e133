/** Whether two lists hold the same texts in the same order. */
export function isSameList(one: readonly string[], two: readonly string[]): boolean {
  if (one === two) return true
  if (one.length !== two.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== two[index]) return false
  return true
}
