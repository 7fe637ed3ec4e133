import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sealBytes, unseal } from '../files/envelope.ts'

/** Held in memory at a time. */
const partBytes = 8 * 1024 * 1024

/** Where a table's rows lie in a back-up, and what seals them. */
export interface RowsPlace {
  readonly folder: string
  readonly table: string
  readonly backUpId: string
  readonly key: Buffer
}

export interface Measured {
  readonly sha256: string
  readonly parts: number
}

/** Keeps a stream as sealed parts; a part that is moved elsewhere cannot be read there. */
export async function sealRows(
  place: RowsPlace,
  rows: AsyncIterable<Uint8Array>,
): Promise<Measured> {
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let parts = 0
  const write = async (bytes: Buffer) => {
    const sealed = sealBytes(place.key, sealedPlace(place, parts), bytes)
    await writeFile(pathOf(place, parts), sealed, { mode: 0o600 })
    parts++
  }
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of rows) {
    hash.update(chunk)
    waiting.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    await write(Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  if (size > 0) await write(Buffer.concat(waiting))
  return { sha256: hash.digest('hex'), parts }
}

/** The stream again, part by part. Throws where one is missing, changed or moved. */
export async function* unsealRows(place: RowsPlace, parts: number): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part++) {
    yield unseal(place.key, sealedPlace(place, part), await readFile(pathOf(place, part)))
  }
}

/** The digest of a stream that is kept nowhere. */
export async function digestOf(rows: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of rows) hash.update(chunk)
  return hash.digest('hex')
}

function folderOf({ folder, table }: RowsPlace): string {
  return join(folder, 'tables', table)
}

function pathOf(place: RowsPlace, part: number): string {
  return join(folderOf(place), String(part).padStart(6, '0'))
}

function sealedPlace({ backUpId, table }: RowsPlace, part: number): string {
  return `back-up ${backUpId} table ${table} part ${part}`
}
