import { tableTitles, type ReleaseInfo } from '@plumbline/engine'
import { loadReference } from './load-reference.ts'

/** One line of `reference status`. */
export interface ReleaseStatus extends ReleaseInfo {
  readonly title: string
}

/** Which releases are at hand, imported and starter. Throws as `loadReference` does. */
export function referenceStatus(
  options: { readonly folder?: string | undefined } = {},
): readonly ReleaseStatus[] {
  return loadReference(options).releases.map((release) => ({
    ...release,
    title: tableTitles[release.table],
  }))
}
