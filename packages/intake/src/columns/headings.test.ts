import { day } from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { labelledFacts, isHeading } from '../table/labelled-facts.ts'
import { readText } from '../testing/read-text.ts'

const facts = (...cells: string[]) =>
  labelledFacts({ cells, row: 1 }).map(({ label, value }) => [label, value])

describe('labelled facts', () => {
  it.each([
    [['Account Number: 0044'], [['Account Number', '0044']]],
    [['Account Number:', '0044', ''], [['Account Number', '0044']]],
    [
      ['Patient Name: Jane Doe', 'Ward: 5'],
      [
        ['Patient Name', 'Jane Doe'],
        ['Ward', '5'],
      ],
    ],
    [
      ['Claim: 1001 Patient: Jane Doe Member ID: M1'],
      [
        ['Claim', '1001'],
        ['Patient', 'Jane Doe'],
        ['Member ID', 'M1'],
      ],
    ],
    [
      ['Claim: C1 | MRN: 0007'],
      [
        ['Claim', 'C1'],
        ['MRN', '0007'],
      ],
    ],
    [['Claim: C1 (continued)'], [['Claim', 'C1']]],
    [['Claim: C1 Ward: 5'], [['Claim', 'C1']]],
    [
      ['Member', 'DOE, JANE', 'Member ID', 'P101', 'DOB', '01/02/1960', 'Gender', 'M'],
      [
        ['Member', 'DOE, JANE'],
        ['Member ID', 'P101'],
        ['DOB', '01/02/1960'],
        ['Gender', 'M'],
      ],
    ],
    [
      ['Member ID', 'P101', 'DOB', '', 'Gender', 'F'],
      [
        ['Member ID', 'P101'],
        ['Gender', 'F'],
      ],
    ],
    [['Member ID', 'Name', 'Gender', 'DOB'], []],
    [['Payer', 'Acme Health', 'Plan', 'Gold'], []],
    [['Printed: 10:30 AM'], [['Printed', '10:30 AM']]],
    [['Claim #:', 'DOS:', 'CPT:'], []],
    [['no label'], []],
    [['Claim # C1001'], [['Claim #', 'C1001']]],
    [['Claim 1 of 2'], []],
    [['0450 - EMERGENCY ROOM'], [['Revenue Code', '0450']]],
    [['0450 - 2 VISITS'], []],
    [
      ['NAME ROE, ANN', 'HIC 1EG4TE5MK73', 'ACNT', 'ICN 1524002100100', 'ASG Y MOA'],
      [
        ['Patient Name', 'ROE, ANN'],
        ['Member ID', '1EG4TE5MK73'],
        ['ICN', '1524002100100'],
      ],
    ],
  ])('are taken from %j', (cells, found) => {
    expect(facts(...cells)).toEqual(found)
  })
})

describe('headings of claims', () => {
  it.each([
    [['Claim: C1', '', ''], true],
    [['', 'Member ID:', 'M1'], true],
    [['Claim: C1', 'Patient: Jane Doe'], true],
    [['Claim Total: 150.00'], false],
    [['Note: charges are not final'], false],
    [['Claim: duplicate of another'], false],
    [['A1', '99213', 'Patient: seen today'], false],
    [['Claim: A1', '2024-03-04', '99213', '150'], false],
    [['2024-03-04 10:15:00', 'A1'], false],
    [['HC:99213:25', 'A1'], false],
  ])('are told from lines: %j', (cells, expected) => {
    expect(isHeading(cells)).toBe(expected)
  })

  it('hold for the lines below them until a new one', async () => {
    const { lines, setAside, file, columns } = await readText(
      [
        'Payer: Acme Health',
        'Patient Name: Jane Doe, DOB: 02/03/1960',
        'Claim Number: 1',
        'DOS,CPT,Units,Charge',
        '03/14/2024,99213,1,150',
        'Claim Number: 2',
        '03/15/2024,99214,1,250',
        'Total: 250.00',
        'Patient Name: Bob Roe',
        'Claim #: 3',
        'DOS,CPT,Units,Charge',
        '03/16/2024,36415,1,20',
      ].join('\n'),
    )
    const [first, second, third] = lines
    expect(lines).toMatchObject([
      { row: 5, claimId: '1', birthDay: day('1960-02-03'), payer: 'Acme Health' },
      { row: 7, claimId: '2', birthDay: day('1960-02-03'), payer: 'Acme Health' },
      { row: 12, claimId: '3', birthDay: undefined, payer: 'Acme Health' },
    ])
    expect(second?.patientKey).toBe(first?.patientKey)
    expect(third?.patientKey).not.toBe(first?.patientKey)
    expect(setAside.map(({ row, code }) => [row, code])).toEqual([
      [6, 'claim-heading'],
      [8, 'total-row'],
      [9, 'claim-heading'],
      [10, 'claim-heading'],
      [11, 'repeated-header'],
    ])
    expect(file).toMatchObject({ rowsRead: 8, rowsAudited: 3, rowsSetAside: 5 })
    expect(columns.at(-1)?.reason).toContain('stands above the table, on line')
  })

  it('take nothing over from the claim before that they do not say', async () => {
    const { lines } = await readText(
      [
        'DOS,CPT,Units,Charge',
        'Claim: C1  Member ID: M1,,,',
        '03/14/2024,99213,1,150',
        'Claim: C2,,,',
        '03/15/2024,99214,1,250',
      ].join('\n'),
    )
    expect(lines).toMatchObject([
      { claimId: 'C1', patientKey: 'M1' },
      { claimId: 'C2', patientKey: undefined },
    ])
  })

  it('may first come far down the file', async () => {
    const { lines, setAside } = await readText(
      [
        'Account Number: 111',
        'DOS,CPT,Units,Charge',
        ...Array.from({ length: 3500 }, () => '03/14/2024,99213,1,150'),
        'Account Number: 222',
        '03/16/2024,99214,1,250',
      ].join('\n'),
    )
    expect(lines.at(-2)?.claimId).toBe('111')
    expect(lines.at(-1)?.claimId).toBe('222')
    expect(setAside.map(({ code }) => code)).toEqual(['claim-heading'])
  })

  it('may hold the date of service and what became of the claim, not the period of a report', async () => {
    const { lines } = await readText(
      [
        'Service Dates: 01/01/2024 - 03/31/2024',
        'CPT,Charge,Paid',
        'Claim: A1 Date of Service: 03/14/2024 Status: Denied',
        '99213,150,0',
        'Claim: A2 Date of Service: 03/15/2024 Status: Paid',
        '99213,150,80',
      ].join('\n'),
    )
    expect(lines).toMatchObject([
      { claimId: 'A1', serviceFromDay: day('2024-03-14'), claimStatus: 'denied' },
      { claimId: 'A2', serviceFromDay: day('2024-03-15'), claimStatus: 'paid' },
    ])
  })
})
