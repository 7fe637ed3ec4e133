const typed =
  /^(?:str|txt|vch|chr|dtm|dte|dat|dt|tim|cur|mny|lng|int|sng|dbl|dec|num|bln|bol|byt|fld)(?=\p{Lu})/u
const fewestTypes = 3
const typedShare = 0.8

/**
 * Names without the type in front of each, as programmers of desktop databases write them: `strClaimNo`,
 * `dtmServiceFrom`, `curCharge`. As they are where fewer than nearly all names, or types, are written so.
 */
export function withoutTypes(
  header: readonly string[],
  isNamed: (name: string) => boolean = () => false,
): readonly string[] {
  const types = header.flatMap((name) => typed.exec(name)?.[0] ?? [])
  const named = header.filter((name) => name !== '').length
  const areTyped = new Set(types).size >= fewestTypes && types.length >= named * typedShare
  if (areTyped) return header.map((name) => name.replace(typed, ''))
  // Among columns that others have added, those that are known without their type.
  const known = header.filter((name) => isTypedName(name, isNamed))
  return new Set(known.map((name) => typed.exec(name)?.[0])).size < fewestTypes
    ? header
    : header.map((name) => (isTypedName(name, isNamed) ? name.replace(typed, '') : name))
}

function isTypedName(name: string, isNamed: (name: string) => boolean): boolean {
  return typed.test(name) && !isNamed(name) && isNamed(name.replace(typed, ''))
}
