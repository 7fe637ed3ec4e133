/** So many lines are compared one by one; of lines that a rule must compare no patient has as many. */
export const mostCompared = 64

/** Of more lines only so many kinds are compared: of one code and day nobody bills as many. */
const mostKinds = 16

/**
 * The lines to compare another one with: all of them, or where they are very many, the first ones of each
 * kind, so that no input makes a rule compare each line with each.
 *
 * @param kindOf all that is asked of a line when it is compared, as text
 * @param ofKind how many of a kind are kept, 1 unless told
 */
export function oneOfEachKind<Line>(
  lines: readonly Line[],
  kindOf: (line: Line) => string,
  { ofKind = 1, kinds = mostKinds } = {},
): readonly Line[] {
  if (lines.length <= mostCompared) return lines
  const seen = new Map<string, number>()
  return lines.filter((line) => {
    const kind = kindOf(line)
    const count = seen.get(kind) ?? 0
    if (count >= ofKind || (count === 0 && seen.size >= kinds)) return false
    seen.set(kind, count + 1)
    return true
  })
}
