import { expect, it } from 'vitest'
import { filledPart } from './filled-part.ts'

const filled = (xml: string, mostTags = 1_000) => filledPart(Buffer.from(xml), mostTags)
const kept = (xml: string) => filled(xml).bytes.toString()

it.each([
  [
    '<row r="1"><c r="A1"/><c r="B1"><v>1</v></c><c r="C1" s="2"/></row>',
    '<row r="1"><c r="B1"><v>1</v></c></row>',
  ],
  [
    '<row r="1"></row><row r="2"/><row r="3"><c r="A3"><v>1</v></c></row>',
    '<row r="3"><c r="A3"><v>1</v></c></row>',
  ],
  ['<row r="1">\n <c r="A1" s="1"></c>\n <c r="B1"/>\n</row>', ''],
  ['<c r="A1"><is><t> </t></is></c>', '<c r="A1"><is><t> </t></is></c>'],
  // Where it stands follows from what stands before it.
  ['<row><c/><c><v>1</v></c></row>', '<row><c/><c><v>1</v></c></row>'],
  ['<cols><col min="1"/></cols><row r="1"/>', '<cols><col min="1"/></cols>'],
  ['<t><![CDATA[<c r="A1"/>]]></t>', '<t><![CDATA[<c r="A1"/>]]></t>'],
  ['<c r="A1"/', '<c r="A1"/'],
  ['', ''],
])('of %j stays %j', (xml, left) => {
  expect(kept(xml)).toBe(left)
})

it('stops where there is more than may be read', () => {
  expect(filled('<a/><a/><a/>', 3).tags).toBe(3)
  expect(filled('<a/><a/><a/>', 2).tags).toBe(Infinity)
})

it('counts what is left to read, and no end of what runs on', () => {
  expect(filled('<row r="1"><c r="A1"/><c r="B1"><v>1</v></c></row>').tags).toBe(6)
  expect(filled(`<a>${' '.repeat(1 << 20)}</a>`).tags).toBe(Infinity)
  expect(filled(`<a b="${'x'.repeat(1 << 20)}"/>`).tags).toBe(Infinity)
})
