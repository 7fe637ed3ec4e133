import { describe, expect, it } from 'vitest'
import { readText } from './testing/read-text.ts'

type Column = readonly [header: string, values: (at: number) => string]

const codes = ['99213', '36415', '99214', '93000', '80053', '99213', '85025', '99215', '20610']
const charges = [
  '150.00',
  '20.00',
  '220.00',
  '60.00',
  '45.00',
  '150.00',
  '30.00',
  '290.00',
  '180.00',
]
const day = (at: number) => `2024-07-${String(at + 2).padStart(2, '0')}`

const claims: readonly Column[] = [
  ['Claim Number', (at) => `C${at + 1}`],
  ['Member ID', (at) => `M${at + 1}`],
  ['Service Date', day],
  ['CPT', (at) => codes[at] ?? ''],
  ['Charge Amount', (at) => charges[at] ?? ''],
  ['Paid Amount', () => '8.00'],
  ['Claim Status', () => 'Paid'],
]

const misleading: readonly Column[] = [
  ['Amount', () => '0.00'],
  ['Total', () => '99999.99'],
  ['Date', () => '2024-10-05'],
  ['Code', () => 'A'],
  ['Type', () => 'ELEC'],
  ['Status', () => 'LOADED'],
  ['ID', () => '7'],
  ['Units', () => 'EA'],
]

async function read(columns: readonly Column[]) {
  const rows = codes.map((_, at) => columns.map(([, values]) => values(at)).join(','))
  return readText([columns.map(([header]) => header).join(','), ...rows].join('\n'))
}

async function saidOf(columns: readonly Column[]) {
  const { lines, file } = await read(columns)
  const said = lines.map((line) => [
    line.claimId,
    line.patientKey,
    line.serviceFromDay,
    line.procedureCode,
    line.chargeCents,
    line.paidCents,
    line.claimStatus,
  ])
  return { said, chargeCents: file.chargeCents, paidCents: file.paidCents }
}

describe('columns of general names', () => {
  it.each([
    ['behind', [...claims, ...misleading]],
    ['before', [...misleading, ...claims]],
  ])('change nothing %s columns that say more', async (_, columns) => {
    expect(await saidOf(columns)).toEqual(await saidOf(claims))
  })

  it('give way to what only the values tell, where they say the same on every row', async () => {
    const [claim, member, , cpt, charge, paid] = claims
    const columns: readonly Column[] = [
      ['Date', () => '2024-10-05'],
      ['Status', () => 'LOADED'],
      ...[claim, member, cpt, charge, paid].flatMap((column) => (column ? [column] : [])),
      ['Svc', day],
      ['Line Outcome Desc', (at) => (at === 3 ? 'Denied' : 'Paid')],
    ]
    const { lines } = await read(columns)
    expect(new Set(lines.map(({ serviceFromDay }) => serviceFromDay)).size).toBe(codes.length)
    expect(lines.map(({ claimStatus }) => claimStatus).indexOf('denied')).toBe(3)
  })

  it('are what they say where nothing else is it', async () => {
    const columns = claims.map(([header, values]): Column => {
      const names: Readonly<Record<string, string>> = {
        'Service Date': 'Date',
        'Charge Amount': 'Amount',
        'Claim Status': 'Status',
        CPT: 'Code',
      }
      return [names[header] ?? header, values]
    })
    expect(await saidOf(columns)).toEqual(await saidOf(claims))
  })

  it('are charge and payment by what was allowed between them', async () => {
    const columns = claims
      .filter(([header]) => header !== 'Paid Amount')
      .map(([header, values]): Column => [header === 'Charge Amount' ? 'Amount' : header, values])
    const { lines } = await read([
      ...columns,
      ['Allowed', (at) => String(Number(charges[at]) / 2)],
      ['Total', (at) => String(Number(charges[at]) / 2 - (at % 3))],
    ])
    expect(lines[1]).toMatchObject({ chargeCents: 2000, allowedCents: 1000, paidCents: 900 })
  })
})

describe('a transaction type', () => {
  const withType = (values: Column[1]) =>
    claims.map(([header, of]): Column =>
      header === 'Claim Status' ? ['Trans Type', values] : [header, of],
    )

  it('of 1, 7 and 8 is the frequency of the bill', async () => {
    const { lines } = await read(withType((at) => ['1', '1', '7', '8'][at] ?? '1'))
    expect(lines.map(({ frequencyCode }) => frequencyCode).slice(0, 4)).toEqual([
      '1',
      '1',
      '7',
      '8',
    ])
    expect(lines.every(({ claimStatus }) => claimStatus !== 'reversed')).toBe(true)
  })

  it('of 1 is no mark that says yes to a reversal', async () => {
    const { lines } = await read(withType((at) => (at === 2 ? 'R' : '1')))
    expect(lines.map(({ claimStatus }) => claimStatus === 'reversed').indexOf(true)).toBe(2)
    expect(lines.filter(({ claimStatus }) => claimStatus === 'reversed')).toHaveLength(1)
  })

  it('is a mark where the header asks whether it is one', async () => {
    const columns = withType((at) => (at === 2 ? '1' : '0')).map(([header, of]): Column => [
      header === 'Trans Type' ? 'Reversal Flag' : header,
      of,
    ])
    const { lines } = await read(columns)
    expect(lines.map(({ claimStatus }) => claimStatus === 'reversed').indexOf(true)).toBe(2)
  })
})

describe('who is a patient', () => {
  const [, , ...rest] = claims
  it('a number that counts the persons of a family is not, beside the number that they share', async () => {
    const { lines } = await read([
      ['Claim Number', (at) => `C${at + 1}`],
      ['Subscriber Number', (at) => `1000${at % 4}`],
      ['Person Nbr', (at) => (at % 2 === 0 ? '01' : '02')],
      ...rest,
    ])
    expect(new Set(lines.map(({ patientKey }) => patientKey)).size).toBe(4)
  })

  it('an amount is not', async () => {
    const { lines } = await read([
      ['Claim Number', (at) => `C${at + 1}`],
      ['Patient', () => '5.00'],
      ['Person', (at) => `P00${at + 1}`],
      ...rest,
    ])
    expect(new Set(lines.map(({ patientKey }) => patientKey)).size).toBe(codes.length)
  })
})

describe('columns of days', () => {
  const without = claims.filter(([header]) => header !== 'Service Date')
  it.each([
    [
      'six digits, the year first, of people of all ages',
      'DOB',
      (at: number) => `${40 + at * 6}0214`,
    ],
    ['a digit for the century', 'BDTE', (at: number) => `0${40 + at * 6}0214`.replace(/^01/, '1')],
  ])('are read: %s', async (_, header, values) => {
    const { lines } = await read([...claims, [header, values]])
    expect(lines.filter(({ birthDay }) => birthDay !== undefined)).toHaveLength(codes.length)
  })

  it('may say in their name that they count the days of the year', async () => {
    const { lines } = await read([...without, ['FDOS_JUL', (at) => `20241${85 + at}`]])
    expect(new Set(lines.map(({ serviceFromDay }) => serviceFromDay)).size).toBe(codes.length)
  })

  it('are those of the service where no name tells and one column alone can be', async () => {
    const { lines, file } = await read([...without, ['XDT4', day]])
    expect(new Set(lines.map(({ serviceFromDay }) => serviceFromDay)).size).toBe(codes.length)
    expect(file.notes.join(' ')).toContain('XDT4')
  })
})

describe('amounts', () => {
  const without = (gone: string) => claims.filter(([header]) => header !== gone)

  it('are no days, whatever their name begins with', async () => {
    const { lines } = await read([
      ['payment_made', (at) => `202407${String(at + 10)}`],
      ...without('Paid Amount'),
      ['Net Pymt', () => '8.00'],
    ])
    expect(lines.map(({ paidCents }) => paidCents)).toEqual(codes.map(() => 800))
  })

  it('of the charge are the only ones that are never less than what was allowed', async () => {
    const { lines } = await read([
      ...without('Charge Amount'),
      ['Amount of Claim Line', (at) => charges[at] ?? ''],
      ['Allowed', (at) => (Number(charges[at]) / 2).toFixed(2)],
    ])
    expect(lines.map(({ chargeCents }) => chargeCents)).toEqual(
      charges.map((charge) => Number(charge) * 100),
    )
  })
})

describe('columns that stand in for others', () => {
  const without = (gone: string) => claims.filter(([header]) => header !== gone)

  it('are the original number on every line, where no other is the claim', async () => {
    const { lines } = await read([
      ['Original Claim #', (at) => `C${at + 1}`],
      ...without('Claim Number'),
    ])
    expect(lines.map(({ claimId }) => claimId)).toEqual(codes.map((_, at) => `C${at + 1}`))
  })

  it('are no original numbers of adjustments alone', async () => {
    const { lines } = await read([
      ['Original Claim #', (at) => (at === 3 ? 'C1' : '')],
      ...without('Claim Number'),
    ])
    expect(lines[3]?.claimId).toBeUndefined()
    expect(lines[3]?.originalClaimId).toBe('C1')
  })

  it('are numbers of providers with the check digit of an NPI', async () => {
    const { lines } = await read([...claims, ['Provider ID', () => '1234567893']])
    expect(lines[0]?.renderingNpi).toBe('1234567893')
  })
})

describe('numbers of lines', () => {
  it('are no revenue codes', async () => {
    const { lines } = await read([...claims, ['Rev Line', (at) => `${(at % 3) + 1}`]])
    expect(lines.every(({ revenueCode }) => revenueCode === undefined)).toBe(true)
  })
})

describe('names', () => {
  it('lose the table and the type before them, also beside columns without', async () => {
    const types: Readonly<Record<string, string>> = {
      'Claim Number': 'tblClaims.strClaimNo',
      'Member ID': 'tblMembers.strMemberID',
      'Service Date': 'tblClaims.dtmDOS',
      CPT: 'tblClaims.strCPT',
      'Charge Amount': 'tblClaims.curBilled',
      'Paid Amount': 'tblClaims.curPaid',
      'Claim Status': 'tblClaims.strStatus',
    }
    const columns = claims.map(([header, of]): Column => [types[header] ?? header, of])
    const others: readonly Column[] = [
      ['Region', () => 'NE'],
      ['Load Batch', () => '20241002-01'],
      ['Free Text', () => 'pt paid $45.00; see 99215'],
    ]
    expect(await saidOf([...columns, ...others])).toEqual(await saidOf(claims))
  })

  it('in two rows stand under the heading over several columns where that makes them known', async () => {
    const { lines } = await readText(
      [
        'Claim,,Patient,,Service,,Diagnosis,,Amounts,,',
        'Number,Line,ID,Birth Date,From,Code,1,2,Charged,Allowed,Paid',
        ...codes.map(
          (code, at) =>
            `C${at},1,M${at},1970-01-0${at + 1},${day(at)},${code},I10,E11.9,90.00,50.00,40.00`,
        ),
      ].join('\n'),
    )
    expect(lines[0]).toMatchObject({
      diagnoses: ['I10', 'E119'],
      chargeCents: 9000,
      paidCents: 4000,
    })
  })

  it('of one list that end in letters are in the order of these', async () => {
    const { lines } = await read([['DX B', () => 'E11.9'], ...claims, ['DX A', () => 'I10']])
    expect(lines[0]?.diagnoses).toEqual(['I10', 'E119'])
  })
})
