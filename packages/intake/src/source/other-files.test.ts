import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readText, refusalOf } from '../testing/read-text.ts'

const office = (parts: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  })
const tar = Buffer.alloc(1024)
tar.write('claims.csv')
tar.write('ustar', 257)
/** Claim numbers of a mainframe: digits are F0 to F9, a blank is 40. */
const mainframe = Buffer.concat(
  Array.from({ length: 20 }, () => Buffer.from('c3d3f0f0f1f24040f9f9f2f1f3404040', 'hex')),
)

test.each([
  ['NCPDP D.0', '610014D0B1PCN\u001e\u001cAM04\u001cC2123\u001d\u001e\u001cAM07\u001cEM1'],
  ['tar archive', tar],
  ['SAS transport file', 'HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!'],
  ['RTF', String.raw`{\rtf1\ansi Claim 1001}`],
  ['e-mail', 'From: a@plan.example\r\nTo: b@plan.example\r\nSubject: Claims\r\n\r\nSee attached'],
  ['EBCDIC', mainframe],
  ['Word document', office({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' })],
  ['.xlsb', office({ '[Content_Types].xml': '<Types/>', 'xl/workbook.bin': 'x' })],
  ['Numbers', office({ 'Index/Document.iwa': 'x' })],
  [
    'OpenDocument',
    office({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }),
  ],
])('%s is refused by its name, with what to do', async (name, bytes) => {
  const { message } = await refusalOf(bytes)
  expect(message).toContain(name)
  expect(message).toMatch(/: .*(?:send|save|export|unpack|convert)/)
})

test('an archive of claims beside a Word document is read', async () => {
  const claims = 'Claim,Member ID,DOS,CPT,Charge\nC1,M1,2026-01-02,99213,120.00\n'
  const letter = office({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' })
  const { lines } = await readText(
    zipSync({ 'claims.csv': strToU8(claims), 'letter.docx': letter }, { level: 0 }),
  )
  expect(lines).toHaveLength(1)
})

test('a picture is to be sent as a PDF', async () => {
  const { message } = await refusalOf(Buffer.from('89504e470d0a1a0a0000', 'hex'))
  expect(message).toContain('Save it as a PDF')
})
