import { createHash } from 'node:crypto'
import { AppError, diskFullSentence, isDiskFull } from '../../../app-error.ts'
import type { AccountSeal } from '../../../files/envelope.ts'
import type { FileOwner, OriginalFiles } from '../../../files/original-files.ts'
import { contentFits, kindByName, kindHeadBytes, type FileKind } from './file-kind.ts'
import { safeFileName } from './file-name.ts'
import { checkedInside } from './unpacked-check.ts'

/** A file that is arriving. */
export interface IncomingFile {
  readonly name: string
  readonly chunks: AsyncIterable<Uint8Array>
  /** Whether it was longer than the limit and the rest was dropped; known at its end. */
  isCut(): boolean
}

export interface KeptFile {
  readonly fileName: string
  readonly sizeBytes: number
  readonly sha256: Buffer
  readonly wrappedKey: Buffer
}

/** What is said where a file cannot be kept, through no fault of whoever sends it. */
export function storageDown(cause: unknown): AppError {
  const message =
    'The file storage does not answer at the moment. The file was not taken; please send it again later.'
  return new AppError('not-available', {
    message: isDiskFull(cause) ? diskFullSentence : message,
    cause,
  })
}

/** Checks a file and encrypts it into the store while it arrives; it is never on disk in clear. */
export async function keepFile(
  originals: OriginalFiles,
  owner: FileOwner,
  account: AccountSeal,
  file: IncomingFile,
): Promise<KeptFile> {
  const fileName = safeFileName(file.name)
  const kind = requireKind(fileName)
  const hash = createHash('sha256')
  let sizeBytes = 0
  let sendersFault: unknown
  async function* measured(): AsyncGenerator<Uint8Array> {
    try {
      const looked = checked(kind, file.chunks)
      for await (const chunk of kind === '.csv.gz' ? checkedInside(looked) : looked) {
        hash.update(chunk)
        sizeBytes += chunk.length
        yield chunk
      }
      if (file.isCut()) throw new AppError('file-too-large')
    } catch (error) {
      // What was cut off cannot be unpacked, either.
      sendersFault = file.isCut() ? new AppError('file-too-large') : error
      throw sendersFault
    }
  }
  const wrappedKey = await originals.write(owner, account, measured()).catch((error: unknown) => {
    if (sendersFault !== undefined) throw error
    throw storageDown(error)
  })
  return { fileName, sizeBytes, sha256: hash.digest(), wrappedKey }
}

function requireKind(fileName: string): FileKind {
  const kind = kindByName(fileName)
  if (!kind) throw new AppError('wrong-file-type')
  return kind
}

/** Holds the first bytes back until they have been looked at. */
async function* checked(
  kind: FileKind,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (!head) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < kindHeadBytes) continue
    yield requireFit(kind, head)
    head = undefined
  }
  if (head) yield requireFit(kind, head)
}

function requireFit(kind: FileKind, head: Buffer): Buffer {
  if (!contentFits(kind, head.subarray(0, kindHeadBytes))) {
    throw new AppError('wrong-file-type', { message: contentMessage(kind) })
  }
  return head
}

/** What is wrong with a file whose name says one thing and whose first bytes another. */
function contentMessage(kind: FileKind): string {
  return `The name of this file ends in ${kind}, but what it holds is something else. Export it again as a CSV or PDF file.`
}
