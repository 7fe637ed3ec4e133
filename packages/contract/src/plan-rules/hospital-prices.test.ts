import { describe, expect, test } from 'vitest'
import { readFeeJson, readFeeTable } from './fee-table.ts'
import { readPlanRules } from './plan-rule-problems.ts'

const rowsOf = (lines: readonly string[]) =>
  lines.map((line, at) => ({ row: at + 1, cells: line.split(',') }))

const head = ['hospital_name,last_updated_on,version', 'Riverside Hospital,2026-03-01,3.0.0']
const tallHeader =
  'description,code|1,code|1|type,code|2,code|2|type,modifiers,setting,drug_unit_of_measurement,drug_type_of_measurement,standard_charge|gross,payer_name,plan_name,standard_charge|negotiated_dollar,standard_charge|negotiated_percentage,standard_charge|negotiated_algorithm,standard_charge|methodology,additional_generic_notes'
const tall = (...rows: readonly string[]) => rowsOf([...head, tallHeader, ...rows])
const oak = 'Oak Health,PPO'
const scan = `CT,350,RC,74176,CPT,,outpatient,,,2100,${oak},612.50,,,fee schedule,`

describe('a hospital’s file of standard charges', () => {
  test('its prices by the unit, by the charge and of whole stays', () => {
    const { read } = readFeeTable(
      tall(
        scan,
        `ER visit,450,RC,99284,CPT,,outpatient,,,1900,${oak},,80,,percent of total billed charges,`,
        `X-ray,71046,CPT,,,TC,both,,,300,${oak},88,,,fee schedule,`,
        `Hip,470,MS-DRG,,,,inpatient,,,,${oak},31000,,,case rate,`,
        `Heart,2,MS-DRG,,,,inpatient,,,,${oak},,45,,percent of total billed charges,`,
      ),
    )
    expect(read).toMatchObject({ of: 'Oak Health, PPO', isHospitals: true, setAside: [] })
    expect(read?.prices).toEqual([
      [4, '74176', 612.5],
      [5, '99284', { percentOfCharge: 80 }],
      [6, '71046-TC', 88],
    ])
    expect(read?.stays).toEqual([
      [7, 'DRG 470', 31_000],
      [8, 'DRG 002', { percentOfCharge: 45 }],
    ])
  })

  test.each<readonly [string, string]>([
    [`Bed,120,RC,,,,inpatient,,,900,${oak},700,,,per diem,`, 'no procedure code and no MS-DRG'],
    [`Hernia,49505,CPT,,,,outpatient,,,,${oak},8000,,,case rate,`, 'paid by “case rate”'],
    [`Day,H0017,HCPCS,,,,inpatient,,,,${oak},1500,,,per diem,`, 'a price of inpatient stays'],
    [
      `Drug,J1450,HCPCS,,,,both,100,ML,75,${oak},35,,,fee schedule,`,
      'a price of 100 ML of a drug, not of a unit of its code',
    ],
    [
      `Hip,470,MS-DRG,,,,inpatient,,,,${oak},31000,,more after 3 days,other,`,
      'paid by a formula that the file says in words',
    ],
    [
      `ER,99284,CPT,,,,outpatient,,,,${oak},,0.8,,percent of total billed charges,`,
      'no percent from 1 to 100',
    ],
    [`ER,99284,CPT,,,,outpatient,,,,${oak},0,,,fee schedule,`, 'no price above zero'],
    [`Hip,301,APR-DRG,,,,inpatient,,,,${oak},900,,,case rate,`, 'no procedure code and no MS-DRG'],
    [`Twice,74176,CPT,,,XYZ,outpatient,,,,${oak},9,,,fee schedule,`, '“XYZ” is no modifier'],
    [`CT,74176,CPT,,,,outpatient,,,,${oak},612.5,,,fee schedule,`, 'row 4 says the same'],
  ])('sets aside %s', (row, because) => {
    const { setAside } = readFeeTable(tall(scan, row)).read ?? {}
    expect(setAside).toEqual([{ row: 5, because: expect.stringContaining(because) as string }])
  })

  test('a code that it prices differently twice has no price', () => {
    const other = scan.replace('612.50', '700')
    const { prices, setAside } =
      readFeeTable(tall(scan, other, scan, scan.replaceAll('74176', '74177'))).read ?? {}
    expect(prices).toEqual([[7, '74177', 612.5]])
    expect(setAside?.map(({ row }) => row)).toEqual([4, 5, 6])
    expect(setAside?.[0]?.because).toBe('row 5 prices 74176 differently')
  })

  test('of several payers the one that is named', () => {
    const rows = tall(scan, scan.replace(oak, 'Elm Plan,HMO').replace('612.50', '550'))
    expect(readFeeTable(rows)).toMatchObject({
      problem: expect.stringContaining('prices of 2 payers') as string,
      whoseChoices: ['Oak Health, PPO', 'Elm Plan, HMO'],
    })
    expect(readFeeTable(rows, 'elm plan HMO').read?.prices).toEqual([[5, '74176', 550]])
    expect(readFeeTable(rows, 'Ash').problem).toContain('no prices of “Ash”')
  })

  test('says the same wide and in JSON', () => {
    const wide = rowsOf([
      ...head,
      'description,code|1,code|1|type,modifiers,setting,standard_charge|gross,standard_charge | Oak Health | PPO | negotiated_dollar,standard_charge|Oak Health|PPO|negotiated_percentage,standard_charge|Oak Health|PPO|methodology,standard_charge|Elm Plan|HMO|negotiated_dollar,standard_charge|Elm Plan|HMO|methodology,standard_charge|min',
      'CT,74176,CPT,,outpatient,2100,612.50,,fee schedule,550,fee schedule,550',
      'ER,99284,CPT,,outpatient,1900,,80,percent of total billed charges,,,',
    ])
    const items = [
      item('74176', 'CPT', { standard_charge_dollar: 612.5, methodology: 'fee schedule' }),
      item('99284', 'CPT', {
        standard_charge_percentage: 80,
        methodology: 'percent of total billed charges',
      }),
    ]
    const json = { hospital_name: 'Riverside Hospital', standard_charge_information: items }
    const expected = ['74176', '99284']
    expect(readFeeTable(wide, 'Oak Health, PPO').read?.prices.map(([, what]) => what)).toEqual(
      expected,
    )
    expect(readFeeJson(json).read?.prices).toEqual([
      [1, '74176', 612.5],
      [2, '99284', { percentOfCharge: 80 }],
    ])
    expect(readFeeJson({ claims: [] }).problem).toContain('no hospital’s file')
    expect(readFeeJson(null).problem).toContain('no hospital’s file')
  })
})

function item(code: string, type: string, payer: object) {
  const payers_information = [{ payer_name: 'Oak Health', plan_name: 'PPO', ...payer }]
  return {
    ...{ description: 'made up', code_information: [{ code, type }] },
    standard_charges: [{ setting: 'outpatient', gross_charge: 1900, payers_information }],
  }
}

test('a contract’s fee table of two networks is read by the one that is named', () => {
  const rows = rowsOf(['CPT,Network,Rate', '99213,Gold,95', '99213,Silver,90', '99214,,130'])
  expect(readFeeTable(rows).problem).toContain('prices of 2 payers, plans or periods')
  expect(readFeeTable(rows, 'Silver').read?.prices).toEqual([
    [3, '99213', 90],
    [4, '99214', 130],
  ])
})

describe('rates of stays in a rule', () => {
  const rule = (scope: object, prices: readonly unknown[]) => ({
    ...{ name: 'Oak PPO', document: 'Hospital Agreement' },
    rules: [
      {
        ...{ id: 'stays', clause: 'Exhibit A', quote: 'By DRG.', from: '2026-01-01' },
        scope: { claims: 'medical', ...scope },
        term: { kind: 'stay-rates', listed: { file: 'rates.csv', of: 'Oak, PPO', prices } },
      },
    ],
  })
  const rates = [
    [7, 'DRG 470', 31_000],
    [8, 'DRG 002', { percentOfCharge: 45 }],
  ]

  test('are kept by their DRG', () => {
    expect(readPlanRules(rule({}, rates)).set?.rules[0]?.term).toEqual({
      ...{ kind: 'stay-rates', share: 1 },
      rates: {
        title: 'rates.csv (Oak, PPO)',
        rates: [
          { row: 7, drg: '470', cents: 31_000_00 },
          { row: 8, drg: '002', shareOfCharge: 0.45 },
        ],
      },
    })
  })

  test.each<readonly [object, readonly unknown[], string]>([
    [{ claims: 'pharmacy' }, rates, 'fills are no hospital stays'],
    [{ codes: ['99213'] }, rates, 'no procedure codes'],
    [{}, [...rates, [9, 'DRG 470', 1]], 'rows 7 and 9 of its rates both price DRG 470'],
    [{}, [[7, '470', 1]], 'Write an MS-DRG as DRG 470'],
  ])('%j %j', (scope, prices, problem) => {
    expect(readPlanRules(rule(scope, prices)).problems.join()).toContain(problem)
  })
})
