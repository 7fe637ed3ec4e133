import { gzipSync } from 'node:zlib'
import { day, procedureNumber } from '@plumbline/engine'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { importedTable, importFiles, outcomes } from '../testing/import-files.ts'

const code = procedureNumber

describe('NCCI procedure-to-procedure edits', () => {
  const preamble = [
    'Codes only are copyright of their owners.',
    '\t\t\t\t\t\t',
    'Column 1\tColumn 2\t* = in existence\tEffective\tDeletion\tModifier\tPTP Edit Rationale',
    '\t\tprior to 1996\tDate\tDate\t0=not allowed\t',
    '\t\t\t\t*=no data\t1=allowed\t',
  ]
  const f1 = [
    ...preamble,
    'A0001\tA0002\t\t20240101\t*\t0\tMutually exclusive',
    'A0001\tA0003\t*\t19960101\t20051231\t1\tMore extensive procedure',
    'A0001\tA0003\t\t20200701\t*\t1\tMore extensive procedure',
    'A0001\tA0004\t\t20200701\t20200701\t9\tMore extensive procedure',
  ].join('\r\n')
  const f2 = [...preamble, 'Q0001\tA0002\t\t20240101\t*\t1\tMutually exclusive'].join('\r\n')

  test('the official text, with the dates of each edit', async () => {
    const { reports, reference } = await importFiles({ 'ccipra-v322r0.txt': f1 })
    expect(outcomes(reports)).toEqual(['ptpPractitioner 2026 Q3'])
    const { data, ...info } = importedTable(reference, 'ptpPractitioner')
    expect(info).toMatchObject({
      from: day('1996-01-01'),
      to: day('2026-09-30'),
      rows: 4,
      origin: 'ccipra-v322r0.txt',
    })
    const find = (one: string, two: string, on: string) => data.find(code(one), code(two), day(on))
    expect(find('A0001', 'A0002', '2023-12-31')).toBeUndefined()
    expect(find('A0001', 'A0002', '2024-01-01')).toEqual({
      modifierIndicator: 0,
      effectiveDay: day('2024-01-01'),
      deletionDay: undefined,
      rationale: 'Mutually exclusive',
    })
    expect(find('A0001', 'A0003', '2005-12-31')?.deletionDay).toBe(day('2005-12-31'))
    expect(find('A0001', 'A0003', '2010-01-01')).toBeUndefined()
    expect(find('A0001', 'A0003', '2026-01-01')?.effectiveDay).toBe(day('2020-07-01'))
    expect(find('A0001', 'A0004', '2020-07-01')?.modifierIndicator).toBe(9)
    expect(data.mentions(code('A0002'))).toBe(true)
    expect(data.mentions(code('A0009'))).toBe(false)
    expect(data.complete).toBe(true)
  })

  test('a release in several zips is one table, whole once its last file is there', async () => {
    const zipped = (name: string, text: string) =>
      zipSync({ [`${name}/`]: new Uint8Array(), [`${name}/${name}.TXT`]: strToU8(text) })
    const first = await importFiles({ 'a.zip': zipped('ccioph-v322r0-f1', f1) })
    expect(outcomes(first.reports)).toEqual(['ptpHospital 2026 Q3'])
    expect(importedTable(first.reference, 'ptpHospital').data.complete).toBe(false)

    const both = await importFiles({ 'b.zip': zipped('ccioph-v322r0-f2', f2) }, first.folder)
    const { data, rows, origin } = importedTable(both.reference, 'ptpHospital')
    expect({ rows, origin }).toEqual({ rows: 5, origin: 'a.zip + b.zip' })
    expect(data.complete).toBe(true)
    expect(data.find(code('A0001'), code('A0002'), day('2026-08-01'))?.modifierIndicator).toBe(0)
    expect(data.find(code('Q0001'), code('A0002'), day('2026-08-01'))?.modifierIndicator).toBe(1)
  })

  test('the last file alone is not the whole release', async () => {
    const { reference } = await importFiles({ 'ccioph-v322r0-f2.txt': f2 })
    expect(importedTable(reference, 'ptpHospital').data.complete).toBe(false)
  })

  test('a copy without effective dates speaks for its quarter only', async () => {
    const copy =
      'column_1,column_2,deletion_date,modifier_indicator,rationale\nA0001,A0002,9999-12-31,1,Because\n'
    const { reference } = await importFiles({
      'ncci_ptp_practitioner_2024Q3.csv.gz': gzipSync(copy),
    })
    const { from, to, data } = importedTable(reference, 'ptpPractitioner')
    expect([from, to]).toEqual([day('2024-07-01'), day('2024-09-30')])
    expect(data.find(code('A0001'), code('A0002'), from)).toMatchObject({
      effectiveDay: undefined,
      deletionDay: undefined,
    })
  })

  test('a file that does not say for whom, or when, is refused with what to do', async () => {
    const { reports } = await importFiles({ 'edits-v322r0.txt': f1, 'ccipra.txt': f1 })
    expect(outcomes(reports)).toEqual(['ambiguous-file', 'unknown-release'])
    expect(JSON.stringify(reports)).toMatch(/begins with ccipra .* ends with the year and quarter/s)
  })

  test('an import is repeatable, and a second release stands beside the first', async () => {
    const { folder } = await importFiles({ 'ccipra-v321r0.txt': f1, 'ccipra-v322r0.txt': f1 })
    const { reference } = await importFiles({ 'ccipra-v322r0.txt': f2 }, folder)
    const releases = reference.releases.filter(
      ({ table, origin }) => table === 'ptpPractitioner' && origin !== 'starter pack',
    )
    expect(releases.map(({ release, rows }) => [release, rows])).toEqual([
      ['2026 Q3', 1],
      ['2026 Q2', 4],
    ])
  })
})

describe('Medically Unlikely Edits', () => {
  const official = [
    '"Codes and descriptions are copyright 2025, and a registered mark\u00ae.',
    '',
    'More of the notice."',
    '"HCPCS/\nCPT Code",Outpatient Hospital Services MUE Values,MUE Adjudication Indicator,MUE Rationale',
    'A0001,3,2 Date of Service Edit: Policy,Nature of Analyte',
    'A0002,0,1 Line Edit,CMS Policy',
  ].join('\n')

  test('the official file in Windows-1252, its header below a notice and broken over lines', async () => {
    const { reports, reference } = await importFiles({
      'MCR_MUE_OutpatientHospitalServices_Eff_01-01-2026.csv': Buffer.from(official, 'latin1'),
    })
    expect(outcomes(reports)).toEqual(['mueHospital 2026 Q1'])
    const { data, from, to } = importedTable(reference, 'mueHospital')
    expect([from, to]).toEqual([day('2026-01-01'), day('2026-03-31')])
    expect(data.find(code('A0001'))).toEqual({
      units: 3,
      adjudicationIndicator: 2,
      rationale: 'Nature of Analyte',
    })
    expect(data.find(code('A0002'))).toMatchObject({ units: 0, adjudicationIndicator: 1 })
    expect(data.find(code('A0003'))).toBeUndefined()
  })

  test.each(['utf8', 'utf16le'] as const)('with a byte order mark in %s', async (encoding) => {
    const { reports } = await importFiles({
      'MCR_MUE_DME_Eff_01-01-2026.csv': Buffer.from(
        `\ufeff${official.replace('Outpatient Hospital', 'DME Supplier')}`,
        encoding,
      ),
    })
    expect(outcomes(reports)).toEqual(['mueDme 2026 Q1'])
  })

  test('a copy that names the service in a column', async () => {
    const { reports } = await importFiles({
      'limits_2024Q3.csv':
        'hcpcs_code,mue_units,mue_mai,mue_rationale,mue_service\nA0001,1,3,Clinical: Data,Practitioner\n',
    })
    expect(outcomes(reports)).toEqual(['muePractitioner 2024 Q3'])
  })
})

describe("Medicaid's own tables", () => {
  test('pairs, told by their layout', async () => {
    const { reports, reference } = await importFiles({
      'ptp-practitioner-2026Q1.txt': [
        'Notice\t\t\t\t\t',
        'Column 1\tColumn 2\tEffective Date\tDeletion Date\tModifier Indicator\tRationale',
        'A0001\tA0002\t20240101\t*\t0\tMutually exclusive',
      ].join('\n'),
    })
    expect(outcomes(reports)).toEqual(['ptpPractitionerMedicaid 2026 Q1'])
    const { data } = importedTable(reference, 'ptpPractitionerMedicaid')
    expect(data.find(code('A0001'), code('A0002'), day('2026-02-01'))).toMatchObject({
      modifierIndicator: 0,
      effectiveDay: day('2024-01-01'),
    })
  })

  test('limits, which have no indicator and bind one line', async () => {
    const { reports, reference } = await importFiles({
      'MCD_MUE_PractitionerServices_Eff_01-01-2026.csv':
        'Medicaid limits\n"HCPCS/\nCPT Code",Practitioner Services MUE Values,MUE Rationale\nA0001,3,CMS Policy\n',
    })
    expect(outcomes(reports)).toEqual(['muePractitionerMedicaid 2026 Q1'])
    expect(importedTable(reference, 'muePractitionerMedicaid').data.find(code('A0001'))).toEqual({
      units: 3,
      adjudicationIndicator: 1,
      rationale: 'CMS Policy',
      isMedicaids: true,
    })
  })

  test('a copy of limits that says nowhere whose it is is refused', async () => {
    const { reports } = await importFiles({
      'limits_practitioner_2026Q1.csv': 'hcpcs,mue_value,rationale\nA0001,3,CMS Policy\n',
    })
    expect(outcomes(reports)).toEqual(['ambiguous-file'])
  })

  test('pairs of suppliers', async () => {
    const { reports, reference } = await importFiles({
      'medicaid-ptp-dme-2026Q1.txt': 'E0001\tE0002\t20240101\t*\t0\tMutually exclusive',
    })
    expect(outcomes(reports)).toEqual(['ptpDmeMedicaid 2026 Q1'])
    const { data } = importedTable(reference, 'ptpDmeMedicaid')
    expect(data.find(code('E0001'), code('E0002'), day('2026-02-01'))).toMatchObject({
      modifierIndicator: 0,
    })
  })

  test('pairs of suppliers in the layout of Medicare, which has none, are refused', async () => {
    const { reports } = await importFiles({
      'ptp-dme-2026Q1.txt': 'E0001\tE0002\t\t20240101\t*\t0\tMutually exclusive',
    })
    expect(outcomes(reports)).toEqual(['unknown-file'])
  })

  test('add-on codes, told by their name', async () => {
    const { reports } = await importFiles({
      'AOC_V2026Q3-MCD.txt':
        'Add-On_Code\tPrimary_Code\tAOC_Edit_Type\tAOC_Edit_EffDT\tAOC_Edit_DelDT\nA0009\tA0001\t1\t2013091\t\n',
    })
    expect(outcomes(reports)).toEqual(['addOnCodesMedicaid 2026 Q3'])
  })
})

describe('add-on codes', () => {
  test('the edits in force in the quarter; primaries that the payer defines are not listed', async () => {
    const { reports, reference } = await importFiles({
      'AOC_V2026Q3-MCR.txt': [
        'A notice of copyright',
        'Add-On_Code\tAOC_DelDT\tPrimary_Code\tPrimary_Code_DelDT\tAOC_Edit_Type\tAOC_Edit_EffDT\tAOC_Edit_DelDT\tSpecial_Instruction_Notes',
        'A0009\t\tA0001\t\t1\t2013091\t\t',
        'A0009\t\tA0002\t\t1\t2013091\t2026181\t',
        'A0009\t\tA0003\t\t1\t2013091\t2026182\t',
        'A0008\t\tCCCCC\t\t2\t2013091\t\t',
      ].join('\n'),
    })
    expect(outcomes(reports)).toEqual(['addOnCodes 2026 Q3'])
    const { data } = importedTable(reference, 'addOnCodes')
    // Day 181 of 2026 is June 30, the day before the quarter.
    expect(data.find(code('A0009'))).toEqual({
      type: 1,
      primaries: new Set([code('A0001'), code('A0003')]),
    })
    expect(data.find(code('A0008'))).toEqual({ type: 2, primaries: new Set() })
    expect(data.find(code('A0001'))).toBeUndefined()
  })
})
