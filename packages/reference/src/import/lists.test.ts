import { day, procedureNumber } from '@plumbline/engine'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { importedTable, importFiles, outcomes } from '../testing/import-files.ts'

const code = procedureNumber

describe('drugs', () => {
  const product = [
    'PRODUCTID\tPRODUCTNDC\tPRODUCTTYPENAME\tPROPRIETARYNAME\tPROPRIETARYNAMESUFFIX\tNONPROPRIETARYNAME\tDOSAGEFORMNAME\tROUTENAME\tSTARTMARKETINGDATE\tSUBSTANCENAME\tACTIVE_NUMERATOR_STRENGTH\tACTIVE_INGRED_UNIT\tDEASCHEDULE',
    '0001-0002_x\t0001-0002\tHUMAN\tMadeup 5" pen\t\tmade up\tTABLET\tORAL\t20200101\tZINC; ASPIRIN\t5; 325\tmg/1; mg/1\tCII',
  ].join('\n')
  const packages = [
    'PRODUCTID\tPRODUCTNDC\tNDCPACKAGECODE\tPACKAGEDESCRIPTION',
    '0001-0002_x\t0001-0002\t0001-0002-03\t30 in 1',
  ].join('\n')
  const zip = zipSync({ 'package.txt': strToU8(packages), 'product.txt': strToU8(product) })

  test('packages take their facts from the products of the same zip', async () => {
    const { reports, reference } = await importFiles({ 'ndctext_2026-04-15.zip': zip })
    expect(outcomes(reports)).toEqual(['drugs 2026-04-15'])
    const releases = reference.tables.drugs?.releases.filter((each) => !each.starter) ?? []
    expect(releases.map(({ from, to, data }) => [from, to, data.complete])).toEqual([
      [day('1990-01-01'), day('2025-10-16'), false],
      [day('2025-10-17'), day('2026-05-30'), true],
      [day('2026-05-31'), day('2099-12-31'), false],
    ])
    for (const { data } of releases) {
      expect(data.find('00001000203')).toEqual({
        ingredient: 'aspirin; zinc',
        brandName: 'Madeup 5" pen',
        strength: '5 mg/1; 325 mg/1',
        form: 'tablet',
        schedule: 2,
      })
    }
  })

  test('one without the other is refused, and so is a zip of no date', async () => {
    const { reports } = await importFiles({
      'product_2026-04.txt': product,
      'package_2026-04.txt': packages,
      'ndctext.zip': zip,
    })
    expect(outcomes(reports)).toEqual(['ambiguous-file', 'ambiguous-file', 'unknown-release'])
  })

  test('a selection of packages is never complete', async () => {
    const { reference } = await importFiles({
      'ndcs.csv':
        'NDC,RXCUI,Supplier,Description,Dosage Form,Strength,Measure,Generic Description,DEA\n12345-0678-90,1,Someone,Made up [Brandish],Vial,50; 50,mg; mg,B THING; A THING,2I\n',
    })
    const { data } = importedTable(reference, 'drugs')
    expect(data.complete).toBe(false)
    expect(data.find('12345067890')).toEqual({
      ingredient: 'a thing; b thing',
      brandName: 'Brandish',
      strength: '50 mg; 50 mg',
      form: 'vial',
      schedule: 3,
    })
  })

  test('NADAC keeps the latest of several weeks', async () => {
    const { reference } = await importFiles({
      'nadac.csv': [
        'NDC Description,NDC,NADAC Per Unit,Effective Date,Pricing Unit,Pharmacy Type Indicator,OTC,As of Date',
        'MADE UP,00001000203,0.20000,12/17/2025,EA,C/I,N,12/24/2025',
        'MADE UP,00001000203,0.10000,12/10/2025,EA,C/I,N,12/17/2025',
        'MADE UP GUM,00001000204,0.10000,12/10/2025,EA,C/I,Y,12/17/2025',
      ].join('\n'),
    })
    const { data, release } = importedTable(reference, 'drugPrices')
    expect(release).toBe('2025-12-24')
    expect(data.find('00001000203')).toEqual({ unitDollars: 0.2, unit: 'EA' })
    const labels = importedTable(reference, 'drugLabels').data
    expect(labels.find('00001000203')).toEqual({ name: 'MADE UP' })
    expect(labels.find('00001000204')).toEqual({ name: 'MADE UP GUM', overTheCounter: true })
  })

  test('the crosswalk gives one package all its codes', async () => {
    const { reference } = await importFiles({
      'crosswalk.csv': [
        'January 2026 ASP NDC - HCPCS Crosswalk,,,,',
        '"     Effective January 1, 2026 through March 31, 2026",,,,',
        '_2026_CODE,Short Description,LABELER NAME,NDC2,BILLUNITSPKG',
        'J0001,x,y,12345-0678-90,100',
        'J0002,x,y,12345-0678-90,100',
        'J0003,x,y,12345-0678-91,5',
      ].join('\n'),
    })
    const { data, from } = importedTable(reference, 'drugBillingUnits')
    expect(from).toBe(day('2026-01-01'))
    expect(data.find('12345067890')).toEqual({
      procedure: code('J0001'),
      otherProcedures: [code('J0002')],
      billUnitsPerPackage: 100,
    })
    expect(data.find('12345067891')).toEqual({ procedure: code('J0003'), billUnitsPerPackage: 5 })
  })

  test('of the crosswalks in one zip the largest is the table', async () => {
    const crosswalk = (...rows: string[]) =>
      strToU8(['_2026_CODE,LABELER NAME,NDC2,BILLUNITSPKG', ...rows].join('\n'))
    const { reports } = await importFiles({
      'ndc-hcpcs-2026-04.zip': zipSync({
        'AAA special.csv': crosswalk('J0009,y,12345-0678-99,1'),
        'ASP.csv': crosswalk('J0001,y,12345-0678-90,100', 'J0003,y,12345-0678-91,5'),
        'ZZZ special.csv': crosswalk('J0009,y,12345-0678-99,1'),
      }),
    })
    expect(reports).toMatchObject([{ imported: [{ table: 'drugBillingUnits', rows: 2 }] }])
  })

  test('ASP payment limits', async () => {
    const { reference } = await importFiles({
      'limits.csv': [
        'Payment Allowance Limits for Medicare Part B Drugs,,,',
        '"Effective April 1, 2026 through June 30, 2026",,,',
        'HCPCS Code,Short Description,HCPCS Code Dosage,Payment Limit',
        'J0001,made up,1 MG,1998.533',
      ].join('\n'),
    })
    const { data, release } = importedTable(reference, 'drugPaymentLimits')
    expect(release).toBe('2026 Q2')
    expect(data.find(code('J0001'))).toEqual({ unitDollars: 1998.533 })
  })

  test('product data of the rebate program, of several quarters the last', async () => {
    const header =
      'Year,Quarter,Labeler Name,NDC,Labeler Code,Termination Date,Unit Type,COD Status,Reactivation Date'
    const { reference } = await importFiles({
      'drug_products.csv': [
        header,
        '2026,1,MADE UP,1000203,1,,TAB,3,',
        '2026,2,MADE UP,1000203,1,10/31/2025,TAB,3,',
        '2026,2,MADE UP,00001000204,1,2025-03-31T00:00:00,TAB,3,2025-09-01',
        '2025,4,MADE UP,00001000204,1,,TAB,3,',
        '2026,2,MADE UP,00001000205,1,,TAB,3,',
      ].join('\n'),
    })
    const { data, release, from, to } = importedTable(reference, 'rebateProducts')
    expect([release, from, to]).toEqual(['2026 Q2', day('1990-01-01'), day('2026-09-28')])
    expect(data.complete).toBe(false)
    expect(data.find('00001000203')).toEqual({ endDay: day('2025-10-31') })
    expect(data.find('00001000204')).toEqual({
      endDay: day('2025-03-31'),
      resumedDay: day('2025-09-01'),
    })
    expect(data.find('00001000205')).toEqual({})
  })

  test('product data without a quarter of their own, by the name of the file', async () => {
    const rows = ['NDC,Termination Date,COD Status', '00001000203,10/31/2025,3']
    const { reference } = await importFiles({ 'drug_products_2026Q1.csv': rows.join('\n') })
    expect(importedTable(reference, 'rebateProducts').release).toBe('2026 Q1')
  })

  test('opioid packages, without those that have no factor', async () => {
    const { reference } = await importFiles({
      'mme_2018-09.csv': [
        'NDC,PRODNME,Master_Form,Drug,Strength_Per_Unit,UOM,MME_Conversion_Factor',
        '00001000203,X,Tablet,Oxycodone SA,5,MG,1.5',
        '00001000204,X,Tablet,Buprenorphine,8,MG,',
      ].join('\n'),
    })
    const { data } = importedTable(reference, 'opioidProducts')
    expect(data.find('00001000203')).toEqual({
      ingredient: 'oxycodone',
      strengthPerUnit: 5,
      strengthUnit: 'MG',
      form: 'Tablet',
      printedFactor: 1.5,
    })
    expect(data.find('00001000204')).toBeUndefined()
  })
})

describe('code lists', () => {
  test('OPPS Addendum B, codes with a mark after them', async () => {
    const { reference } = await importFiles({
      'addendum_b_2025-10.csv': [
        'HCPCS Code,Short Descriptor,SI,APC,Relative Weight,Payment Rate,Note',
        'A0001\u00ff,,N,,, ,',
        'A0002,,J1,5092,73.1,"$6,521.460",',
      ].join('\n'),
    })
    const { data } = importedTable(reference, 'oppsStatus')
    expect(data.find(code('A0001'))).toEqual({ statusIndicator: 'N' })
    expect(data.find(code('A0002'))).toEqual({ statusIndicator: 'J1', paymentCents: 652146 })
  })

  test('DRGs with their weights, for the fiscal year in their title', async () => {
    const { reports, reference } = await importFiles({
      'table5.txt': [
        '"TABLE 5. LIST OF GROUPS\nFY 2026 Final Rule "\t\t\t\t\t\t\t\t\t',
        'MS-DRG \tFY 2026 Final Post-Acute DRG\tFY 2026 Final Special Pay DRG\tMDC\tTYPE\tMS-DRG Title\tWeights - Before Cap\tWeights - 10% Cap Applied \tGeometric mean LOS\tArithmetic mean LOS',
        '001\tNo\tNo\tPRE\tSURG\tA GROUP WITH MCC\t28.5\t27.5\t25.8\t36.2',
        '291\tYes\tNo\t05\tMED\tANOTHER GROUP\t1.2838\t1.2838\t3.8\t5.0',
        '999\tNo\tNo\t \t**\tUNGROUPABLE\t.\t.\t.\t.',
      ].join('\n'),
    })
    expect(outcomes(reports)).toEqual(['drgs FY2026'])
    const { data } = importedTable(reference, 'drgs')
    expect(data.find('001')).toEqual({
      ...{ title: 'A GROUP WITH MCC', mdc: 'PRE', weight: 27.5 },
      ...{ meanDays: 25.8, postAcute: 'no' },
    })
    expect(data.find('291')).toEqual({
      ...{ title: 'ANOTHER GROUP', mdc: '05', weight: 1.2838 },
      ...{ meanDays: 3.8, postAcute: 'yes' },
    })
    expect(data.find('999')).toEqual({ title: 'UNGROUPABLE', mdc: '', postAcute: 'no' })
  })

  test('diagnoses of the grouper, a release for each fiscal year', async () => {
    const { reports, reference } = await importFiles({
      'diagnoses.csv': [
        'code,mdc,severity,versions',
        'A00.0,6,CC,40.0;40.1;41.0',
        'B20,25,MCC,41.0;41.1',
        'V999,,NCC,41.1',
      ].join('\n'),
    })
    expect(outcomes(reports)).toEqual(['drgDiagnoses FY2023, drgDiagnoses FY2024'])
    const newest = reference.tables.drgDiagnoses?.releases.find(
      ({ release }) => release === 'FY2024',
    )
    expect(newest?.data.find('A000')).toEqual({ mdc: '06', severity: 'CC' })
    expect(newest?.data.find('B20')).toEqual({ mdc: '25', severity: 'MCC' })
    expect(newest?.data.find('V999')).toEqual({ severity: 'none' })
  })

  test('device-intensive procedures, for the year in their header', async () => {
    const { reports, reference } = await importFiles({
      'addendum_p.txt': [
        '"List of procedures, from data of CY 2023 for the final CY 2025 rule"\t\t\t\t\t\t\t',
        'HCPCS\tShort Descriptor\tSI\tAPC\tAPC Device Offset Percentage\tFinal CY 2025 APC Payment Rate\tDevice Offset Percentage\tDevice Offset Amount',
        'A0001\tOne\tJ1\t5114\t25.07%\t"$7,143.73"\t33.86%\t"$2,418.87"',
        'A0002\tTwo\tS\t1580\t\t"$45,000.50"\t86.60%\t"$38,970.43"',
      ].join('\n'),
      'offsets_2025-01.txt':
        'HCPCS\tSI\tFinal CY 2025 APC Payment Rate\tDevice Offset Percentage\nA0003\tT\t$239.88\t0.00%\n',
    })
    expect(outcomes(reports)).toEqual(['deviceIntensive 2025', 'unknown-file'])
    const { data } = importedTable(reference, 'deviceIntensive')
    expect(data.find(code('A0001'))).toEqual({ percent: 33.86 })
    expect(data.find(code('A0002'))).toEqual({ percent: 86.6 })
    expect(data.find(code('A0003'))).toBeUndefined()
  })

  test('places of service, modifiers and adjustment reasons', async () => {
    const { reports, reference } = await importFiles({
      'pos_2026-01.csv':
        'pos_code,pos_type,pos_name,pos_description\n1,Non-Facility,Here,\n21,Facility,There,\n28,Unassigned,Unassigned,\n',
      'modifiers_2026-01.csv': 'mod_code,mod_type,mod_category\n59,CPT,General\nZZ,HCPCS,\n',
      'carc_2026-01.csv':
        'adj_code,adj_type,adj_description,adj_start_date,adj_end_date\n16,CARC,,1995-01-01,\n17,CARC,Old,1995-01-01,2009-07-01\nN1,RARC,,,\n',
    })
    expect(outcomes(reports)).toEqual([
      'placesOfService 2026',
      'modifiers 2026',
      'adjustmentReasons 2026 Q1',
    ])
    const places = importedTable(reference, 'placesOfService').data
    expect(places.find('01')).toEqual({ name: 'Here', facility: false })
    expect(places.find('28')).toBeUndefined()
    const modifiers = importedTable(reference, 'modifiers').data
    // What a modifier is for comes from the starter pack.
    expect(modifiers.find('59')).toEqual({ family: 'distinct-service', ncciBypass: true })
    expect(modifiers.find('ZZ')).toEqual({ family: 'other', ncciBypass: false })
    const reasons = importedTable(reference, 'adjustmentReasons').data
    expect(reasons.find('17')?.endDay).toBe(day('2009-07-01'))
    expect(reasons.find('N1')).toBeUndefined()
  })

  test('exclusions by NPI; the release is the month of the last of them', async () => {
    const { reports, reference } = await importFiles({
      'UPDATED.csv': [
        'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE',
        'DOE,JO,,,X,,,1234567893,,,,,,1128a1,20240320,00000000,00000000,',
        ',,,Acme Supply,X,,,1987654321,,,,,,1128a1,20260219,00000000,00000000,',
        'ROE,AL,,,X,,,0000000000,,,,,,1128a1,20200101,00000000,00000000,',
      ].join('\n'),
    })
    expect(outcomes(reports)).toEqual(['exclusions 2026-02'])
    const { data, rows } = importedTable(reference, 'exclusions')
    expect(rows).toBe(2)
    expect(data.find('1234567893')).toEqual({ excludedDay: day('2024-03-20'), name: 'JO DOE' })
    expect(data.find('1987654321')?.name).toBe('Acme Supply')
    expect(data.find('0000000000')).toBeUndefined()
  })

  test('exclusions as NPIs alone speak from the end of their month; a roster is no such list', async () => {
    const npis = 'npi\n1234567893\n0000000000\n1987654321\n'
    const { reports, reference } = await importFiles({
      'leie_npis_2025-12.csv': npis,
      'our-network_2025-12.csv': npis,
      'excluded.csv': npis,
    })
    expect(outcomes(reports)).toEqual(['exclusions 2025-12', 'unknown-file', 'unknown-release'])
    const { data, rows, from, to } = importedTable(reference, 'exclusions')
    expect([rows, from, to]).toEqual([2, day('2025-12-31'), day('2026-03-01')])
    expect(data.find('1234567893')).toEqual({ name: '' })
    expect(data.find('0000000000')).toBeUndefined()
  })
})

describe('schedules of facilities and suppliers', () => {
  test('Addendum B of several quarters, the later of two editions of one', async () => {
    const { reports, reference } = await importFiles({
      'statuses.csv': [
        'edition,hcpcs,si,payment_rate',
        '2026-02,A0001,S,12.50',
        '2026-01,A0001,T,',
        '2025-10,A0001,N,',
        '2025-10,A0002,,',
      ].join('\n'),
    })
    expect(outcomes(reports)).toEqual(['oppsStatus 2025 Q4, oppsStatus 2026 Q1'])
    const newest = reference.tables.oppsStatus?.releases.find(
      ({ release }) => release === '2026 Q1',
    )
    expect(newest?.data.find(code('A0001'))).toEqual({ statusIndicator: 'S', paymentCents: 1250 })
  })

  const addendum = (title: string, columns: string, ...rows: string[]) =>
    [`Addendum ${title},,,,,,`, 'Notice,,,,,,', ',,,,,,', columns, ...rows].join('\n')

  test('surgery centers, of three lists one table; device offsets are none of them', async () => {
    const rated =
      'HCPCS Code,,Short Descriptor,Subject to Multiple Procedure Discounting,October 2025 Payment Indicator,October 2025 Payment Weight ,October 2025 Payment Rate'
    const { reports, reference } = await importFiles({
      'aa.csv': addendum('AA -- ASC Covered', rated, 'A0001,,,Y,G2,28.7,"$1,579.16"'),
      'bb.csv': addendum(
        'BB -- ASC Covered Ancillary Services Integral to Covered Surgical Procedures',
        rated.replace('Subject to Multiple Procedure Discounting', 'Expiration'),
        'A0002,,,,N1,,',
      ),
      'ee_2025-10.csv': addendum(
        'EE -- Surgical Procedures to be Excluded from Payment in ASCs,',
        'HCPCS Code,Short Descriptor',
        'A0003,',
      ),
      'ff.csv': addendum(
        'FF -- Device Offset Percentages',
        'HCPCS Code,,Short Descriptor,October 2025 Payment Indicator,October 2025 APC',
        'A0004,,,R2,5111',
      ),
    })
    expect(outcomes(reports)).toEqual([
      'surgeryCenterServices 2025 Q4',
      'surgeryCenterServices 2025 Q4',
      'surgeryCenterServices 2025 Q4',
      'unknown-file',
    ])
    const { data } = importedTable(reference, 'surgeryCenterServices')
    expect(data.complete).toBe(true)
    expect(data.find(code('A0001'))).toEqual({
      listed: 'covered',
      indicator: 'G2',
      isDiscounted: true,
      cents: 157_916,
    })
    expect(data.find(code('A0002'))).toMatchObject({ listed: 'ancillary', indicator: 'N1' })
    expect(data.find(code('A0003'))).toEqual({ listed: 'excluded', isDiscounted: false })
    expect(data.find(code('A0004'))).toBeUndefined()
  })

  test('fees of equipment by modifier, the dearest state and those outside rural areas', async () => {
    const { reference } = await importFiles({
      'fees.csv': [
        'January 2026 Fee Schedule,,,,,,,,,,',
        'HCPCS,Mod,Mod2,JURIS,CATG,Ceiling,Floor,PA (NR),PA (R),TX (NR),TX (R)',
        'E0001,RR,,D,CR,0,0,50.04,91.18,48,0',
        'E0001,NU,KE,D,CR,0,0,500,0,480.5,0',
        'E0002,,,D,SU,0,0,0,0,0,0',
      ].join('\n'),
    })
    const { data, release } = importedTable(reference, 'equipmentFees')
    expect(release).toBe('2026 Q1')
    expect(data.find(code('E0001'))).toEqual({
      category: 'CR',
      fees: [
        {
          modifiers: 'RR',
          lowestCents: 4_800,
          highestCents: 9_118,
          stateCents: { PA: 5_004, TX: 4_800 },
        },
        {
          modifiers: 'NU KE',
          lowestCents: 48_050,
          highestCents: 50_000,
          stateCents: { PA: 50_000, TX: 48_050 },
        },
      ],
    })
    expect(data.find(code('E0002'))).toBeUndefined()
  })

  test('anesthesia factors with the national one of their header, and base units', async () => {
    const { reports, reference } = await importFiles({
      'ANES2026.csv': [
        'Contractor,Locality,Locality Name,Qualifying APM National Anes CF of 20.599835,Non-Qualifying APM National Anes CF (with 2.5% Increase)  of 20.49754',
        '10112 ,00 ,ALABAMA* ,19.63,19.53',
      ].join('\n'),
      'bases.csv': 'CODE,2022 \n,BASE\n,UNIT\n00100,5\n00103,5\n',
    })
    expect(outcomes(reports)).toEqual(['anesthesiaFactors 2026', 'anesthesiaBases 2022'])
    const factors = importedTable(reference, 'anesthesiaFactors').data
    expect(factors.find('0000000')).toEqual({ name: 'NATIONAL', dollars: 20.49754 })
    expect(factors.find('1011200')).toEqual({ name: 'ALABAMA', dollars: 19.53 })
    const bases = importedTable(reference, 'anesthesiaBases')
    expect(bases.to).toBe(day('2099-12-31'))
    expect(bases.data.find(code('00103'))).toEqual({ units: 5 })
  })

  test('telehealth services of a year, without those taken off', async () => {
    const { reference } = await importFiles({
      'list-telehealth-services.csv': [
        'LIST OF MEDICARE TELEHEALTH SERVICES effective January 1 2025,,,,',
        'Code,Short Descriptor,Status,Can Audio-only Interaction Meet the Requirements?,Limitations',
        'A0001,one,,Yes,',
        'A0002,two,Provisional,,',
      ].join('\n'),
    })
    const { data, release } = importedTable(reference, 'telehealthServices')
    expect(release).toBe('2025')
    expect(data.find(code('A0001'))).toEqual({ audioOnly: true })
    expect(data.find(code('A0002'))).toEqual({})
  })
})

describe('facts of stays', () => {
  test('complications, what cancels them, procedures and what is not covered', async () => {
    const { reports, reference } = await importFiles({
      'cc.csv': 'code,group_id,versions\nA00.0,7,42.0;42.1\n',
      'groups.csv': 'group_id,pdx_codes\n7,A000;A001\n',
      'icd10pcs_order_2026.txt': [
        '00001 001     0 Some heading                   Some heading',
        '00002 0016070 1 Something made up              Something made up',
        '00003 0016071 1 Something else                 Something else',
      ].join('\n'),
      'mce.csv': [
        'code_type,code,start_date,end_date,flags',
        'DX,A000,20151001,,female',
        'PCS,0016070,20151001,,noncovered',
        'PCS,0016071,20251001,,female;lcov',
        'PCS,0016072,20251001,,female',
      ].join('\n'),
    })
    expect(outcomes(reports).slice(0, 3)).toEqual([
      'complicationExclusions FY2025',
      'excludingPrincipals MS-DRG',
      'inpatientProcedureCodes FY2026',
    ])
    expect(importedTable(reference, 'complicationExclusions').data.find('A000')).toEqual({
      group: '7',
    })
    expect(importedTable(reference, 'excludingPrincipals').data.find('7')).toEqual({
      principals: ['A000', 'A001'],
    })
    const codes = importedTable(reference, 'inpatientProcedureCodes').data
    expect(codes.find('0016070')).toEqual({ billable: true })
    expect(codes.find('001')).toEqual({ billable: false })
    const newest = reference.tables.inpatientProcedureEdits?.releases.find(
      ({ release }) => release === 'FY2026',
    )
    expect(newest?.data.find('0016070')).toEqual({ notCovered: true, limitedCoverage: false })
    expect(newest?.data.find('0016071')).toEqual({ notCovered: false, limitedCoverage: true })
    expect(newest?.data.find('0016072')).toBeUndefined()
  })

  test('diagnoses exempt from present on admission, by their fiscal year', async () => {
    const list = 'Order26\tPOAexemptCode\tDescription\r\n01238\tB90.0\tMade up\r\n'
    const { reports, reference } = await importFiles({ 'POAexemptCodesFY26.txt': list })
    expect(outcomes(reports)).toEqual(['admissionExemptions FY2026'])
    const exempt = importedTable(reference, 'admissionExemptions').data
    expect(exempt.find('B900')).toEqual({ isExempt: true })
    expect(exempt.find('I10')).toBeUndefined()
  })

  test('hospital-acquired conditions by diagnosis and by procedure', async () => {
    const { reports, reference } = await importFiles({
      'hac.csv': 'code,hac,versions\nT81.40XA,11;12;13,42.0;42.1\n0210083,8,42.0\n',
    })
    expect(outcomes(reports)).toEqual(['acquiredConditions FY2025'])
    const conditions = importedTable(reference, 'acquiredConditions').data
    expect(conditions.find('T8140XA')).toEqual({ conditions: [11, 12, 13] })
    expect(conditions.find('0210083')).toEqual({ conditions: [8] })
  })

  test('Excludes1 notes of codes and categories', async () => {
    const { reference } = await importFiles({
      'notes_FY2021.csv': [
        'scope,code,note_type,note,codes_named',
        'chapter,1,excludes1,something,A00',
        'code,A04,excludes1,"x (A05.-, J09.X3)","A05.-, J09.X3"',
        'code,A05.1,excludes1,y,T61-T62',
        'code,A06,excludes2,z,A07',
        'code,A08,excludes1,nothing named,',
      ].join('\n'),
    })
    const { data } = importedTable(reference, 'excludedDiagnoses')
    expect(data.find('A04')).toEqual({
      ranges: [
        ['A05', 'A05'],
        ['J09X3', 'J09X3'],
      ],
    })
    expect(data.find('A051')).toEqual({ ranges: [['T61', 'T62']] })
    expect(data.find('A06')).toBeUndefined()
    expect(data.find('A08')).toBeUndefined()
  })
})
