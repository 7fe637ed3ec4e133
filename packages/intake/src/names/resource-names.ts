import { resourcePaths } from './resource-paths.table.ts'

const byPath = new Map(resourcePaths.map(([path, name]) => [path.toLowerCase(), name]))
const ofResource =
  /\b(?:productOrService|servicedPeriod|servicedDate|CodeableConcept)\b|CodeableConcept/i

/**
 * Headers of an explanation of benefit that was flattened by points, as the names that claims files
 * use: `item.productOrService.coding.0.code` is `procedure code`. Undefined for any other header, and
 * throughout where none of them can only be a path of that resource.
 */
export function resourceNames(header: readonly string[]): readonly (string | undefined)[] {
  const isResource = header.some((name) => name.includes('.') && ofResource.test(name))
  return header.map((name) => (isResource ? nameOf(name) : undefined))
}

/** Codings, concepts and values say how a thing is written down, positions of a single item nothing. */
function nameOf(header: string): string | undefined {
  const path = header
    .trim()
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/(?:CodeableConcept|Reference)(?=\.|$)/g, '')
    .replace(/\.coding(?:\.\d+)?\.(?:code|display)$/, '')
    .replace(/\.(?:value|code|amount|reference)(?=\.|$)/g, '')
    .replace(/^item\.\d+\./, 'item.')
    .toLowerCase()
  const at = /\.(\d+)(?=\.|$)/.exec(path)
  const known = byPath.get(path.replace(/\.\d+(?=\.|$)/, '.n'))
  return known?.replace(/\bN\b/, String(Number(at?.[1] ?? 0) + 1))
}
