import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readClaims } from '../read-claims.ts'
import { claim837, people837, remittance835, x12Of } from '../testing/x12-of.ts'

const source = (name: string, text: string) => ({ name, bytes: strToU8(text) })
const claims = source('a.837', x12Of([...people837, ...claim837]))
const remittance = (segments: readonly string[]) => source('b.835', x12Of(segments))
const packed = (files: Readonly<Record<string, string | Uint8Array>>) => ({
  name: 'claims.zip',
  bytes: zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name,
        typeof file === 'string' ? strToU8(file) : file,
      ]),
    ),
  ),
})

describe('a remittance beside its claims', () => {
  test('gives each line its payment', async () => {
    const { lines, file } = await readClaims(claims, { remittances: [remittance(remittance835)] })
    expect(
      lines.map(({ procedureCode, diagnoses, paidCents, allowedCents, patientShareCents }) => ({
        ...{ procedureCode, diagnoses, paidCents, allowedCents, patientShareCents },
      })),
    ).toEqual([
      {
        procedureCode: '99214',
        diagnoses: ['E119', 'I10'],
        paidCents: 13120,
        allowedCents: 15120,
        patientShareCents: 2000,
      },
      {
        procedureCode: '36415',
        diagnoses: ['E119'],
        paidCents: 0,
        allowedCents: undefined,
        patientShareCents: undefined,
      },
    ])
    expect(lines[0]?.adjustments).toEqual([
      { group: 'CO', reason: '45', amountCents: 5880 },
      { group: 'PR', reason: '2', amountCents: 2000 },
    ])
    expect(file.notes.join(' ')).toContain('2 of 2 claim lines have their payment')
  })

  test('is found in a zip archive, whatever the order', async () => {
    const { lines } = await readClaims(
      packed({ 'in/b.835': x12Of(remittance835), 'a.837': x12Of([...people837, ...claim837]) }),
    )
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([13120, 0])
  })

  test('does not count twice when it was sent twice', async () => {
    const once = x12Of(remittance835)
    const { lines, setAside } = await readClaims(
      packed({ 'b.835': once + once, 'a.837': x12Of([...people837, ...claim837]) }),
    )
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([13120, 0])
    expect(setAside.map(({ code }) => code)).toEqual([
      'repeated-interchange',
      'repeated-interchange',
    ])
  })

  test('tells two lines of one code and day apart by the number of the line', async () => {
    const twice = [
      ...people837,
      'CLM*C7*200***11:B:1',
      'HI*ABK:I10',
      ...['A', 'B'].flatMap((control) => [
        'LX*1',
        'SV1*HC:97110*100*UN*2***1',
        'DTP*472*D8*20240708',
        `REF*6R*${control}`,
      ]),
    ]
    const paid = [
      ...remittance835.slice(0, 5),
      'CLP*C7*1*200*30**MB*1*11*1',
      'SVC*HC:97110*100*0**2',
      'DTM*472*20240708',
      'REF*6R*B',
      'SVC*HC:97110*100*30**2',
      'DTM*472*20240708',
      'REF*6R*A',
    ]
    const read = await readClaims(source('a.837', x12Of(twice)), {
      remittances: [remittance(paid)],
    })
    expect(read.lines.map(({ paidCents }) => paidCents)).toEqual([3000, 0])
  })

  test('that takes a payment back leaves the corrected one', async () => {
    const clp = remittance835.slice(5)
    const back = [
      'CLP*C1001*22*-225*-131.2**MB*77001*11*1',
      'SVC*HC:99214:25*-210*-131.2**1',
      'DTM*472*20240708',
    ]
    const corrected = [
      'CLP*C1001*1*225*100**MB*77001*11*1',
      'SVC*HC:99214:25*210*100**1',
      'DTM*472*20240708',
    ]
    const paidIn = async (segments: readonly string[]) => {
      const read = await readClaims(claims, { remittances: [remittance(segments)] })
      return read.lines.map(({ paidCents, claimStatus }) => [paidCents, claimStatus])
    }
    const first = remittance835.slice(0, 5)
    expect(await paidIn([...first, ...clp, ...back, ...corrected])).toEqual([
      [10000, 'paid'],
      [0, 'reversed'],
    ])
    expect(await paidIn([...first, ...clp, ...back])).toEqual([
      [0, 'reversed'],
      [0, 'reversed'],
    ])
  })

  test('names lines that nobody billed, and claims that were not sent', async () => {
    const others = [
      ...remittance835,
      'SVC*HC:80053*40*9**1',
      'DTM*472*20240708',
      'CLP*C9*1*50*50**MB*77009*11*1',
      'SVC*HC:99213*50*50**1',
      'DTM*472*20240708',
    ]
    const read = await readClaims(claims, { remittances: [remittance(others)] })
    expect(read.lines.map(({ claimId, paidCents }) => [claimId, paidCents])).toEqual([
      ['C1001', 13120],
      ['C1001', 0],
      ['C9', 5000],
    ])
    expect(read.setAside.map(({ code }) => code)).toEqual(['payment-without-line'])
    expect(read.setAside[0]?.reason).toMatch(/^b\.835, segment \d+, loop 2110\. The remittance/)
    expect(read.file.notes.join(' ')).toContain('1 line of remittances match no line')
  })

  test('is refused where it is none', async () => {
    const table = source('a.csv', `${header}${rows(1)}`)
    const letter = source('b.csv', header)
    await expect(readClaims(table, { remittances: [letter] })).rejects.toThrow(
      'b.csv is no X12 file',
    )
    await expect(readClaims(table, { remittances: [claims] })).rejects.toThrow(
      'a.837 holds claims (837)',
    )
  })
})

const header = 'Claim Number,Date of Service,CPT,Units,Charge,Paid\n'
const rows = (from: number) =>
  [0, 1, 2].map((at) => `C${from + at},2024-01-0${at + 1},99213,1,100.00,80.00\n`).join('')

describe('an archive', () => {
  test('of months is read as one file, and what is no claims is named', async () => {
    const read = await readClaims(
      packed({
        'may/': new Uint8Array(),
        'may/5.csv': header + rows(1),
        '../../etc/6.csv': header + rows(4),
        '6-again.csv': header + rows(4),
        'notes.txt': 'Dear Sir or Madam,\nwith kind regards\n',
        '__MACOSX/5.csv': 'x',
      }),
    )
    expect(read.lines.map(({ claimId }) => claimId)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6'])
    expect(read.file.notes.filter((note) => note.includes('was not read'))).toEqual([
      '6-again.csv in the archive was not read: it is another of the files again, byte for byte',
      expect.stringMatching(/^notes\.txt in the archive was not read: /),
    ])
  })

  test('of one file is that file', async () => {
    const read = await readClaims(packed({ 'a.csv': header + rows(1) }))
    expect(read.lines).toHaveLength(3)
  })

  test.each([
    ['an archive', packed({ 'a.csv': header + rows(1) }).bytes, 'looks like a zip archive'],
    ['a letter', strToU8('Dear Sir or Madam,\nwith kind regards\n'), 'inner'],
  ])('that holds only %s is refused with its reason', async (_what, bytes, says) => {
    await expect(readClaims(packed({ inner: bytes }))).rejects.toThrow(says)
  })

  test('that unpacks to too much, is cut off or damaged is refused with a sentence', async () => {
    const many = Array.from({ length: 501 }, (_, at) => [`${at}.csv`, header + rows(at)] as const)
    await expect(readClaims(packed(Object.fromEntries(many)))).rejects.toThrow(
      'holds more than can be read at once',
    )
    const { bytes } = packed({ 'a.csv': header + rows(1).repeat(500) })
    await expect(readClaims({ name: 'a.zip', bytes: bytes.subarray(0, 90) })).rejects.toThrow(
      'cannot be unpacked',
    )
    const changed = Uint8Array.from(bytes, (byte, at) => (at > 60 && at < 80 ? byte ^ 0x5a : byte))
    await expect(readClaims({ name: 'a.zip', bytes: changed })).rejects.toThrow(/./)
    const stored = Buffer.from(zipSync({ 'a.csv': strToU8(header + rows(1)) }, { level: 0 }))
    stored.write('800.00', stored.indexOf('80.00'))
    await expect(readClaims({ name: 'a.zip', bytes: stored })).rejects.toThrow('cannot be unpacked')
    const locked = Buffer.from(bytes)
    locked.writeUInt16LE(1, locked.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8)
    await expect(readClaims({ name: 'a.zip', bytes: locked })).rejects.toThrow('locked')
  })
})
