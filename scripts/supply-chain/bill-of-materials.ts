import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root, textAt, valueAt } from './locked-packages.ts'

export const billFile = path.join(root, 'sbom.cdx.json')

/**
 * What runs, as CycloneDX, by npm itself. It is asked beside the repository, about a copy without
 * tools and peers: npm writes no bill where an optional peer has another version, and leaves out what
 * both a tool and the product use.
 */
export function billOfMaterials(): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'plumbline-bill-')), 'plumbline')
  try {
    const own = globSync('packages/*/package.json', { cwd: root })
    for (const file of ['package-lock.json', 'package.json', ...own]) {
      const stripped: unknown = JSON.parse(
        readFileSync(path.join(root, file), 'utf8'),
        onlyWhatRuns,
      )
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), JSON.stringify(stripped))
    }
    const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
    return settled(
      execFileSync('npm', words, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 }),
    )
  } finally {
    rmSync(path.dirname(folder), { recursive: true })
  }
}

/** `name@version` of each component that comes from a registry, and so has a digest. */
export function componentsOf(bill: string): string[] {
  const components = valueAt(JSON.parse(bill), 'components')
  if (!Array.isArray(components)) throw new TypeError('The bill has no components')
  return components
    .filter((one) => valueAt(one, 'hashes') !== undefined)
    .map((one) => `${textAt(one, 'name') ?? ''}@${textAt(one, 'version') ?? ''}`)
}

const notForRunning = new Set(['devDependencies', 'peerDependencies', 'peerDependenciesMeta'])

function onlyWhatRuns(key: string, value: unknown): unknown {
  return notForRunning.has(key) || valueAt(value, 'dev') === true ? undefined : value
}

/** The same for the same lock file: without its moment and number, which differ each time. */
function settled(bill: string): string {
  const differs = new Set(['serialNumber', 'timestamp'])
  const keep = (key: string, value: unknown) => (differs.has(key) ? undefined : value)
  return `${JSON.stringify(JSON.parse(bill, keep), undefined, 2)}\n`
}
