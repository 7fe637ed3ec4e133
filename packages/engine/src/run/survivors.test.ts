import { describe, expect, test } from 'vitest'
import { day } from '../claim/day.ts'
import { allRules } from '../rules/index.ts'
import { defineGroupRule } from '../rule/rule.ts'
import { finding } from '../rule/outcome.ts'
import { words } from '../sentences/say.ts'
import { wholeLineAtRisk } from '../findings/line-at-risk.ts'
import { auditLines, type LineFields } from '../testing/audit-lines.ts'
import { ruleWords } from '../testing/rule-words.ts'
import type { FindingClass } from '../result/finding.ts'

const base = {
  patientKey: 'P1',
  claimType: 'professional',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-03-04'),
  claimStatus: 'paid',
} as const

/** A rule that takes the line of one code back for the sake of those of another. */
function takes(
  code: string,
  sakeOf: string,
  findingClass: FindingClass = 'error',
  picksSurvivor?: true,
) {
  return defineGroupRule({
    ...ruleWords,
    id: `${code}-for-${sakeOf}`,
    title: `${code} beside ${sakeOf}`,
    class: findingClass,
    scope: 'encounter',
    needs: { fields: [] },
    ...(picksSurvivor && { picksSurvivor }),
    judge: ({ lines }) =>
      lines
        .filter(({ procedureCode }) => procedureCode === code)
        .map((line) =>
          finding({
            message: words('Billed twice.'),
            lines: [line],
            related: lines.filter(({ procedureCode }) => procedureCode === sakeOf),
            evidence: [],
            ...wholeLineAtRisk(line),
          }),
        ),
  })
}

const pair: readonly LineFields[] = [
  { ...base, procedureCode: '99213', paidCents: 7270 },
  { ...base, procedureCode: '99214', paidCents: 4800 },
]

describe('of two lines that are billed once too often', () => {
  test.each([
    [
      'the smaller of equals is taken',
      [takes('99213', '99214'), takes('99214', '99213')],
      [0, 4800],
    ],
    [
      'the stronger finding decides',
      [takes('99213', '99214'), takes('99214', '99213', 'lead')],
      [7270, 0],
    ],
    [
      'of equals the smaller, whichever rule picks',
      [takes('99213', '99214'), takes('99214', '99213', 'error', true)],
      [0, 4800],
    ],
    [
      'rules that agree take it once',
      [takes('99213', '99214'), takes('99213', '99214', 'lead')],
      [7270, 0],
    ],
  ])('%s', (_, rules, cents) => {
    const { claims, summary } = auditLines(pair, rules)
    expect(
      claims.map(({ findings }) => Math.max(0, ...findings.map((f) => f.amountAtRiskCents))),
    ).toEqual(cents)
    expect(summary.potentialSavingsCents).toBe(Math.max(...cents))
  })

  test('what gives way says which line is taken back instead', () => {
    const { claims } = auditLines(pair, [takes('99213', '99214'), takes('99214', '99213')])
    expect(claims[0]).toMatchObject({
      errorFlag: 'Clean',
      findings: [{ class: 'notice', atRisk: [] }],
    })
    expect(claims[0]?.findings[0]?.message).toBe(
      'Billed twice. Of these lines row 3 is taken back (99214 beside 99213), so nothing is claimed on this one.',
    )
  })

  test('in a circle of three one stands', () => {
    const three = [...pair, { ...base, procedureCode: '99215', paidCents: 9000 }]
    const rules = [takes('99213', '99214'), takes('99214', '99215'), takes('99215', '99213')]
    expect(auditLines(three, rules).summary.potentialSavingsCents).toBe(7270 + 4800)
  })
})

test('of lines that are all the same one stands, under all rules', () => {
  const lines = Array.from({ length: 6 }, (_, at) => ({
    ...base,
    claimId: `C${at}`,
    procedureCode: '99213',
    units: 1,
    chargeCents: 12_000,
    paidCents: 7270,
    placeOfService: '11',
    diagnoses: ['E119'],
  }))
  expect(auditLines(lines, allRules).summary.potentialSavingsCents).toBe(5 * 7270)
})
