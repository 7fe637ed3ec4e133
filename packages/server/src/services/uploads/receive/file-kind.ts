import { apiUploadExtensions, fhirExtensions, x12Extensions } from '@plumbline/contract'

export type FileKind = (typeof apiUploadExtensions)[number]

/** Enough of a file to tell its kind. */
export const kindHeadBytes = 4_096

/** The kind that a file's name says; undefined where it is none that we take. */
export function kindByName(name: string): FileKind | undefined {
  const lower = name.toLowerCase()
  return apiUploadExtensions.find((extension) => lower.endsWith(extension))
}

/**
 * Whether a file's first bytes can be what its name says. A CSV is text and no markup; what text
 * it is, the audit tells. What is packed is looked at as it is unpacked.
 */
export function contentFits(kind: FileKind, head: Buffer): boolean {
  if (kind === '.csv.gz') return head[0] === 0x1f && head[1] === 0x8b
  if (kind === '.pdf') return isPdf(head)
  const isZip = head.subarray(0, 4).equals(zipSignature)
  if (kind === '.xlsx' || kind === '.zip') return isZip
  // Portals call web pages, XML, text and newer workbooks so.
  if (kind === '.xls') return isZip || isPlainText(head)
  if (fhirExtensions.some((extension) => extension === kind)) {
    return (
      isPlainText(head) &&
      head
        .toString('latin1')
        .replace(/^\xef\xbb\xbf/, '')
        .trimStart()
        .startsWith('{')
    )
  }
  if (x12Extensions.some((extension) => extension === kind)) return isX12(head)
  return isPlainText(head) && !isPdf(head) && !isMarkup(head)
}

/** An envelope or a transaction begins it; its separators may be any characters. */
function isX12(head: Buffer): boolean {
  const text = head.toString(isUtf16(head) ? 'utf16le' : 'latin1')
  return /^[^A-Za-z0-9]*(?:ISA|GS|ST)[^A-Za-z0-9]/.test(text)
}

const zipSignature = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/** The mark may follow some bytes of junk, by the readers' common leniency. */
function isPdf(head: Buffer): boolean {
  const at = head.subarray(0, 1_024).indexOf('%PDF-')
  return at >= 0
}

function isPlainText(head: Buffer): boolean {
  if (isUtf16(head)) return true
  return !head.some((byte) => byte < 0x20 && !textControls.has(byte))
}

/** Tab, line feed, vertical tab, form feed, carriage return, and the old end-of-file mark. */
const textControls = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a])

/** By its byte order mark, or by the empty half of every Latin letter. */
function isUtf16(head: Buffer): boolean {
  const mark = head.length >= 2 ? head.readUInt16BE(0) : 0
  if (mark === 0xfeff || mark === 0xfffe) return true
  const pairs = Math.floor(head.length / 2)
  if (pairs < 4) return false
  let empty = 0
  for (let pair = 0; pair < pairs; pair++) {
    const high = head[pair * 2]
    const low = head[pair * 2 + 1]
    if ((high === 0) !== (low === 0)) empty++
  }
  return empty > pairs * 0.9
}

const markupStart = /^\s*<(?:!doctype|\?xml|!--|html|head|body|script|svg|table|div|iframe)/i

function isMarkup(head: Buffer): boolean {
  return markupStart.test(head.toString('latin1').replace(/^\xef\xbb\xbf/, ''))
}
