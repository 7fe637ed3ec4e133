import { basename } from 'node:path'
import type { ReleaseInfo } from '@plumbline/engine'
import { starterReleases } from './starter/index.ts'
import { readHeader } from './store/read-header.ts'
import { releasePaths } from './store/release-store.ts'

export interface ListedReleases {
  /** The starter pack's and the imported ones, without their rows. */
  readonly releases: readonly ReleaseInfo[]
  /** Names of files of the folder that are no release, or cut short: audits stop at them. Rows are not looked at. */
  readonly damaged: readonly string[]
}

/** What lies in the folder and comes with the product, from the heads of its files alone: quick, whatever they hold. */
export function listReleases(folder: string): ListedReleases {
  const damaged: string[] = []
  const imported = releasePaths(folder).flatMap((file) => {
    try {
      return [readHeader(file)]
    } catch {
      damaged.push(basename(file))
      return []
    }
  })
  const releases = [...imported, ...Object.values(starterReleases())].map(
    ({ table, release, from, to, rows, origin }) => ({ table, release, from, to, rows, origin }),
  )
  return { releases, damaged }
}
