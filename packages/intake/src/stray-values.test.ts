import { describe, expect, test } from 'vitest'
import { readText } from './testing/read-text.ts'

const header =
  'claim_id,patient_id,date_of_service,procedure_code,modifier,diagnosis_1,diagnosis_2,place_of_service,units,charge,paid'
const good = (number: number) =>
  `C${number},P${number},2024-03-01,99213,25,E11.9,I10,11,1,120.00,80.00`
const goodRows = [1, 2, 3, 4, 5, 6].map(good)
const read = (...rows: string[]) => readText([header, ...goodRows, ...rows].join('\n'))

describe('what a cell states and could be no value', () => {
  test('stands on its line', async () => {
    const { lines } = await read(
      'X1,P7,2024-03-01,99213,ABC,E11.9,I10,11,1,120.00,80.00',
      'X2,P8,2024-03-01,99213,,E11.9,INVALID,999,abc,120.00,80.00',
    )
    expect(lines.slice(0, 6).every(({ unreadable }) => unreadable.length === 0)).toBe(true)
    expect(lines[6]?.unreadable).toEqual([{ field: 'modifiers', stated: 'ABC' }])
    expect(lines[7]?.diagnoses).toEqual(['E119'])
    expect(lines[7]?.unreadable.map(({ field }) => field).sort()).toEqual([
      'diagnoses',
      'placeOfService',
      'units',
    ])
  })

  test('a sex that no claim can state stands on its line, one that is not known does not', async () => {
    const line = (sex: string, at: number) => `C${at},P${at},${sex},2024-03-01,99213,E11.9,1,120.00`
    const { lines } = await readText(
      [
        'claim_id,patient_id,sex,date_of_service,procedure_code,diagnosis_1,units,charge',
        ...['F', 'M', 'F', 'M', 'U', 'Unknown', '', 'Q'].map(line),
      ].join('\n'),
    )
    expect(lines.map(({ unreadable }) => unreadable.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
    expect(lines[7]?.unreadable).toEqual([{ field: 'sex', stated: 'Q' }])
  })

  test('a code of zeros with a charge is a service; without one it is none', async () => {
    const { lines, setAside } = await read(
      'X1,P7,2024-03-01,00000,,E11.9,,11,1,120.00,80.00',
      'X2,P8,2024-03-01,00000,,E11.9,,11,1,0.00,0.00',
      'X3,P9,2024-03-01,0,,E11.9,,11,1,120.00,80.00',
    )
    expect(lines).toHaveLength(7)
    expect(lines[6]?.unreadable).toEqual([{ field: 'procedureCode', stated: '00000' }])
    expect(setAside.map(({ row }) => row)).toEqual([9, 10])
  })

  test.each(['', '0', '00', 'N/A', 'NONE', 'UNK', '-', 'na'])(
    '%j stands for none',
    async (blank) => {
      const { lines } = await read(
        `X1,P7,2024-03-01,99213,${blank},E11.9,${blank},11,1,120.00,80.00`,
      )
      expect(lines[6]).toMatchObject({ modifiers: [], diagnoses: ['E119'], unreadable: [] })
    },
  )

  test('a column of which most values can be none is doubted once', async () => {
    const wrong = [1, 2, 3, 4, 5, 6, 7].map(
      (number) => `W${number},Q${number},2024-03-01,99213,25,E11.9,I10,11,ABC,120.00,80.00`,
    )
    const { lines, file } = await read(...wrong)
    expect(lines.every(({ unreadable }) => unreadable.length === 0)).toBe(true)
    expect(file.notes.join(' ')).toMatch(
      /The column units holds .*not units as billed, and was not read/,
    )
  })

  test('stands on its line where hardly a line has anything there', async () => {
    const rows = [1, 2, 3, 4, 5, 6].map((at) => `C${at},P${at},2024-03-01,99213,,E11.9,,120.00`)
    const { lines, file } = await readText(
      [
        'Claim Ref,Patient Ref,Dt of Svc,Hcpcs,Mod1,Diag 1,Diag 2,Submitted',
        ...rows,
        'C7,P7,2024-03-01,99213,ABC,E11.9,INVALID,120.00',
      ].join('\n'),
    )
    expect(file.notes).toEqual([])
    expect(lines.flatMap(({ unreadable }) => unreadable)).toEqual([
      { field: 'diagnoses', stated: 'INVALID' },
      { field: 'modifiers', stated: 'ABC' },
    ])
  })

  test('stands behind the code where modifiers stand there', async () => {
    const rows = [
      '99213-25',
      '99214-25-59',
      '99213-ABC',
      'HC:80053:91:X',
      '99215-25',
      '71046-26',
    ].map((code, at) => `C${at},P${at},2024-03-01,${code},11,120.00,80.00`)
    const { lines } = await readText(
      ['claim_id,patient_id,date_of_service,procedure_code,pos,charge,paid', ...rows].join('\n'),
    )
    expect(lines.map(({ unreadable }) => unreadable.map(({ stated }) => stated))).toEqual([
      [],
      [],
      ['ABC'],
      [],
      [],
      [],
    ])
  })

  test('but words behind the code are a description', async () => {
    const rows = ['93000-EKG', '71046-MRI', '99213-25', '80053-LAB'].map(
      (code, at) => `C${at},P${at},2024-03-01,${code},11,120.00,80.00`,
    )
    const { lines } = await readText(
      ['claim_id,patient_id,date_of_service,procedure_code,pos,charge,paid', ...rows].join('\n'),
    )
    expect(lines.flatMap(({ unreadable }) => unreadable)).toEqual([])
  })

  test('a place of service that is none keeps no column called location from being read', async () => {
    const places = [...Array.from({ length: 39 }, () => '11'), '999']
    const rows = places.map((place, at) => `C${at},P${at},2024-03-01,99213,${place},120.00,80.00`)
    const { lines } = await readText(
      ['claim_id,patient_id,date_of_service,procedure_code,location,charge,paid', ...rows].join(
        '\n',
      ),
    )
    expect(lines[0]?.placeOfService).toBe('11')
    expect(lines[39]?.unreadable).toEqual([{ field: 'placeOfService', stated: '999' }])
  })
})

describe('a denial code', () => {
  const status = async (code: string, paid: string) => {
    const { lines } = await readText(
      [
        'Claim Ref,Patient Ref,Dt of Svc,Hcpcs,Submitted,Payment,Denial Code',
        `C1,P1,2024-03-01,99213,120.00,${paid},${code}`,
        'C2,P2,2024-03-01,99213,120.00,80.00,',
      ].join('\n'),
    )
    return lines[0]?.claimStatus
  }

  test.each([
    ['CO-50', '0.00', 'denied'],
    ['29', '', 'denied'],
    ['CO-45; CO-97', '0.00', 'denied'],
    ['not covered', '0.00', 'denied'],
    ['CO-45', '0.00', undefined],
    ['PR-1', '0.00', undefined],
    ['CO-50', '80.00', undefined],
    ['CO-50', '-80.00', 'denied'],
  ])('%s beside a payment of %j says %s', async (code, paid, expected) => {
    expect(await status(code, paid)).toBe(expected)
  })
})
