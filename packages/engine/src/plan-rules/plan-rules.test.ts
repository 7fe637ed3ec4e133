import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimLine, historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import type { ReferenceTables } from '../reference/dated-table.ts'
import { runAudit } from '../run/run-audit.ts'
import { compilePlanRules } from './compile-plan-rules.ts'
import type { FeeTable } from './fee-table.ts'
import type { PlanExceptions, PlanRule, PlanScope, PlanTerm } from './plan-rule.ts'
import { plainFeeScheduleRow } from '../testing/fee-schedule.ts'
import { procedureTable, released } from '../testing/tables.ts'
import { planRuleInWords } from './plan-words.ts'
import { workedExamples } from './worked-examples.ts'

type Fields = Partial<Omit<ClaimLine, 'procedure'>>

const everything: PlanScope = {
  claims: 'medical',
  ...{ codes: [], revenueCodes: [], modifiers: [], places: [], ndcs: [], providers: [] },
  ...{ payers: [], plans: [], ageFrom: undefined, ageTo: undefined, sex: undefined },
}

function ruleOf(term: PlanTerm, scope: Partial<PlanScope> = {}): PlanRule {
  return {
    ...{ id: 'term', clause: 'Section 1', quote: 'As the document has it.' },
    ...{ from: day('2026-01-01'), to: day('2026-12-31') },
    scope: { ...everything, codes: ['97110-97140'], ...scope },
    term,
  }
}

const setOf = (rule: PlanRule) => ({ name: 'Acme', document: 'Acme plan', rules: [rule] })

const base: Fields = {
  ...{ patientKey: 'P1', claimId: 'C1', procedureCode: '97110', units: 2 },
  ...{ serviceFromDay: day('2026-03-02'), allowedCents: 100_00, paidCents: 80_00 },
}

/** What the audit says of each line: the cents at risk where it is found, else why not. */
function answers(
  rule: PlanRule,
  lines: readonly Fields[],
  history: readonly Fields[] = [],
  tables: ReferenceTables = {},
) {
  const result = runAudit({
    lines: lines.map((line, index) => claimLine({ ...base, ...line, index, row: index + 2 })),
    history: history.map((line) => claimLine({ ...base, ...line, index: historyIndex, row: 0 })),
    rules: compilePlanRules(setOf(rule)),
    tables,
    auditDay: day('2026-12-31'),
  })
  expect(result.defects).toEqual([])
  return {
    found: lines.map((_, at) => result.findingsByLine[at]?.[0]?.amountAtRiskCents),
    finding: result.findingsByLine.flatMap((findings) => findings ?? [])[0],
    coverage: result.coverage[0],
  }
}

const visits: PlanTerm = { kind: 'limit', of: 'visits', most: 2, per: 'year', yearBegins: 1 }
const on = (iso: string): Fields => ({ serviceFromDay: day(iso) })

type Cases = readonly (readonly [
  what: string,
  term: PlanTerm,
  lines: readonly Fields[],
  found: readonly (number | undefined)[],
])[]

const fees: FeeTable = {
  title: 'fees.csv',
  prices: [
    { row: 2, code: '97110', modifiers: [], unitCents: 30_00 },
    { row: 3, code: '97112', modifiers: ['26'], unitCents: 10_00 },
    { row: 4, code: '97112', modifiers: [], unitCents: 25_00 },
    { row: 5, code: '97116', modifiers: [], site: 'office', unitCents: 40_00 },
    { row: 6, code: '97116', modifiers: [], site: 'facility', unitCents: 20_00 },
    { row: 7, code: '97140', modifiers: ['RR'], unitCents: 5_00 },
    { row: 8, code: '97113', modifiers: [], unitCents: 12.345 },
  ],
}
const byFees = (share = 1, otherwise?: number): PlanTerm => ({
  kind: 'price',
  formulas: [{ kind: 'listed', table: fees, share, otherwise }],
})
const of = (procedureCode: string, ...modifiers: string[]) => ({ procedureCode, modifiers })

const listedCases: Cases = [
  ['above the fee table, for two units', byFees(), [{}], [32_00]],
  ['at the fee table', byFees(), [{ allowedCents: 60_00, paidCents: 48_00 }], [undefined]],
  ['above a share of it', byFees(0.5), [{}], [56_00]],
  ['a row with the modifier', byFees(), [of('97112', '26')], [64_00]],
  ['the row without it', byFees(), [of('97112', '59')], [40_00]],
  ['an office', byFees(), [{ ...of('97116'), placeOfService: '11' }], [16_00]],
  ['a hospital', byFees(), [{ ...of('97116'), placeOfService: '22' }], [48_00]],
  ['a part of a cent', byFees(), [{ ...of('97113'), units: 3 }], [79_70]],
  ['a code that it lacks', byFees(1, 0.5), [{ ...of('97150'), chargeCents: 150_00 }], [undefined]],
  ['another', byFees(1, 0.5), [{ ...of('97124'), chargeCents: 150_00 }], [20_00]],
  ['above what a modifier could only lower', byFees(), [of('97110', '52')], [32_00]],
]

test.each<readonly [what: string, line: Fields, because: string]>([
  ['not in the table', of('97124'), 'the fee table of the contract does not have the code'],
  ['other modifiers', of('97140'), 'prices the code with modifiers that are not on the line'],
  ['no place', of('97116'), 'no place of service on the line'],
  ['no units', { units: undefined }, 'no units on the line'],
  ['both sides', of('97110', '50'), 'changes the price'],
  ['a price of the state', of('97110', 'U1'), 'changes the price'],
  ['lowered and below', { ...of('97110', '52'), allowedCents: 50_00 }, 'lowers the price'],
])('a fee table cannot tell: %s', (_, line, because) => {
  const { found, coverage } = answers(ruleOf(byFees()), [line, { units: 1, placeOfService: '99' }])
  expect(found[0]).toBeUndefined()
  expect(coverage?.reasons.map((reason) => reason.because).join()).toContain(because)
})

test('a finding names the row of the fee table, and what percent of it was allowed', () => {
  expect(answers(ruleOf(byFees()), [{}]).finding?.message).toBe(
    'Under Section 1 of Acme plan, $100.00 was allowed, and the contract pays $60.00 ($30.00 for each of 2 units, row 2 of fees.csv), 167% of the price.',
  )
})

describe('a share of what Medicare pays', () => {
  const service = { ...plainFeeScheduleRow, multipleProcedure: '2' }
  const worth = (units: number) => ({
    factorDollars: 10,
    whole: { work: units, facilityExpense: 0, nonFacilityExpense: 0, malpractice: 0 },
  })
  const tables: ReferenceTables = {
    feeSchedule: released('feeSchedule', procedureTable({ 11401: service, 11402: service })),
    relativeValues: released(
      'relativeValues',
      procedureTable({ 11401: worth(10), 11402: worth(6) }),
    ),
  }
  const term: PlanTerm = {
    kind: 'price',
    formulas: [{ kind: 'share-of-medicare', share: 1.2, locality: undefined }],
  }
  const operation: Fields = {
    ...{ placeOfService: '11', billingNpi: '1003000126', units: 1, paidCents: 100_00 },
  }
  const rule = ruleOf(term, { codes: [] })
  const judged = (...lines: Fields[]) => answers(rule, lines, [], tables)

  test('of several operations of a day the others are reduced', () => {
    const both = [of('11401'), of('11402')].map((line) => ({ ...operation, ...line }))
    const [first, second] = both
    // 120% of $100.00; 120% of half of $60.00.
    expect(judged({ ...first, allowedCents: 120_00 }).found).toEqual([undefined])
    expect(judged({ ...first, allowedCents: 150_00 }).found).toEqual([20_00])
    const { found, finding } = judged(
      { ...first, allowedCents: 120_00 },
      { ...second, allowedCents: 72_00 },
    )
    expect(found).toEqual([undefined, 50_00])
    expect(finding?.message).toContain(
      "$72.00 was allowed, and the contract pays $36.00 (120% of Medicare's $30.00: $60.00 in an office for 1 unit",
    )
    expect(judged({ ...second, allowedCents: 72_00 }).found).toEqual([undefined])
  })

  test.each<readonly [string, Fields, string]>([
    ['a code that no schedule has', of('11403'), 'does not have the code'],
    ['a hospital', { ...of('11401'), billType: '131' }, 'for professional services alone'],
    ['no place', { ...of('11401'), placeOfService: undefined }, 'no place of service'],
  ])('cannot tell: %s', (_, line, because) => {
    const { found, coverage } = judged({ ...operation, ...line, allowedCents: 900_00 })
    expect(found).toEqual([undefined])
    expect(coverage?.reasons.map((reason) => reason.because).join()).toContain(because)
  })

  test('without the schedules nothing is said', () => {
    const { found } = answers(rule, [{ ...operation, ...of('11401'), allowedCents: 900_00 }])
    expect(found).toEqual([undefined])
  })
})

describe('a case rate', () => {
  const rule = ruleOf({ kind: 'case-rate', cents: 150_00 })
  const other = { procedureCode: '99999' }

  test('takes all lines of the claim together, and finds each part of the excess', () => {
    const { found, finding } = answers(rule, [{}, other])
    // A quarter of the $200.00 allowed, and so of the $160.00 paid.
    expect(finding?.amountAtRiskCents).toBe(40_00)
    expect(found).toEqual([40_00, 40_00])
    expect(finding?.message).toBe(
      'Under Section 1 of Acme plan, the claim came to $200.00 on 2 lines, and the contract pays $150.00 for the case.',
    )
  })

  test('says the same in any order of the lines, to the cent', () => {
    const amounts = [33_33, 66_67, 99_99].map((cents) => ({
      allowedCents: cents,
      paidCents: cents,
    }))
    const lines = amounts.map((each, at) => (at === 0 ? each : { ...other, ...each }))
    const { finding: one } = answers(rule, lines)
    const { finding: two } = answers(rule, lines.toReversed())
    const centsOf = (finding: typeof one) => finding?.atRisk.map(({ cents }) => cents).sort()
    expect(centsOf(one)).toHaveLength(3)
    expect(centsOf(two)).toEqual(centsOf(one))
  })

  test('what the patient owes the whole of counts, and nothing is recovered on it', () => {
    const owed = { ...other, allowedCents: 100_00, paidCents: 0, patientShareCents: 100_00 }
    // A quarter of the $200.00 allowed, and so of the $80.00 that was paid.
    expect(answers(rule, [{}, owed]).found).toEqual([20_00, undefined])
  })

  test.each<readonly [string, readonly Fields[]]>([
    ['below the rate', [{}, { ...other, allowedCents: 50_00, paidCents: 40_00 }]],
    ['another claim', [{}, { ...other, claimId: 'C2' }]],
    ['denied lines', [{}, { ...other, claimStatus: 'denied', paidCents: 0 }]],
    ['no such service', [other, other]],
    [
      'an amount that is not stated',
      [{}, { ...other, allowedCents: undefined, paidCents: undefined }],
    ],
    ['no claim number', [{ claimId: undefined }, { ...other, claimId: undefined }]],
  ])('finds nothing: %s', (_, lines) => {
    expect(answers(rule, lines).finding).toBeUndefined()
  })
})

const cases: Cases = [
  ['not covered', { kind: 'not-covered' }, [{}], [80_00]],
  ['not covered, and nothing paid', { kind: 'not-covered' }, [{ paidCents: 0 }], [undefined]],
  [
    'the third visit of a year',
    visits,
    [on('2026-03-02'), on('2026-03-03'), on('2026-03-04')],
    [undefined, undefined, 80_00],
  ],
  [
    'services of one day are one visit',
    visits,
    [on('2026-03-02'), on('2026-03-02'), on('2026-03-03')],
    [undefined, undefined, undefined],
  ],
  [
    'all services of the visit beyond',
    { ...visits, most: 1 },
    [on('2026-03-02'), on('2026-03-03'), on('2026-03-03')],
    [undefined, 80_00, 80_00],
  ],
  [
    'a visit of another benefit year',
    { ...visits, yearBegins: 7, most: 1 },
    [on('2026-06-30'), on('2026-07-01')],
    [undefined, undefined],
  ],
  [
    'a part of the units of a line',
    { kind: 'limit', of: 'units', most: 3, per: 'day', yearBegins: 1 },
    [{}, {}],
    [undefined, 40_00],
  ],
  [
    'above the contract, as far as the payer paid it',
    { kind: 'price', formulas: [{ kind: 'per-unit', cents: 40_00 }] },
    [{}],
    [16_00],
  ],
  [
    'at the contract',
    { kind: 'price', formulas: [{ kind: 'per-unit', cents: 50_00 }] },
    [{}],
    [undefined],
  ],
  [
    'the least of several formulas',
    {
      kind: 'price',
      formulas: [
        { kind: 'share-of-charge', share: 0.5 },
        { kind: 'per-line', cents: 90_00 },
      ],
    },
    [{ chargeCents: 160_00 }],
    [16_00],
  ],
  [
    'paid above the contract, where nothing is said of allowed amounts',
    { kind: 'price', formulas: [{ kind: 'per-line', cents: 60_00 }] },
    [{ allowedCents: undefined }],
    [20_00],
  ],
  ...listedCases,
  ['filed on the last day', { kind: 'filing', days: 90 }, [received('2026-05-31')], [undefined]],
  ['filed a day later', { kind: 'filing', days: 90 }, [received('2026-06-01')], [80_00]],
  ['a copay not taken', { kind: 'copay', cents: 25_00 }, [{ patientShareCents: 20_00 }], [5_00]],
  ['a copay taken', { kind: 'copay', cents: 25_00 }, [{ patientShareCents: 25_00 }], [undefined]],
  [
    'coinsurance not taken',
    { kind: 'coinsurance', share: 0.2 },
    [{ patientShareCents: 0 }],
    [20_00],
  ],
]

function received(iso: string): Fields {
  return { receivedDay: day(iso) }
}

test.each(cases)('%s', (_, term, lines, found) => {
  expect(answers(ruleOf(term), lines).found).toEqual(found)
})

describe('which lines a clause is about', () => {
  const none = { codes: [], revenueCodes: [], modifiers: [], places: [], ndcs: [], providers: [] }
  const notCovered: PlanTerm = { kind: 'not-covered' }

  test.each<readonly [string, Partial<PlanScope>, Fields, string]>([
    ['a code of the range', {}, { procedureCode: '97140' }, 'found'],
    ['a code beyond it', {}, { procedureCode: '97141' }, 'not applicable'],
    ['no code', {}, { procedureCode: undefined }, 'no procedure code on the line'],
    ['before the clause', {}, on('2025-12-31'), 'not applicable'],
    ['after the clause', {}, on('2027-01-01'), 'not applicable'],
    ['the place', { places: ['11'] }, { placeOfService: '11' }, 'found'],
    ['another place', { places: ['11'] }, { placeOfService: '22' }, 'not applicable'],
    ['a modifier', { modifiers: ['GP'] }, { modifiers: ['KX', 'GP'] }, 'found'],
    ['no modifier', { modifiers: ['GP'] }, {}, 'not applicable'],
    ['the payer in other letters', { payers: ['ACME  Health'] }, { payer: 'Acme health' }, 'found'],
    ['a provider', { providers: ['1003000126'] }, { billingNpi: '1003000126' }, 'found'],
    ['another', { providers: ['1003000126'] }, { billingNpi: '1234567893' }, 'not applicable'],
    [
      'a provider of whom only the tax number is known',
      { providers: ['1003000126'] },
      { providerTaxId: '450000001' },
      'no provider on the line',
    ],
    ['an age', { ageFrom: 18, ageTo: 20 }, { ageYears: 20 }, 'found'],
    ['another age', { ageFrom: 18, ageTo: 20 }, { ageYears: 21 }, 'not applicable'],
    ['no age', { ageFrom: 18 }, {}, 'no date of birth or age on the line'],
    ['an exception by code', { except: { ...none, codes: ['97110'] } }, {}, 'not applicable'],
    [
      'an exception by modifier',
      { except: { ...none, modifiers: ['KX'] } },
      of('97110', 'KX'),
      'not applicable',
    ],
    ['no exception', { except: { ...none, modifiers: ['KX'], codes: ['97112'] } }, {}, 'found'],
    [
      'an exception that the line says nothing of',
      { except: { ...none, places: ['21'] } },
      {},
      'no place of service on the line',
    ],
    ['the other sex', { sex: 'F' }, { sex: 'M' }, 'not applicable'],
  ])('%s', (_, scope, line, expected) => {
    const other: Fields = { ...other4 }
    const { found, coverage } = answers(ruleOf(notCovered, scope), [line, other])
    if (expected === 'found') expect(found[0]).toBe(80_00)
    else expect(found[0]).toBeUndefined()
    if (expected === 'not applicable') expect(coverage?.couldNotCheck).toBe(0)
    else if (expected !== 'found')
      expect(coverage?.reasons.map(({ because }) => because)).toContain(expected)
  })
})

/** Another line of the file that states every field, and that no clause is about. */
const other4: Fields = {
  ...{ serviceFromDay: day('2020-01-01'), placeOfService: '99', payer: 'x', planType: 'x' },
  ...{ sex: 'M', ageYears: 50, billingNpi: '1679576722', modifiers: ['XX'] },
}

test('lines of earlier uploads are counted, and not found', () => {
  const rule = ruleOf({ ...visits, most: 1 })
  expect(answers(rule, [on('2026-03-03')], [on('2026-03-02')]).found).toEqual([80_00])
})

test('a finding names clause, document and words, as a term of the plan', () => {
  const { finding } = answers(ruleOf({ kind: 'not-covered' }), [{}])
  expect(finding).toMatchObject({ ruleId: 'plan:term', basis: 'plan', class: 'error' })
  expect(finding?.message).toBe(
    'Under Section 1 of Acme plan, the plan does not cover it, and it was paid.',
  )
  expect(finding?.sources).toEqual([
    { title: 'Acme plan', section: 'Section 1: “As the document has it.”' },
  ])
})

describe('a hospital’s prices', () => {
  const table: FeeTable = {
    ...{ title: 'rates.csv (Oak, PPO)', isHospitals: true },
    prices: [
      { row: 4, code: '97110', modifiers: [], unitCents: 30_00 },
      { row: 5, code: '97112', modifiers: [], shareOfCharge: 0.4 },
    ],
  }
  const formulas = [{ kind: 'listed', table, share: 1, otherwise: undefined }] as const
  const rule = ruleOf({ kind: 'price', formulas })
  const bill: Fields = { billType: '131', chargeCents: 200_00 }

  test('price lines of its bills by the unit or by the charge', () => {
    const { found } = answers(rule, [bill, { ...bill, procedureCode: '97112' }])
    // Of 100.00 allowed 60.00 and 80.00 are due, and 80.00 was paid.
    expect(found).toEqual([32_00, 16_00])
  })

  test('name the charge that a share is of', () => {
    const { finding } = answers(rule, [{ ...bill, procedureCode: '97112' }])
    expect(finding?.message).toContain(
      '40% of the charge of $200.00, row 5 of rates.csv (Oak, PPO)',
    )
  })

  test('have worked examples of their own bills', () => {
    const flagged = workedExamples(setOf(rule), rule).map(({ isFlagged }) => isFlagged)
    expect(flagged).toEqual([false, true, false, false, false])
  })

  test('say nothing of other bills', () => {
    const { found, coverage } = answers(rule, [{}, { ...bill, allowedCents: 10_00 }])
    expect(found).toEqual([undefined, undefined])
    expect(coverage?.because).toContain('a hospital’s')
  })
})

describe('rates of stays', () => {
  const rates = {
    title: 'rates.csv (Oak, PPO)',
    rates: [
      { row: 7, drg: '470', cents: 150_00 },
      { row: 8, drg: '885', shareOfCharge: 0.5 },
    ],
  }
  const rule = ruleOf({ kind: 'stay-rates', rates, share: 1 }, { codes: [] })
  const stay: Fields = {
    ...{ billType: '111', drg: '470', revenueCode: '0120', procedureCode: undefined },
    ...{ chargeCents: 150_00 },
  }

  test('a stay above its rate is found, each line with its part', () => {
    const { found, finding } = answers(rule, [stay, stay])
    expect(found).toEqual([40_00, 40_00])
    expect(finding?.message).toBe(
      'Under Section 1 of Acme plan, the claim came to $200.00 on 2 lines, and the contract pays $150.00 for DRG 470, row 7 of rates.csv (Oak, PPO).',
    )
  })

  test('a share of the charges is one of all charges of the stay', () => {
    const { found, finding } = answers(rule, [
      { ...stay, drg: '885' },
      { ...stay, drg: '885' },
    ])
    expect(found).toEqual([40_00, 40_00])
    expect(finding?.message).toContain('50% of the charges of $300.00 for DRG 885, row 8')
  })

  test.each<readonly [string, readonly Fields[], string]>([
    ['at the rate', [{ ...stay, allowedCents: 150_00 }], ''],
    ['outpatient', [{ billType: '131' }], 'not applicable'],
    ['an interim bill', [{ ...stay, billType: '112' }], 'not applicable'],
    ['a DRG that is not listed', [{ ...stay, drg: '471' }], 'do not have the DRG'],
    ['no DRG', [{ ...stay, drg: undefined }], 'no MS-DRG on the claim'],
    ['two DRGs', [stay, { ...stay, drg: '885' }], 'name several DRGs'],
    ['no charge', [{ ...stay, drg: '885', chargeCents: undefined }], 'has no charge'],
  ])('%s', (_, lines, because) => {
    const known = { ...stay, claimId: 'C9', allowedCents: 100_00 }
    const { found, coverage } = answers(rule, [...lines, known])
    expect(found.every((cents) => cents === undefined)).toBe(true)
    if (because === 'not applicable') expect(coverage?.notApplicable).toBe(lines.length)
    else if (because === '') expect(coverage?.checked).toBe(lines.length + 1)
    else expect(coverage?.reasons.map((each) => each.because).join()).toContain(because)
  })
})

test('a rule is told in words', () => {
  const scope = { codes: ['97110-97140', '97530'], places: ['11'], ageTo: 17, sex: 'F' as const }
  expect(planRuleInWords(ruleOf(visits, scope))).toBe(
    'From 01/01/2026 to 12/31/2026, medical lines with procedure code 97110 to 97140 or 97530, at place of service 11, for women and girls aged 17 and under: at most 2 visits in one benefit year (Section 1).',
  )
})

describe('worked examples', () => {
  const terms: readonly PlanTerm[] = [
    ...new Map(cases.map(([, term]) => [JSON.stringify(term), term])).values(),
    { kind: 'case-rate', cents: 500_00 },
    {
      ...{ kind: 'stay-rates', share: 0.9 },
      rates: { title: 'r.csv', rates: [{ row: 2, drg: '470', cents: 500_00 }] },
    },
    {
      ...{ kind: 'stay-rates', share: 1 },
      rates: { title: 'r.csv', rates: [{ row: 2, drg: '885', shareOfCharge: 0.5 }] },
    },
    { kind: 'limit', of: 'days-supply', most: 90, per: 'month', yearBegins: 1 },
    { kind: 'limit', of: 'visits', most: 4, per: 'month', yearBegins: 1 },
    { kind: 'limit', of: 'visits', most: 20, per: 'lifetime', yearBegins: 1 },
  ]

  test.each(terms.map((term) => [term.kind, term] as const))(
    '%s: the second of five is found, the others not',
    (_, term) => {
      const rule = ruleOf(term, term.kind === 'stay-rates' ? { codes: [] } : {})
      const flagged = workedExamples(setOf(rule), rule).map(({ isFlagged }) => isFlagged)
      expect(flagged).toEqual([false, true, false, false, false])
    },
  )

  test.each<readonly [string, 'month' | 'year', number]>([
    ['2026-01-30', 'month', 1],
    ['2026-06-28', 'year', 7],
    ['2026-12-30', 'year', 1],
  ])('from %s on stand within one %s', (from, per, yearBegins) => {
    const rule = {
      ...ruleOf({ ...visits, most: 5, per, yearBegins }),
      from: day(from),
      to: undefined,
    }
    const flagged = workedExamples(setOf(rule), rule).map(({ isFlagged }) => isFlagged)
    expect(flagged).toEqual([false, true, false, false, false])
  })

  test.each<readonly [string, Partial<PlanExceptions>]>([
    ['with modifier KX', { modifiers: ['KX'] }],
    ['with procedure code 97112', { codes: ['97112-97116'] }],
    ['at place of service 21', { places: ['21'] }],
    ['with revenue code 0420', { revenueCodes: ['0420'] }],
    ['of provider 1003000126', { providers: ['1003000126'] }],
  ])('a sixth, under an exception: %s', (words, lists) => {
    const none = { codes: [], revenueCodes: [], modifiers: [], places: [], ndcs: [], providers: [] }
    const rule = ruleOf({ kind: 'not-covered' }, { except: { ...none, ...lists } })
    const [, beyond, , , , excepted] = workedExamples(setOf(rule), rule)
    expect([beyond?.isFlagged, excepted?.isFlagged]).toEqual([true, false])
    expect(excepted?.claim).toContain(words)
  })

  test('a fill', () => {
    const fills = { claims: 'pharmacy', codes: [], ndcs: ['000930150'] } as const
    const rule = ruleOf({ kind: 'supply', mostDays: 30 }, fills)
    const [, beyond] = workedExamples(setOf(rule), rule)
    expect(beyond).toMatchObject({ isFlagged: true, atRiskCents: 50_00 })
  })
})

test('limits say the same in any order of rows', () => {
  const line = fc.record({
    serviceFromDay: fc.integer({ min: day('2026-03-01'), max: day('2026-03-05') }),
    units: fc.constantFrom(1, 2, 5),
    paidCents: fc.constantFrom(0, 40_00, 80_00),
    patientKey: fc.constantFrom('P1', 'P2'),
  })
  const lists = fc
    .array(line, { maxLength: 12 })
    .chain((lines) =>
      fc.tuple(
        fc.constant(lines),
        fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
      ),
    )
  const units: PlanTerm = { kind: 'limit', of: 'units', most: 4, per: 'month', yearBegins: 1 }
  const told = (lines: readonly Fields[], term: PlanTerm) =>
    answers(ruleOf(term), lines)
      .found.map(
        (cents, at) => `${JSON.stringify(Object.entries(lines[at] ?? {}).sort())} ${cents}`,
      )
      .sort()
  fc.assert(
    fc.property(lists, fc.constantFrom(visits, units), ([lines, shuffled], term) => {
      expect(told(shuffled, term)).toEqual(told(lines, term))
    }),
  )
})
