import * as z from 'zod'
import type { Anchor, AuditTrail } from './audit-trail.ts'

/** As files before this form hold it. */
const Earlier = z.object({
  sequence: z.string().regex(/^\d+$/),
  hash: z.string().regex(/^[0-9a-f]+$/),
  seal: z.string().regex(/^[0-9a-f]+$/),
})

/** An anchor as one word: epoch, sequence, hash and seal. */
export function anchorText({ epoch, sequence, hash, seal }: Anchor): string {
  return `${epoch}.${sequence}.${hash.toString('hex')}.${seal.toString('hex')}`
}

/** Throws where the text is no anchor, or not one of ours; `where` says where it was found. */
export function readAnchorText(trail: AuditTrail, text: string, where: string): Anchor {
  const anchor = parsed(text.trim())
  if (!anchor || !trail.isOurs(anchor)) {
    throw new Error(`The anchor in ${where} was not sealed with this installation’s key.`)
  }
  return anchor
}

function parsed(text: string): Anchor | undefined {
  if (text.startsWith('{')) {
    const { sequence, hash, seal } = Earlier.parse(JSON.parse(text))
    return made(0, sequence, hash, seal)
  }
  const [, epoch, sequence, hash, seal] =
    /^(\d+)\.(\d+)\.([0-9a-f]{64})\.([0-9a-f]{64})$/.exec(text) ?? []
  if (!epoch || !sequence || !hash || !seal) return undefined
  return made(Number(epoch), sequence, hash, seal)
}

function made(epoch: number, sequence: string, hash: string, seal: string): Anchor {
  return {
    epoch,
    sequence: BigInt(sequence),
    hash: Buffer.from(hash, 'hex'),
    seal: Buffer.from(seal, 'hex'),
  }
}
