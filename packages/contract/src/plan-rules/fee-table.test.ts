import { describe, expect, test } from 'vitest'
import { feeTableAmong, readFeeTable } from './fee-table.ts'
import { readPlanRules } from './plan-rule-problems.ts'

const rowsOf = (text: string) =>
  text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split(',') }))
const pricesOf = (text: string) => readFeeTable(rowsOf(text)).read?.prices
const problemOf = (text: string) => readFeeTable(rowsOf(text)).problem

describe('a fee table', () => {
  test.each<readonly [string, string, unknown]>([
    [
      'a code and a rate',
      'CPT Code,Description,Rate\n99213,Visit,$95.00\n99214,Visit,130',
      [
        [2, '99213', 95],
        [3, '99214', 130],
      ],
    ],
    [
      'modifiers, in whatever order',
      'HCPCS,Mod 1,Mod 2,Fee\nE0601,RR,KH,85.10\n70551,,26,70',
      [
        [2, 'E0601-KH-RR', 85.1],
        [3, '70551-26', 70],
      ],
    ],
    [
      'a title above, and several modifiers in one column',
      'Acme Network,,\n,,\nProcedure Code,Modifier,Contracted Rate\n97110,GP 59,30',
      [[4, '97110-59-GP', 30]],
    ],
    [
      'offices and facilities',
      'Code,Facility Fee,Non-Facility Fee\n99213,66.10,92.4',
      [
        [2, '99213 facility', 66.1],
        [2, '99213 office', 92.4],
      ],
    ],
    [
      'the price that a contract pays, beside others',
      'CPT,Billed Amount,Medicare Rate,Negotiated Rate\n99213,200,90,101.5',
      [[2, '99213', 101.5]],
    ],
    [
      'a service and its two parts',
      'CPT,Global Fee,Professional Fee,Technical Fee\n70551,300,90,210',
      [
        [2, '70551', 300],
        [2, '70551-26', 90],
        [2, '70551-TC', 210],
      ],
    ],
    ['limits', 'Procedure Code (CPT),Payment Limit\nJ1885,0.45', [[2, 'J1885', 0.45]]],
    ['units of drugs', 'hcpcs_code,unit_price\nJ1885,0.0345', [[2, 'J1885', 0.0345]]],
    [
      'the template of hospitals',
      'description,code|1,code|1|type,code|2,code|2|type,setting,standard_charge|gross,payer_name,plan_name,standard_charge|negotiated_dollar,standard_charge|min,standard_charge|methodology\nMRI,611,RC,70551,CPT,outpatient,1200,Acme,PPO,400,250,fee schedule\nStay,470,MS-DRG,,,inpatient,,Acme,PPO,49000,,case rate',
      [[2, '70551', 400]],
    ],
  ])('%s', (_, text, expected) => {
    expect(pricesOf(text)).toEqual(expected)
  })

  test('rows in are rows priced and rows set aside', () => {
    const text =
      'CPT,Mod,Rate\n99213,,95\n99213,,95.00\n,,\nTotal,,95\n99214,,0.00\n99215,,n/a\n99216,XYZ,5\n99217,,(5.00)'
    expect(readFeeTable(rowsOf(text)).read?.setAside).toEqual([
      { row: 3, because: 'row 2 says the same' },
      { row: 5, because: 'no procedure code' },
      { row: 6, because: 'no price above zero' },
      { row: 7, because: 'no price above zero' },
      { row: 8, because: '“XYZ” is no modifier' },
      { row: 9, because: 'no price above zero' },
    ])
  })

  test.each<readonly [string, string, string]>([
    ['no columns', 'a,b\n1,2', 'No row of column names'],
    ['claims', 'Claim Number,CPT,Allowed\nA,99213,95', 'These are claims'],
    ['no price', 'CPT,Description\n99213,Visit', 'No column is named as the price'],
    ['two prices', 'CPT,2025 Rate,2026 Rate\n99213,90,95', '“2025 Rate”, “2026 Rate”'],
    [
      'no code',
      'CPT,Rate\nvisit,95',
      'No row of the file has a procedure code and a price. Row 2:',
    ],
    ['one code at two prices', 'CPT,Rate\n99213,95\n99213,96', 'Rows 2 and 3 price 99213'],
    ['a percent', 'CPT,Rate %\n99213,120', 'No column is named as the price'],
    ['two states', 'CPT,State,Rate\n99213,TX,95\n99214,OK,96', 'prices of 2 payers'],
    ['two payers', 'CPT,Payer,Rate\n99213,A,95\n99214,B,96', 'prices of 2 payers'],
  ])('%s', (_, text, expected) => {
    expect(problemOf(text)).toContain(expected)
  })

  test('how columns were taken, and those that were not', () => {
    const { read } = readFeeTable(rowsOf('CPT Code,Mod,Rate,Notes\n99213,,95,x'))
    expect(read?.taken).toEqual([
      'CPT Code as code',
      'Mod as modifier',
      'Rate as price of one unit',
    ])
    expect(read?.unread).toEqual(['Notes'])
  })
})

test('of several sheets one is the fee table', () => {
  const cover = rowsOf('Acme Network,Exhibit C')
  const fees = rowsOf('CPT,Rate\n99213,95')
  expect(feeTableAmong([cover, fees]).read?.prices).toEqual([[2, '99213', 95]])
  expect(feeTableAmong([fees, fees]).problem).toContain('Several sheets')
  expect(feeTableAmong([cover]).problem).toContain('No row of column names')
  expect(feeTableAmong([]).problem).toBe('The file has no rows.')
})

test('a fee table in a rule', () => {
  const rule = (listed: object, claims = 'medical') => ({
    ...{ name: 'Acme', document: 'Contract' },
    rules: [
      {
        ...{ id: 'fees', clause: 'Exhibit C', quote: 'By the fee schedule.', from: '2026-01-01' },
        scope: { claims },
        term: { kind: 'price', leastOf: [{ listed: { file: 'fees.csv', ...listed } }] },
      },
    ],
  })
  const prices = [
    [2, '70551-26', 88.5],
    [3, '97116 office', 0.0345],
  ]
  const { set } = readPlanRules(rule({ prices, percent: 110, otherwisePercentOfCharge: 60 }))
  expect(set?.rules[0]?.term).toEqual({
    kind: 'price',
    formulas: [
      {
        ...{ kind: 'listed', share: 1.1, otherwise: 0.6 },
        table: {
          title: 'fees.csv',
          prices: [
            { row: 2, code: '70551', modifiers: ['26'], unitCents: 8850 },
            { row: 3, code: '97116', modifiers: [], site: 'office', unitCents: 3.45 },
          ],
        },
      },
    ],
  })
  const twice = readPlanRules(rule({ prices: [...prices, [9, '70551-26', 1]] }))
  expect(twice.problems).toEqual(['fees: rows 2 and 9 of its fee table both price 70551-26.'])
  expect(readPlanRules(rule({ prices }, 'pharmacy')).problems.join()).toContain('fee table')
  expect(readPlanRules(rule({ prices: [] })).problems.join()).toContain('Choose a file')
})

test('a share of what Medicare pays', () => {
  const read = (...leastOf: readonly object[]) =>
    readPlanRules({
      ...{ name: 'Acme', document: 'Contract' },
      rules: [
        {
          ...{ id: 'share', clause: 'Exhibit C', quote: '110% of Medicare.', from: '2026-01-01' },
          scope: { claims: 'medical' },
          term: { kind: 'price', leastOf },
        },
      ],
    })
  const { set } = read({ percentOfMedicare: 110, locality: '0111205' }, { percentOfCharge: 80 })
  expect(set?.rules[0]?.term).toMatchObject({
    formulas: [{ kind: 'share-of-medicare', share: 1.1, locality: '0111205' }, { share: 0.8 }],
  })
  const two = read({ percentOfMedicare: 110 }, { percentOfMedicare: 90 })
  expect(two.problems).toEqual(['share: it names two shares of what Medicare pays.'])
  expect(read({ percentOfMedicare: 110, locality: 'CA' }).problems).toHaveLength(1)
})
