/** From this many different values on a column is judged by how many of them are no codes. */
const many = 5

/** Where all of this many different values are none, no one mistyped them. */
const several = 3

/**
 * Whether a column that was taken for procedure codes holds something else: most of many different
 * values are no codes, or all of a few.
 *
 * @param known by each different value of the file, whether it is a code that is known or may be one
 */
export function holdsNoCodes(known: ReadonlyMap<string, boolean>): boolean {
  let unknown = 0
  for (const isKnown of known.values()) if (!isKnown) unknown += 1
  return known.size >= many
    ? unknown * 2 > known.size
    : unknown >= several && unknown === known.size
}
