import { readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '../..')

/** A package of others that the lock file names. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** Where it lies, below the root. */
  readonly folder: string
  readonly license: string | undefined
  readonly integrity: string | undefined
  readonly hasInstallScript: boolean
  /** Part of what runs; otherwise a tool of those who develop. */
  readonly isShipped: boolean
}

/** Every package of others in the lock file, in its order. */
export function lockedPackages(): LockedPackage[] {
  const lock: unknown = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(objectAt(lock, 'packages'))
    .filter(
      ([folder, entry]) => folder.includes('node_modules/') && valueAt(entry, 'link') !== true,
    )
    .map(([folder, entry]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: textAt(entry, 'version') ?? '',
      folder,
      license: textAt(entry, 'license'),
      integrity: textAt(entry, 'integrity'),
      hasInstallScript: valueAt(entry, 'hasInstallScript') === true,
      // `devOptional`: a tool, and what a package of ours may be used beside; not installed for that.
      isShipped: valueAt(entry, 'dev') !== true && valueAt(entry, 'devOptional') !== true,
    }))
}

/** `name@version` of what runs, each once, sorted. */
export function shippedNames(): string[] {
  const shipped = lockedPackages().filter(({ isShipped }) => isShipped)
  return Array.from(new Set(shipped.map(nameOf))).sort()
}

export function nameOf({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string {
  return `${name}@${version}`
}

export function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

export function textAt(value: unknown, key: string): string | undefined {
  const found = valueAt(value, key)
  return typeof found === 'string' ? found : undefined
}

function objectAt(value: unknown, key: string): object {
  const found = valueAt(value, key)
  if (typeof found !== 'object' || found === null) throw new TypeError(`There is no ${key}`)
  return found
}
