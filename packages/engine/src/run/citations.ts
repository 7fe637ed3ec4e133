import type { ReleaseInfo } from '../reference/dated-table.ts'
import type { Source } from '../result/finding.ts'
import type { RuleSource } from '../rule/rule-source.ts'

/** The sources that findings of one audit cite: few lists of sources meet few lists of releases. */
export class Citations {
  readonly #known = new WeakMap<
    readonly RuleSource[],
    WeakMap<readonly ReleaseInfo[], readonly Source[]>
  >()

  /** Sources with the releases that were read of their tables; the same list for the same two. */
  of(sources: readonly RuleSource[], releases: readonly ReleaseInfo[]): readonly Source[] {
    let byReleases = this.#known.get(sources)
    if (!byReleases) this.#known.set(sources, (byReleases = new WeakMap()))
    let cited = byReleases.get(releases)
    if (!cited) {
      cited = sources.map((source) => citedSource(source, releases))
      byReleases.set(releases, cited)
    }
    return cited
  }
}

function citedSource(source: RuleSource, releases: readonly ReleaseInfo[]): Source {
  const { title, section } = source
  const release = releases.find((info) => info.table === source.table)
  return release ? { title, section, release: releaseName(release) } : { title, section }
}

function releaseName(release: ReleaseInfo): string {
  return `${release.release} (${release.origin})`
}
