const fewestNames = 5
const nearlyAll = 0.8

const labelled = /^(.*\S)\s+\(([A-Za-z][A-Za-z0-9_]{0,15})\)$/
const inTwoLanguages = /^(.*\S)\s+\/\s+(\S.*)$/

/**
 * Names that nearly all say the same twice, as what can be understood of each: a label before the name of
 * the variable (`Amount Paid (PDAMT)`), or two languages (`Paid / Pagado`). As they are where only some do:
 * there `Paid (COB)` and `Days / Units` say more than their first part.
 */
export function saidOnce(
  header: readonly string[],
  isNamed: (name: string) => boolean,
): readonly string[] {
  for (const pattern of [labelled, inTwoLanguages]) {
    const parts = header.map((name) => pattern.exec(name.trim()))
    const doubled = parts.filter((part) => part !== null).length
    const named = header.filter((name) => name.trim() !== '').length
    if (doubled < fewestNames || doubled < named * nearlyAll) continue
    return header.map((name, at) => {
      const [, first, second] = parts[at] ?? []
      return [first, second].find((part) => part !== undefined && isNamed(part)) ?? name
    })
  }
  return header
}
