import { createGunzip } from 'node:zlib'
import { apiUnpackedBytes } from '@plumbline/contract'
import { AppError } from '../../../app-error.ts'
import { contentFits, kindHeadBytes } from './file-kind.ts'

/**
 * Passes a packed file on as it is while it looks inside: what unpacks to more than the limit, to
 * something else than text, or not at all, is refused. Nothing unpacked is kept.
 */
export async function* checkedInside(
  chunks: AsyncIterable<Uint8Array>,
  mostBytes: number = apiUnpackedBytes,
): AsyncGenerator<Uint8Array> {
  const unpacking = createGunzip()
  let unpackedBytes = 0
  let head = Buffer.alloc(0)
  let broken = false
  unpacking.on('data', (part: Buffer) => {
    unpackedBytes += part.length
    if (head.length < kindHeadBytes) head = Buffer.concat([head, part])
  })
  unpacking.on('error', () => {
    broken = true
  })
  const look = () => {
    if (unpackedBytes > mostBytes) throw tooLarge(mostBytes)
    if (broken) throw corrupt()
  }
  try {
    for await (const chunk of chunks) {
      await done(unpacking, (then) => unpacking.write(chunk, then))
      look()
      yield chunk
    }
    // Whether its end is right it says when it closes.
    await done(unpacking, () => unpacking.end())
    look()
    if (!contentFits('.csv', head.subarray(0, kindHeadBytes))) throw new AppError('wrong-file-type')
  } finally {
    unpacking.destroy()
  }
}

/** Resolves when what was asked is done, or cannot be. */
function done(stream: NodeJS.EventEmitter, ask: (then: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const then = () => {
      stream.off('error', then)
      stream.off('close', then)
      resolve()
    }
    stream.once('error', then)
    stream.once('close', then)
    ask(then)
  })
}

function tooLarge(mostBytes: number): AppError {
  const megabytes = Math.floor(mostBytes / 1024 / 1024)
  return new AppError('file-too-large', {
    message: `The packed file unpacks to more than ${megabytes} MB. Split it into smaller files.`,
  })
}

function corrupt(): AppError {
  return new AppError('invalid-request', {
    message: 'The packed file cannot be unpacked. Send it again, or unpack it first.',
  })
}
