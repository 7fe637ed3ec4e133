import type { OpenFile } from '../source/open-file.ts'
import { firstRows } from '../source/token-source.ts'
import { sampleTable } from '../table/table.ts'
import type { ColumnMapping } from '../words/column-mapping.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { headerFingerprint } from './header-fingerprint.ts'

/** A mapping for every file with the same headings. */
export interface RememberedMapping {
  /** Of the headings; see `headerFingerprint`. */
  readonly fingerprint: string
  readonly name: string
  readonly version: number
  readonly mapping: ColumnMapping
}

/** By the headings of a file as they are found before anybody says anything; undefined where none are. */
export async function foundFingerprint({ tokens }: OpenFile): Promise<string | undefined> {
  try {
    return headerFingerprint(sampleTable(await firstRows(tokens)).header)
  } catch (error) {
    if (error instanceof IntakeRefusal) return undefined
    throw error
  }
}

/** The newest of the mappings for a file's headings, if there is one. */
export function rememberedFor(
  fingerprint: string | undefined,
  remembered: readonly RememberedMapping[],
): RememberedMapping | undefined {
  const fitting = remembered.filter((each) => each.fingerprint === fingerprint)
  return fitting.toSorted((a, b) => b.version - a.version)[0]
}

/** What a mapping is called in the report. */
export function mappingWords({ name, version }: RememberedMapping): string {
  return `your mapping “${name}” (version ${version})`
}
