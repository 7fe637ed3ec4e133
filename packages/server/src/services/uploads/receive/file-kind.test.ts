import { describe, expect, test } from 'vitest'
import { contentFits, kindByName } from './file-kind.ts'

describe('the kind by name', () => {
  test.each([
    ['claims.csv', '.csv'],
    ['CLAIMS.CSV', '.csv'],
    ['a.b.pdf', '.pdf'],
    ['claims.csv.gz', '.csv.gz'],
    ['claims.pdf.gz', undefined],
    ['claims.csv.exe', undefined],
    ['claims', undefined],
    ['claims.xlsx', '.xlsx'],
    ['claims.xls', '.xls'],
    ['claims.docx', undefined],
    ['', undefined],
  ])('%s is %s', (name, kind) => {
    expect(kindByName(name)).toBe(kind)
  })
})

describe('the kind by content', () => {
  const utf16 = Buffer.from('claim,charge\r\n1,2\r\n', 'utf16le')
  test.each([
    ['text', '.csv', Buffer.from('claim,charge\r\n1,2'), true],
    ['an empty file', '.csv', Buffer.alloc(0), true],
    ['Latin-1 text', '.csv', Buffer.from('caf\xe9,1', 'latin1'), true],
    ['a header that begins like a bitmap or a program', '.csv', Buffer.from('BMI,MZ\n1,2'), true],
    ['UTF-16 with its mark', '.csv', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), true],
    ['UTF-16 without its mark', '.csv', utf16, true],
    ['a program', '.csv', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), false],
    ['a zip', '.csv', Buffer.from('PK\x03\x04\x14\x00', 'latin1'), false],
    ['gzip', '.csv', Buffer.from([0x1f, 0x8b, 8, 0]), false],
    ['X12 named so', '.837', Buffer.from('ISA*00*'), true],
    ['X12 with control characters between', '.835', Buffer.from('ISA\x1d00\x1d'), true],
    ['words named X12', '.edi', Buffer.from('claim,charge'), false],
    ['a workbook named so', '.xlsx', Buffer.from('PK\x03\x04xl/'), true],
    ['words named workbook', '.xlsx', Buffer.from('claim,charge'), false],
    ['a page named workbook', '.xls', Buffer.from('<html><table><tr>'), true],
    ['a newer workbook under the older name', '.xls', Buffer.from('PK\x03\x04xl/'), true],
    ['an old workbook', '.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), false],
    ['gzip named so', '.csv.gz', Buffer.from([0x1f, 0x8b, 8, 0]), true],
    ['text named gzip', '.csv.gz', Buffer.from('claim,charge'), false],
    ['a page', '.csv', Buffer.from('\xef\xbb\xbf <!DOCTYPE html><p>', 'latin1'), false],
    ['a drawing', '.csv', Buffer.from('<svg onload=alert(1)>'), false],
    ['a PDF named csv', '.csv', Buffer.from('%PDF-1.7\n'), false],
    ['a PDF', '.pdf', Buffer.from('%PDF-1.7\n'), true],
    ['text named pdf', '.pdf', Buffer.from('claim,charge'), false],
  ] as const)('%s as %s: %s', (_what, kind, head, fits) => {
    expect(contentFits(kind, head)).toBe(fits)
  })
})
