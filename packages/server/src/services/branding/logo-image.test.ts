import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkedLogo } from './logo-image.ts'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const end = chunk('IEND', Buffer.alloc(0))

function png(
  width: number,
  height: number,
  { pixels = width * 3 * height + height, extra = [] as Buffer[] } = {},
) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const drawn = chunk('IDAT', deflateSync(Buffer.alloc(pixels)))
  return Buffer.concat([signature, chunk('IHDR', header), ...extra, drawn, end])
}

/** A gray JPEG of one block, as T.81 writes it, with a comment and a place in it. */
function jpeg(width = 8, height = 8): Buffer {
  const segment = (marker: string, data: string) => {
    const bytes = Buffer.from(data, 'hex')
    const head = Buffer.from(`ff${marker}0000`, 'hex')
    head.writeUInt16BE(bytes.length + 2, 2)
    return Buffer.concat([head, bytes])
  }
  const two = (value: number) => value.toString(16).padStart(4, '0')
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment('e0', '4a46494600010100000100010000'),
    segment('e1', Buffer.from('Exif at home').toString('hex')),
    segment('fe', Buffer.from('made by Bob').toString('hex')),
    segment('db', `00${'01'.repeat(64)}`),
    segment('c0', `08${two(height)}${two(width)}01011100`),
    segment('c4', `00${'01'.padEnd(32, '0')}00`),
    segment('c4', `10${'01'.padEnd(32, '0')}00`),
    segment('da', '0101003f003f00'.slice(0, 12)),
    Buffer.from('3f00ff00ffd9', 'hex'),
  ])
}

function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

test('a picture is kept by what draws it, without words and places', () => {
  const told = chunk('tEXt', Buffer.from('Author\0Bob'))
  const kept = checkedLogo(png(40, 20, { extra: [told] }))
  expect(kept.startsWith('data:image/png;base64,')).toBe(true)
  expect(bytesOf(kept)).toEqual(png(40, 20))
  const photo = checkedLogo(jpeg())
  expect(photo.startsWith('data:image/jpeg;base64,')).toBe(true)
  expect(bytesOf(photo).toString('latin1')).not.toMatch(/Bob|home/)
  expect(bytesOf(photo).length).toBe(jpeg().length - 4 - 12 - 4 - 11)
})

test('what follows the end of the picture is left out', () => {
  const tail = Buffer.from('<script>alert(1)</script>')
  expect(bytesOf(checkedLogo(Buffer.concat([png(4, 4), tail])))).toEqual(png(4, 4))
  expect(bytesOf(checkedLogo(Buffer.concat([jpeg(), tail]))).toString('latin1')).not.toContain(
    'script',
  )
})

const broken = png(40, 20)
broken[broken.length - 20] = (broken[broken.length - 20] ?? 0) ^ 1

test.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
  ['a PNG cut off', png(40, 20).subarray(0, -6)],
  ['a PNG with a wrong checksum', broken],
  ['a PNG with fewer pixels than it says', png(40, 20, { pixels: 100 })],
  ['a PNG that unpacks to far more than it says', png(4, 4, { pixels: 60_000_000 })],
  ['a JPEG cut off', jpeg().subarray(0, -2)],
  ['a JPEG without a size', jpeg(0, 0)],
])('%s is refused', (_, bytes) => {
  expect(() => checkedLogo(bytes)).toThrow('a whole PNG or JPEG image')
})

test('a picture that is too large is refused by its size', () => {
  expect(() => checkedLogo(png(1_601, 10))).toThrow('this has 1601 by 10')
  expect(() => checkedLogo(png(60_000, 60_000, { pixels: 10 }))).toThrow('60000 by 60000')
  expect(() => checkedLogo(jpeg(8, 4_000))).toThrow('this has 8 by 4000')
  expect(() => checkedLogo(Buffer.alloc(150_001))).toThrow('at most 150 KB')
})
