import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimLine, historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import { runAudit } from '../run/run-audit.ts'
import { compilePlanRules } from './compile-plan-rules.ts'
import type { PlanRule, PlanScope, PlanTerm } from './plan-rule.ts'
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
function answers(rule: PlanRule, lines: readonly Fields[], history: readonly Fields[] = []) {
  const result = runAudit({
    lines: lines.map((line, index) => claimLine({ ...base, ...line, index, row: index + 2 })),
    history: history.map((line) => claimLine({ ...base, ...line, index: historyIndex, row: 0 })),
    rules: compilePlanRules(setOf(rule)),
    tables: {},
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

const cases: readonly (readonly [
  what: string,
  term: PlanTerm,
  lines: readonly Fields[],
  found: readonly (number | undefined)[],
])[] = [
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

test('a rule is told in words', () => {
  const scope = { codes: ['97110-97140', '97530'], places: ['11'], ageTo: 17, sex: 'F' as const }
  expect(planRuleInWords(ruleOf(visits, scope))).toBe(
    'From 01/01/2026 to 12/31/2026, medical lines with procedure code 97110 to 97140 or 97530, at place of service 11, for women and girls aged 17 and under: at most 2 visits in one benefit year (Section 1).',
  )
})

describe('worked examples', () => {
  const terms: readonly PlanTerm[] = [
    ...new Map(cases.map(([, term]) => [JSON.stringify(term), term])).values(),
    { kind: 'limit', of: 'days-supply', most: 90, per: 'month', yearBegins: 1 },
    { kind: 'limit', of: 'visits', most: 4, per: 'month', yearBegins: 1 },
    { kind: 'limit', of: 'visits', most: 20, per: 'lifetime', yearBegins: 1 },
  ]

  test.each(terms.map((term) => [term.kind, term] as const))(
    '%s: the second of five is found, the others not',
    (_, term) => {
      const rule = ruleOf(term)
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
