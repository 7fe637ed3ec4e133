import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { listedParts } from './archive-list.ts'

const archive = Buffer.from(zipSync({ 'xl/a.xml': strToU8('<a/>'), 'b.txt': strToU8('b') }))
const entryAt = archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))

function long(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 8)
  numbers.forEach((number, at) => bytes.writeBigUInt64LE(BigInt(number), at * 8))
  return bytes
}

/** The first entry with its numbers where long ones stand, and the end of the list likewise. */
function withLongNumbers(): Buffer {
  const [listAt, endAt] = [entryAt, archive.length - 22]
  const entry = Buffer.from(archive.subarray(listAt, endAt))
  const numbers = long(entry.readUInt32LE(24), entry.readUInt32LE(20), entry.readUInt32LE(42))
  for (const field of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, field)
  const nameEnd = 46 + entry.readUInt16LE(28)
  entry.writeUInt16LE(numbers.length + 4, 30)
  const extra = Buffer.concat([Buffer.from([1, 0, numbers.length, 0]), numbers])
  const list = Buffer.concat([entry.subarray(0, nameEnd), extra, entry.subarray(nameEnd)])
  const longEnd = Buffer.concat([
    Buffer.from([0x50, 0x4b, 6, 6]),
    long(44),
    Buffer.alloc(12),
    long(2, 2, list.length, listAt),
  ])
  const place = Buffer.concat([
    Buffer.from([0x50, 0x4b, 6, 7, 0, 0, 0, 0]),
    long(listAt + list.length),
    Buffer.from([1, 0, 0, 0]),
  ])
  const end = Buffer.from(archive.subarray(endAt))
  end.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([archive.subarray(0, listAt), list, longEnd, place, end])
}

it('lists parts with long numbers as with short ones', () => {
  expect(Array.from(listedParts(withLongNumbers()))).toEqual(Array.from(listedParts(archive)))
})

it('finds the end before a comment, and leaves out what is locked', () => {
  const commented = Buffer.concat([archive, Buffer.from('a comment')])
  commented.writeUInt16LE(9, archive.length - 2)
  expect(Array.from(listedParts(commented))).toHaveLength(2)
  commented.writeUInt16LE(1, entryAt + 8)
  expect(Array.from(listedParts(commented), ({ name }) => name)).toEqual(['b.txt'])
})

it('throws where there is no list', () => {
  expect(() => Array.from(listedParts(archive.subarray(0, -30)))).toThrow()
})
