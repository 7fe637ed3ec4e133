import { day, type CodeTable } from '@plumbline/engine'
import type { OpenRelease } from './open-release.ts'

const [always, forever] = [day('1990-01-01'), day('2099-12-31')]

/**
 * A release of facts that outlast it: what a drug package is does not change when a later directory
 * drops it. On other days than its own the release still answers what it knows, but what it does
 * not list proves nothing.
 */
export function withLastingFacts(release: OpenRelease): readonly OpenRelease[] {
  if (release.table !== 'drugs') return [release]
  const listed = release.data as CodeTable<unknown>
  const selection = {
    complete: false,
    find: (code: string) => listed.find(code),
  } as typeof release.data
  return [
    { ...release, from: always, to: release.from - 1, data: selection },
    release,
    { ...release, from: release.to + 1, to: forever, data: selection },
  ].filter(({ from, to }) => from <= to)
}
