import { plainHeader } from '../understand/mapping.ts'

/**
 * How a mapping speaks of a column: by its header, `Amount #2` where it is the second of that name, `#7`
 * where it has none.
 */
export function mappingKey(header: readonly string[], index: number): string {
  const name = plainHeader(header[index] ?? '')
  if (name === '') return `#${index + 1}`
  const nth = header.slice(0, index + 1).filter((each) => plainHeader(each) === name).length
  return nth === 1 ? name : `${name} #${nth}`
}
