import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { newKey, opens, type KeyPlace, type MasterKey } from '../keys/master-key.ts'

const digest = z.string().regex(/^[0-9a-f]{64}$/)

export const BackedUpTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** SHA-256 of the rows as they are copied, in their order. */
  sha256: digest,
  parts: z.number().int(),
})
export type BackedUpTable = z.infer<typeof BackedUpTable>

export const BackedUpFile = z.object({
  name: z.string().regex(/^[\w-]+\/[\w-]+$/),
  bytes: z.number().int(),
  sha256: digest,
})
export type BackedUpFile = z.infer<typeof BackedUpFile>

/** What a back-up holds, so that whoever restores it can tell whether it is all there. */
export const Manifest = z.object({
  format: z.literal('plumbline back-up 1'),
  id: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  /** Entries of the audit trail. */
  trailEntries: z.number().int(),
  tables: z.array(BackedUpTable),
  files: z.array(BackedUpFile),
  /** Accounts that were deleted for good, as known outside the database. */
  deletions: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

const Sealed = z.object({ manifest: z.string(), key: z.string(), seal: digest })

const fileName = 'manifest.json'

function placeOf(id: string): KeyPlace {
  return { purpose: 'back-up', text: `back-up ${id}` }
}

/** A key of the back-up's own, and the same wrapped by the key that is kept apart. */
export async function newBackUpKey(master: MasterKey, id: string) {
  const key = newKey()
  return { key, wrapped: await master.wrap(placeOf(id), key) }
}

export function writeManifest(
  folder: string,
  manifest: Manifest,
  { key, wrapped }: { readonly key: Buffer; readonly wrapped: Buffer },
): void {
  const text = JSON.stringify(manifest)
  const sealed = { manifest: text, key: wrapped.toString('hex'), seal: sealOf(key, text) }
  writeFileSync(join(folder, fileName), JSON.stringify(sealed, null, 1), { mode: 0o600 })
}

/** Throws a sentence where it is no back-up, was changed, or belongs to another key. */
export async function readManifest(
  folder: string,
  master: MasterKey,
): Promise<{ readonly manifest: Manifest; readonly key: Buffer }> {
  const { text, manifest, wrapped, seal } = sealedIn(folder)
  const unwrap = () => master.unwrap(placeOf(manifest.id), wrapped)
  if (!(await opens(unwrap))) {
    throw new Error(
      'This back-up was made with another ENCRYPTION_KEY or KMS_KEY_ID. Set the one that was in force then.',
    )
  }
  const key = await unwrap()
  if (!timingSafeEqual(Buffer.from(sealOf(key, text)), Buffer.from(seal))) {
    throw new Error(`${fileName} was changed after the back-up was made.`)
  }
  return { manifest, key }
}

function sealedIn(folder: string) {
  try {
    const { manifest, key, seal } = Sealed.parse(
      JSON.parse(readFileSync(join(folder, fileName), 'utf8')),
    )
    // One changed byte in the name of a field leaves JSON that is no manifest.
    const told = Manifest.parse(JSON.parse(manifest))
    return { text: manifest, manifest: told, wrapped: Buffer.from(key, 'hex'), seal }
  } catch (error) {
    throw new Error(`${folder} holds no whole back-up: ${fileName} cannot be read.`, {
      cause: error,
    })
  }
}

function sealOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(`manifest ${text}`).digest('hex')
}
