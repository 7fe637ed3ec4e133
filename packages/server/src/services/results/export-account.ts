import { createHash, type Hash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { ZipFile } from 'yazl'
import { AppError } from '../../app-error.ts'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { findUser, type UserRow } from '../../db/accounts/users.ts'
import { listUploads, type UploadRow } from '../../db/uploads/uploads.ts'
import type { AccountSeal } from '../../files/envelope.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { uploadAnswer } from '../uploads/upload-answer.ts'
import { claimsCsv, setAsideRows } from './downloads.ts'

/** One file of the archive; its bytes are asked for when it is written, one file at a time. */
interface Entry {
  readonly path: string
  readonly bytes: () => Promise<AsyncIterable<Uint8Array | string>>
}

interface Written {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

/**
 * All of an account as a ZIP, in pieces: the account, its uploads as they were sent, every line with
 * its verdict, what was set aside; at the end a manifest with the digest of each. In the trail.
 */
export async function exportAccount(context: Context, actor: Actor): Promise<Readable> {
  const { user, uploads, account } = await context.database.asTenant(actor.userId, async (tx) => {
    const found = await findUser(tx, actor.userId)
    if (!found) throw new AppError('unauthorized')
    await context.auditTrail.record(tx, {
      action: 'export-downloaded',
      ...ownAct(actor),
      detail: { everything: true },
    })
    const seal = await context.accountKeys.of(tx, actor.userId)
    return { user: found, uploads: await listUploads(tx), account: seal }
  })
  const entries = [accountEntry(user, uploads, account)]
  for (const upload of uploads) entries.push(...entriesOf(context, actor, upload, account))
  return archive(entries)
}

function accountEntry(user: UserRow, uploads: readonly UploadRow[], account: AccountSeal): Entry {
  const told = {
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    companyName: user.company_name,
    planId: user.plan_id,
    subscriptionStatus: user.subscription_status,
    bonusCredits: user.bonus_credits,
    createdAt: user.created_at.toISOString(),
    retentionDays: user.retention_days,
    uploads: uploads.map((upload) => uploadAnswer(upload, account)),
  }
  return { path: 'account.json', bytes: () => one(JSON.stringify(told, undefined, 2)) }
}

function entriesOf(
  context: Context,
  actor: Actor,
  upload: UploadRow,
  account: AccountSeal,
): Entry[] {
  const folder = `uploads/${upload.id}`
  const { file_key: key } = upload
  const owner = { userId: actor.userId, uploadId: upload.id }
  const original: Entry[] =
    key === null
      ? []
      : [
          {
            path: `${folder}/original/${archiveName(uploadWords(account, upload).fileName)}`,
            bytes: async () => one(await context.originals.read(owner, account, key)),
          },
        ]
  if (upload.status !== 'completed') return original
  return [
    ...original,
    { path: `${folder}/claims.csv`, bytes: () => claimsCsv(context, actor, upload.id) },
    {
      path: `${folder}/set-aside.csv`,
      bytes: async () => one(await setAsideRows(context, actor, upload.id)),
    },
  ]
}

/** A name that no unpacking program takes for a way out of its folder. */
function archiveName(name: string): string {
  const safe = name.replace(/[^\p{L}\p{N} ._()-]/gu, '_')
  return /^\.*$/.test(safe) ? 'file' : safe
}

function archive(entries: readonly Entry[]): Readable {
  const zip = new ZipFile()
  const written: Written[] = []
  for (const entry of entries) {
    zip.addReadStreamLazy(entry.path, (done) => {
      entry.bytes().then(
        (bytes) => {
          done(null, measured(entry.path, Readable.from(bytes), written))
        },
        (error: unknown) => {
          // The archive breaks off rather than look whole.
          zip.emit('error', error)
        },
      )
    })
  }
  zip.addReadStreamLazy('manifest.json', (done) => {
    done(null, Readable.from([Buffer.from(JSON.stringify({ files: written }, undefined, 2))]))
  })
  zip.end()
  const output = new Readable().wrap(zip.outputStream)
  zip.on('error', (error: Error) => output.destroy(error))
  return output
}

/** Passes bytes on and notes their digest when they have gone. */
function measured(path: string, source: Readable, written: Written[]): Readable {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
    flush(done) {
      written.push({ path, bytes, sha256: hash.digest('hex') })
      done()
    },
  })
  source.on('error', (error) => meter.destroy(error))
  return source.pipe(meter)
}

async function one(bytes: Uint8Array | string): Promise<AsyncIterable<Uint8Array | string>> {
  return Promise.resolve(Readable.from([bytes]))
}
