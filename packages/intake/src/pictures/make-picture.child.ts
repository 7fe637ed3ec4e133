import { oneMember } from '../archive/one-member.ts'
import { openPictures } from '../scans/page-pictures.ts'
import { pdfiumOf } from '../scans/scan-libraries.ts'
import { scanLimits } from '../scans/scan-limits.ts'
import { skewOf, straightened } from '../scans/skew.ts'
import { croppedTo, halved } from './page-part.ts'
import { pictureLimits } from './picture-limits.ts'
import type { PagePart, PictureMessage } from './picture-message.ts'
import type { PictureOrder } from './picture-order.ts'
import { upright } from './upright.ts'

/**
 * The process that makes a picture of a place on a page: takes the PDF, or the zip archive that holds it, from standard input and answers the dots over
 * the channel. It may read the folders of its library and nothing else; whoever started it ends it at its limits.
 */

/** As the page is read from: only so does it lie as it lay then. */
const dotsPerInchOfScans = 300
const dotsPerInch = 150

async function partOf(order: PictureOrder, file: Buffer): Promise<PagePart> {
  const { page, isScan, turn, member } = order.place
  const bytes = member === undefined ? file : oneMember(file, member, pictureLimits.memberBytes)
  const dots = isScan ? scanLimits.pixels : pictureLimits.dots
  const pictures = await openPictures(await pdfiumOf(order), bytes, dots)
  if (page > pictures.pageCount) throw new Error('No such page')
  if (!isScan) return croppedTo(upright(await pictures.pictureOf(page, dotsPerInch), turn), order)
  const picture = await pictures.pictureOf(page, dotsPerInchOfScans)
  const straight = straightened(picture, skewOf(picture))
  return halved(croppedTo(upright({ ...straight, scale: picture.scale }, 0), order))
}

async function readStandardInput(): Promise<Buffer> {
  const chunks: Buffer[] = []
  const input: AsyncIterable<Buffer> = process.stdin
  for await (const chunk of input) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function say(message: PictureMessage): void {
  process.send?.(message)
}

process.on('disconnect', () => {
  process.exit()
})
try {
  const order = JSON.parse(process.argv[2] ?? '') as PictureOrder
  say({ kind: 'part', part: await partOf(order, await readStandardInput()) })
} catch {
  say({ kind: 'failed' })
}
process.channel?.ref()
