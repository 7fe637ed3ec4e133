/** What warehouses put before the name of a table to say of which kind it is. */
const mark = /^(?:fact|fct|dim|stg|tbl|vw)$/i
/** A table, with its mark: `fact_claim_line`. */
const mostWords = 4

/**
 * Names without the table of a warehouse that stands before them, where that leaves a known name:
 * `fact_claim_line_claim_nbr` is `claim_nbr`, `dim_member_dob` is `dob`. A name that is known as it
 * stands is left alone; of `dim_provider_npi`, the only column of its table, `provider_npi` is left.
 *
 * @param isNamed whether a name is one that claims files use
 */
export function withoutMarkedTables(
  names: readonly string[],
  isNamed: (name: string) => boolean,
): string[] {
  const marked = names.map((name) => name.split(/[\s_]+/))
  return names.map((name, at) => {
    const words = marked[at] ?? []
    if (!mark.test(words[0] ?? '') || isNamed(name)) return name
    for (let length = Math.min(mostWords, words.length - 1); length > 0; length--) {
      const rest = words.slice(length).join('_')
      const isTable = length === 1 || sharing(marked, words.slice(0, length)) > 1
      if (isTable && isNamed(rest)) return rest
    }
    return name
  })
}

function sharing(all: readonly (readonly string[])[], beginning: readonly string[]): number {
  return all.filter((words) => beginning.every((word, at) => words[at] === word)).length
}
