/** An object of JSON. */
export type Json = Readonly<Record<string, unknown>>

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands at a path of names; undefined where anything of it is missing. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let here = value
  for (const name of path) {
    if (!isJson(here)) return undefined
    here = here[name]
  }
  return here
}

/** The objects of a list at a path; a single object is a list of one. */
export function listAt(value: unknown, ...path: readonly string[]): readonly Json[] {
  const found = at(value, ...path)
  if (Array.isArray(found)) return found.filter(isJson)
  return isJson(found) ? [found] : []
}

/** A text or number at a path as text; blank where there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = at(value, ...path)
  if (typeof found === 'number') return String(found)
  return typeof found === 'string' ? found.trim() : ''
}
