import { foundFingerprint, mappingWords, rememberedFor } from './look/remembered-mapping.ts'
import type { ReadOptions } from './read-options.ts'
import type { OpenFile } from './source/open-file.ts'

/** What is asked of a file, and what is known of it before its table is understood. */
export interface MappedOptions extends ReadOptions {
  /** Of its headings as they are found; where a mapping says where they stand, or may be remembered. */
  readonly fingerprint?: string | undefined
  /** What is to be said of the mapping. */
  readonly mappingNotes: readonly string[]
}

/** What the format says its columns are, and over it what a person says, now or of earlier files. */
export async function asMapped(file: OpenFile, options: ReadOptions): Promise<MappedOptions> {
  const own = file.mapping
  if (!own) return asRemembered(file, options)
  const columns = new Map([...own.columns, ...(options.mapping?.columns ?? [])])
  return {
    ...options,
    mappingNotes: [],
    mapping: {
      ...own,
      ...options.mapping,
      columns,
      ...(own.headerRow !== undefined && { headerRow: own.headerRow }),
    },
  }
}

async function asRemembered(file: OpenFile, options: ReadOptions): Promise<MappedOptions> {
  const { remembered, mapping } = options
  if (!remembered && mapping?.headerRow === undefined) return { ...options, mappingNotes: [] }
  const fingerprint = await foundFingerprint(file)
  const found = mapping ? undefined : rememberedFor(fingerprint, remembered ?? [])
  if (!found) return { ...options, fingerprint, mappingNotes: [] }
  const words = mappingWords(found)
  return {
    ...options,
    fingerprint,
    mapping: { ...found.mapping, because: `${words} says so` },
    mappingNotes: [`The file has the headings of ${words}, and its columns are read as that says.`],
  }
}
