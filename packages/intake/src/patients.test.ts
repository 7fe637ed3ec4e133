import { describe, expect, it } from 'vitest'
import { readText } from './testing/read-text.ts'

const auditDay = 20_600

async function patientsOf(text: string) {
  const { lines, file, fields } = await readText(text, { auditDay })
  const keys = lines.map(({ patientKey }) => patientKey)
  return { keys, persons: new Set(keys).size, notes: file.notes.join('\n'), fields }
}

describe('who the patient of a line is', () => {
  it('counts the numbers that a family shares', async () => {
    const { notes } = await patientsOf(
      [
        'Claim ID,Member ID,DOB,Sex,Service Date,CPT,Charge',
        'C1,F1,1980-01-01,F,2024-05-01,99213,100.00',
        'C2,F1,2012-05-05,M,2024-05-01,99213,100.00',
        'C3,F2,1970-05-05,M,2024-05-01,99213,100.00',
      ].join('\n'),
    )
    expect(notes).toContain('1 patient number is shared by 2 people')
  })

  it.each([
    ['a birth date', 'Birth Dt', '1980-01-01', '2012-05-05'],
    ['a relationship in words', 'Patient Relationship', 'Self', 'Child'],
    ['a relationship in codes', 'Rel Code', '18', '19'],
  ])(
    'tells the people of a subscriber apart by %s, and counts them',
    async (_, header, one, other) => {
      const { keys, persons, notes } = await patientsOf(
        [
          `Claim ID,Subscriber,${header},Service Date,CPT,Charge`,
          `C1,S1,${one},2024-05-01,99213,100.00`,
          `C2,S1,${other},2024-05-01,99213,100.00`,
          `C3,S1,${one},2024-06-01,99213,100.00`,
          `C4,S2,${one},2024-06-01,99213,100.00`,
        ].join('\n'),
      )
      expect(persons).toBe(3)
      expect(keys[2]).toBe(keys[0])
      expect(notes).toContain(
        '1 subscriber number is shared by 2 people, who were told apart by name, birth date or relationship.',
      )
    },
  )

  it('tells the people of a subscriber apart by a person code, as it is written', async () => {
    const { persons, notes } = await patientsOf(
      [
        'Claim ID,Subscriber,Dep Seq,Service Date,CPT,Charge',
        'C1,S1,01,2024-05-01,99213,100.00',
        'C2,S1,02,2024-05-01,99213,100.00',
        'C3,S1,1,2024-05-01,85025,20.00',
      ].join('\n'),
    )
    expect(persons).toBe(2)
    expect(notes).toBe('')
  })

  it('says that a number of the subscriber alone is of a family, and marks its lines', async () => {
    const file = (header: string, cell: string) =>
      readText(
        [
          `Claim ID,Subscriber ID,${header}Service Date,CPT,Charge`,
          `C1,S1,${cell}2024-05-01,99213,100.00`,
          `C2,S1,${cell}2024-05-01,99213,100.00`,
        ].join('\n'),
        { auditDay },
      )
    for (const [header, cell] of [
      ['', ''],
      ['Rel Code,', '19,'],
    ] as const) {
      const { lines, file: read } = await file(header, cell)
      expect(lines.map(({ isFamilyNumber }) => isFamilyNumber)).toEqual([true, true])
      expect(read.notes.join(' ')).toContain('what rests on two claims of one number is a question')
    }
    for (const [header, cell] of [
      ['DOB,', '1980-01-01,'],
      ['Person Code,', '01,'],
      ['Patient Name,', 'Ann Lee,'],
      ['Member ID,', 'M1,'],
    ] as const) {
      const { lines, file: read } = await file(header, cell)
      expect(lines.some(({ isFamilyNumber }) => isFamilyNumber)).toBe(false)
      expect(read.notes.join(' ')).not.toContain('is a question')
    }
  })

  it.each([
    ['First Name', 'Ana', 'Bea', true],
    ['Patient Name', '"Lee, Ana"', '"Lee, Bea"', true],
    ['Patient Name', 'Ana Lee', 'Bea Lee', true],
    ['First Name', 'Jon', 'John', false],
    ['First Name', 'Ann', 'Anna Maria', false],
    ['Patient Name', '"Lee, Ana"', '"Ortiz, Ana"', false],
    ['Last Name', 'Lee', 'Ortiz', false],
  ])('marks twins of one number by %s: %s and %s', async (header, one, other, areTwins) => {
    const { lines, file } = await readText(
      [
        `Claim ID,Member ID,${header},DOB,Sex,Service Date,CPT,Charge`,
        `C1,S1,${one},2016-02-02,F,2024-05-01,99213,100.00`,
        `C2,S1,${other},2016-02-02,F,2024-05-01,99213,100.00`,
        `C3,S2,${one},2016-02-02,F,2024-05-01,99213,100.00`,
      ].join('\n'),
      { auditDay },
    )
    const marks = lines.map(({ isFamilyNumber }) => isFamilyNumber === true)
    expect(marks).toEqual([areTwins, areTwins, false])
    expect(file.notes.join(' ').includes('as twins who share a number do')).toBe(areTwins)
  })

  it('takes names that differ under many numbers for those of somebody else', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => [
      `C${at}a,S${at},Ana,2016-02-02,F,2024-05-01,99213,100.00`,
      `C${at}b,S${at},Bea,2016-02-02,F,2024-06-01,99213,100.00`,
    ]).flat()
    const header = 'Claim ID,Member ID,First Name,DOB,Sex,Service Date,CPT,Charge'
    const { lines } = await readText([header, ...rows].join('\n'), { auditDay })
    expect(lines.some(({ isFamilyNumber }) => isFamilyNumber)).toBe(false)
  })

  it('takes no change of relationship for another person where a birth date tells who it is', async () => {
    const { persons, notes } = await patientsOf(
      [
        'Claim ID,Subscriber,DOB,Relationship,Service Date,CPT,Charge',
        'C1,S1,1980-01-01,Self,2024-05-01,99213,100.00',
        'C2,S1,1980-01-01,Unknown,2024-05-01,99213,100.00',
        'C3,S1,1980-01-01,Spouse,2024-05-01,99213,100.00',
      ].join('\n'),
    )
    expect(persons).toBe(1)
    expect(notes).toBe('')
  })

  it('says nothing where every number is of one person', async () => {
    const { notes } = await patientsOf(
      [
        'Claim ID,Member ID,DOB,Sex,Service Date,CPT,Charge',
        'C1,F1,1980-01-01,F,2024-05-01,99213,100.00',
        'C2,F1,1980-01-01,,2024-05-01,99214,100.00',
      ].join('\n'),
    )
    expect(notes).toBe('')
  })

  it('takes the patient of a blank cell from the claim', async () => {
    const { keys, notes } = await patientsOf(
      [
        'Claim ID,Member ID,Service Date,CPT,Charge',
        'C1,M1,2024-05-01,99213,100.00',
        'C1,,2024-05-01,85025,20.00',
        'C2,M2,2024-05-01,99213,100.00',
        'C3,,2024-05-01,99213,100.00',
      ].join('\n'),
    )
    expect(keys).toEqual(['M1', 'M1', 'M2', undefined])
    expect(notes).toContain('1 line without a patient was read as of the patient of the same claim')
  })

  it('takes no patient from a claim that names two', async () => {
    const { keys } = await patientsOf(
      [
        'Claim ID,Member ID,Service Date,CPT,Charge',
        'C1,M1,2024-05-01,99213,100.00',
        'C1,M2,2024-05-01,85025,20.00',
        'C1,,2024-05-01,85027,20.00',
      ].join('\n'),
    )
    expect(keys).toEqual(['M1', 'M2', undefined])
  })

  it('reads a file of one claim that names nobody as the bill of one patient, and says so', async () => {
    const bill = (claim: string) =>
      [
        'Claim ID,Service Date,CPT,Charge',
        `${claim},2024-05-01,99213,100.00`,
        `${claim},2024-05-02,85025,20.00`,
      ].join('\n')
    const { keys, persons, notes, fields } = await patientsOf(bill('C1'))
    expect(persons).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{20}$/)
    expect(fields.has('patientKey')).toBe(true)
    expect(notes).toContain('they were read as the bill of one patient. This is an assumption.')
    expect((await patientsOf(bill('C1'))).keys).toEqual(keys)
    expect((await patientsOf(bill('C2'))).keys).not.toEqual(keys)
  })

  it('reads an itemized bill with facts of one patient above it as that patient’s', async () => {
    const { persons, notes } = await patientsOf(
      [
        'Date of Birth: 01/02/1950,,,',
        'Admit Date: 05/01/2024,,,',
        'Service Date,CPT,Charge,Units',
        '2024-05-01,99213,100.00,1',
        '2024-05-01,85025,20.00,1',
      ].join('\n'),
    )
    expect(persons).toBe(1)
    expect(notes).toContain('bill of one patient')
  })

  it('does not take a register of several claims for one patient', async () => {
    const { keys, notes } = await patientsOf(
      [
        'Claim ID,Service Date,CPT,Charge',
        'C1,2024-05-01,99213,100.00',
        'C2,2024-05-01,99213,100.00',
      ].join('\n'),
    )
    expect(keys).toEqual([undefined, undefined])
    expect(notes).toBe('')
  })

  it('says what a bill that names nobody lacks', async () => {
    const { keys, notes } = await patientsOf(
      ['Date,CPT,Charges', '2024-05-01,80053,18.00', '2024-05-01,80048,14.00'].join('\n'),
    )
    expect(keys).toEqual([undefined, undefined])
    expect(notes).toContain('write its account number above the table')
  })

  it('does not take one number with two birth dates for one patient', async () => {
    const { keys } = await patientsOf(
      [
        'Claim ID,DOB,Service Date,CPT,Charge',
        'C1,1980-01-01,2024-05-01,99213,100.00',
        'C1,2012-01-01,2024-05-01,99213,100.00',
      ].join('\n'),
    )
    expect(keys).toEqual([undefined, undefined])
  })
})
