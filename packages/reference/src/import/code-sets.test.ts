import { day, procedureNumber } from '@plumbline/engine'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { importedTable, importFiles, outcomes } from '../testing/import-files.ts'

const code = procedureNumber

/** A row of the fee schedule under the header of `official`. */
function feeRow(hcpcs: string, modifier: string, status: string, totals = '2.00,1.00'): string {
  return `${hcpcs},${modifier},made up,${status},,1,1,,0.5,,0.1,${totals},0,090,0.10,0.69,0.21,2,1,0,1,0,,32.50,09,0,99,0,0,0`
}

const feeHeader = [
  ',,2026 National Physician Fee Schedule Relative Value File April Release,,,,,,,,,,,,,,,,,,,,,,,,,,,,',
  ',,Codes are copyright of their owners.,,,,,,,,,,,,,,,,,,,,,,,,,,,,',
  ',,,,NOT USED,,,,,,,,,,,,,,,,,,,,,,PHYSICIAN,,DIAGNOSTIC,NON-FACILITY,FACILITY',
  ',,,,FOR,,,NON-FAC,,FACILITY,,,,,,,,,,,,,,,,,,,,,,',
  ',,,STATUS,MEDICARE,WORK,NON-FAC,NA,FACILITY,NA,MP,NON-FACILITY,FACILITY,PCTC,GLOB,PRE,INTRA,POST,MULT,BILAT,ASST,CO-,TEAM,ENDO,CONV,DIAGNOSTIC,CALCULATION,FAMILY,PAYMENT,PAYMENT,PAYMENT',
  'HCPCS,MOD,DESCRIPTION,CODE,PAYMENT,RVU,PE RVU,INDICATOR,PE RVU,INDICATOR,RVU,TOTAL,TOTAL,IND,DAYS,OP,OP,OP,PROC,SURG,SURG,SURG,SURG,BASE,FACTOR,PROCEDURES,FLAG,INDICATOR,AMOUNT,AMOUNT,AMOUNT',
]
const feeSchedule = [
  ...feeHeader,
  feeRow('10021', '', 'A'),
  feeRow('10021', '26', 'A', '0.50,0.50'),
  feeRow('10099', '53', 'A').replace(',1,1,,0.5', ',1,1,NA,0.5'),
  feeRow('0001T', '', 'C', '0.00,0.00'),
  feeRow('A0001', '', 'X', '0.00,0.00'),
]

describe('Physician Fee Schedule', () => {
  test.each(['\r\n', '\r'])(
    'the official file, its header spread over rows, lines ending %j',
    async (end) => {
      const { reports, reference } = await importFiles({
        'PPRRVU2026_Apr_nonQPP.csv': feeSchedule.join(end),
      })
      expect(outcomes(reports)).toEqual([
        'feeSchedule 2026 Q2, procedureCodes 2026 Q2, feeSchedulePayments 2026 Q2, relativeValues 2026 Q2',
      ])
      const { data, rows } = importedTable(reference, 'feeSchedule')
      expect(rows).toBe(4)
      expect(data.find(code('10021'))).toEqual({
        status: 'A',
        globalDays: '090',
        pcTc: '0',
        multipleProcedure: '2',
        bilateral: '1',
        assistantSurgeon: '0',
        coSurgeon: '1',
        teamSurgeon: '0',
        preOperative: 0.1,
        intraOperative: 0.69,
        postOperative: 0.21,
        office: 'usual',
      })
      expect(data.find(code('10099'))?.office).toBe('rare')
      const payments = importedTable(reference, 'feeSchedulePayments').data
      expect(payments.find(code('10021'))).toEqual({ nonFacilityCents: 6500, facilityCents: 3250 })
      expect(payments.find(code('0001T'))).toBeUndefined()
      expect(data.find(code('10099'))?.status).toBe('A')
      const part = { work: 1, nonFacilityExpense: 1, facilityExpense: 0.5, malpractice: 0.1 }
      expect(importedTable(reference, 'relativeValues').data.find(code('10021'))).toEqual({
        factorDollars: 32.5,
        whole: part,
        professional: part,
      })
    },
  )

  test('the file for participants of advanced payment models is passed over', async () => {
    const { reports, reference } = await importFiles({
      'rvu26b.zip': zipSync({
        'PPRRVU2026_Apr_nonQPP.csv': strToU8(feeSchedule.join('\n')),
        'PPRRVU2026_Apr_QPP.csv': strToU8(feeSchedule.join('\n').replaceAll('32.50', '33.00')),
      }),
    })
    expect(reports[0]).toHaveProperty('imported.length', 4)
    const payments = importedTable(reference, 'feeSchedulePayments').data
    expect(payments.find(code('10021'))?.facilityCents).toBe(3250)
  })
})

describe('procedure codes of several files', () => {
  const levelTwo = [
    hcpcsRecord('   A1', '7', '20020701', ''),
    hcpcsRecord('A0001', '3', '19850101', ''),
    hcpcsRecord('A0001', '4', '', ''),
    hcpcsRecord('A0002', '3', '20100101', '20201231'),
    hcpcsRecord('A0003', '3', '20260101', ''),
    hcpcsRecord('A0004', '3', '20260101', ''),
  ].join('\r\n')
  const name = 'HCPC2026_APR_ANWEB.txt'

  test('HCPCS Level II by its record layout, whole from the first termination it lists', async () => {
    const { reports, reference } = await importFiles({ [name]: levelTwo })
    expect(outcomes(reports)).toEqual(['procedureCodes 2026 Q2'])
    const { data, from, to } = importedTable(reference, 'procedureCodes')
    expect([from, to]).toEqual([day('2020-12-31'), expect.any(Number)])
    expect(data.find(code('A0002'))).toEqual({
      effectiveDay: day('2010-01-01'),
      terminationDay: day('2020-12-31'),
    })
    expect(data.find(code('A0003'))).toEqual({ effectiveDay: day('2026-01-01') })
  })

  test('each code set is complete or not by itself', async () => {
    const { folder, reference } = await importFiles({ [name]: levelTwo })
    const alone = importedTable(reference, 'procedureCodes').data
    expect(alone.complete).toBe(false)
    expect(completeness(alone)).toEqual({
      A0009: true,
      10021: false,
      '0001T': false,
      '0001U': false,
      D0120: false,
    })

    const both = await importFiles({ 'PPRRVU2026_Apr.csv': feeSchedule.join('\n') }, folder)
    const inQuarter = both.reference.tables.procedureCodes?.releases.find(
      (each) => !each.starter && each.from === day('2026-04-01'),
    )
    if (!inQuarter) throw new Error('no release for the quarter')
    expect(inQuarter).toMatchObject({ to: day('2026-06-30'), rows: 7 })
    expect(completeness(inQuarter.data)).toEqual({
      A0009: true,
      10021: true,
      '0001T': true,
      '0001U': false,
      D0120: false,
    })
    expect(inQuarter.data.find(code('10021'))).toBeDefined()
    expect(inQuarter.data.find(code('A0001'))).toBeDefined()
    expect(inQuarter.data.find(code('10022'))).toBeUndefined()
  })

  test('importing one code set leaves the starter pack to answer for the other', async () => {
    const { reference } = await importFiles({ [name]: levelTwo })
    const starter = reference.tables.procedureCodes?.releases.find((each) => each.starter)
    const within = reference.tables.procedureCodes?.releases.find(
      (each) => !each.starter && starter !== undefined && each.from >= starter.from,
    )
    expect(starter?.data.find(code('99213'))).toBeDefined()
    expect(within?.data.find(code('99213'))).toEqual(starter?.data.find(code('99213')))
    expect(within?.origin).toBe(`${name} + starter pack`)
  })

  test('a copy with a header row', async () => {
    const { reference } = await importFiles({
      'hcpcs_2024-07.csv':
        'hcpcs_code,price,date_term,date_added\nA0001,00,,1985-01-01\nA0002,00,2019-12-31,\n',
    })
    const { data } = importedTable(reference, 'procedureCodes')
    expect(data.find(code('A0002'))).toEqual({ terminationDay: day('2019-12-31') })
  })
})

describe('ICD-10-CM', () => {
  const order = [
    '00001 A00     0 Made up header                                               Made up header',
    '00002 A000    1 Made up code                                                 Made up code',
    '00003 A001XA  1 Another                                                      Another',
  ].join('\r\n')

  test('the official order file', async () => {
    const { reports, reference } = await importFiles({ 'icd10cm_order_2026.txt': order })
    expect(outcomes(reports)).toEqual(['diagnosisCodes FY2026'])
    const { data, from, to } = importedTable(reference, 'diagnosisCodes')
    expect([from, to]).toEqual([day('2025-10-01'), day('2026-09-30')])
    expect(data.find('A00')).toEqual({ billable: false })
    expect(data.find('A000')).toEqual({ billable: true })
    expect(data.find('A001XA')).toEqual({ billable: true })
    expect(data.find('A002')).toBeUndefined()
  })

  test('the update of April holds from April', async () => {
    const { reference } = await importFiles({ 'icd10cm-order-April-2026.txt': order })
    expect(importedTable(reference, 'diagnosisCodes')).toMatchObject({
      release: 'FY2026 April',
      from: day('2026-04-01'),
      to: day('2026-09-30'),
    })
  })

  test('the lists of the Medicare Code Editor, several for one code', async () => {
    const { reference } = await importFiles({
      'mce_FY2026.csv': [
        'icd_code,icd_description,icd_conflict_group,icd_conflict_rule',
        'A00.0,,Age,Perinatal/Newborn (Age 0 Only)',
        'A00.0,,Sex,Female Only',
        'A00.1,,Age,Maternity (Ages 9-64)',
        'A00.1,,Other,Manifestation (Not Allowed as Principal Diagnosis)',
      ].join('\n'),
    })
    const { data } = importedTable(reference, 'diagnosisEdits')
    expect(data.find('A000')).toMatchObject({
      ageBands: [{ name: 'perinatal/newborn', from: 0, to: 0 }],
      manifestation: false,
      sex: 'F',
    })
    expect(data.find('A001')).toMatchObject({
      ageBands: [{ name: 'maternity', from: 9, to: 64 }],
      manifestation: true,
    })
  })
})

function completeness(data: { completeFor?(procedure: number): boolean }) {
  const codes = ['A0009', '10021', '0001T', '0001U', 'D0120']
  return Object.fromEntries(codes.map((each) => [each, data.completeFor?.(code(each))]))
}

/** A record of 320 characters as the layout describes it. */
function hcpcsRecord(hcpcs: string, kind: string, added: string, terminated: string): string {
  const start = `${hcpcs}00100${kind}made up`.padEnd(268)
  return `${start}${added.padEnd(8)}${added.padEnd(8)}${terminated.padEnd(8)}N`.padEnd(320)
}

describe('Clinical Laboratory Fee Schedule', () => {
  const fees = (release: string) =>
    [
      '2026 Clinical Diagnostic Laboratory Fee Schedule,,,,,,,,,',
      '',
      'YEAR,HCPCS,MOD,EFF_DATE,INDICATOR,RATE,SHORTDESC,LONGDESC,EXTENDEDLONGDESC,',
      '2026,80053,,20260101,N,10.56,made up,,,',
      '2026,80053,QW,20260101,N,99.99,made up,,,',
      '2026,0001U,,20260101,N,0.00,made up,,,',
      `2026,81002,QW,20260101,N,3.48,${release},,,`,
    ].join('\r\n')

  test('one fee a test, those that contractors price left out', async () => {
    const { reports, reference } = await importFiles({ 'CLFS_2026_Q1V1.csv': fees('made up') })
    expect(outcomes(reports)).toEqual(['laboratoryFees 2026 Q1'])
    const { data, rows } = importedTable(reference, 'laboratoryFees')
    expect(rows).toBe(2)
    expect(data.find(code('80053'))).toEqual({ cents: 1056 })
    expect(data.find(code('81002'))).toEqual({ cents: 348 })
    expect(data.find(code('0001U'))).toBeUndefined()
  })
})

describe('geographic practice cost indexes', () => {
  test.each([
    [
      'official, with and without the floor',
      [
        'ADDENDUM E. FINAL CY 2026 GEOGRAPHIC PRACTICE COST INDICES (GPCIs),,,,,,,',
        'Medicare Administrative Contractor (MAC),State,Locality Number,Locality Name,2026 PW GPCI (without 1.0 Floor),2026 PW GPCI (with 1.0 Floor),2026 PE GPCI,2026 MP GPCI',
        '10112,AL,00,ALABAMA*,0.988,1.000,0.875,0.566',
        '* a note,,,,,,,',
      ],
    ],
    [
      'a copy that lost its zeros',
      [
        'mac,state,locality_number,locality_name,gpci_work,gpci_pe,gpci_mp',
        '10112,AL,0,ALABAMA,1,0.875,0.566',
      ],
    ],
  ])('%s', async (_, rows) => {
    const { reports, reference } = await importFiles({ 'GPCI2026.csv': rows.join('\n') })
    expect(outcomes(reports)).toEqual(['localities 2026'])
    expect(importedTable(reference, 'localities').data.find('1011200')).toEqual({
      name: 'ALABAMA',
      work: 1,
      expense: 0.875,
      malpractice: 0.566,
    })
  })
})
