import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'
import { shareAtRisk, wholeLineAtRisk, wholeLinesAtRisk } from '../../findings/line-at-risk.ts'
import { claimLine } from '../../claim/claim-line.ts'
import type { FindingClass, PaymentCut } from '../../result/finding.ts'
import { lineSavings } from '../../result/savings.ts'
import { finding, pass } from '../../rule/outcome.ts'
import { defineGroupRule, defineLineRule } from '../../rule/rule.ts'
import { exactDuplicate } from '../../rules/duplicate/exact-duplicate.ts'
import { words } from '../../sentences/say.ts'
import { auditLines, type LineFields } from '../../testing/audit-lines.ts'
import { ruleWords } from '../../testing/rule-words.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-05-02'),
  placeOfService: '11',
  units: 1,
} as const

/** Takes all lines of a claim in one finding. */
const takesClaim = defineGroupRule({
  ...ruleWords,
  id: 'takes-claim',
  class: 'error',
  scope: 'claim',
  needs: { fields: [] },
  judge: ({ lines }) => [
    finding({ message: words('Not owed.'), lines, evidence: [], ...wholeLinesAtRisk(lines) }),
  ],
})

/** Takes the first line of a claim in a finding that stands at all of them. */
const takesFirst = defineGroupRule({
  ...ruleWords,
  id: 'takes-first',
  class: 'error',
  scope: 'claim',
  needs: { fields: [] },
  judge: ({ lines }) =>
    lines
      .slice(0, 1)
      .map((first) =>
        finding({ message: words('Too much.'), lines, evidence: [], ...wholeLineAtRisk(first) }),
      ),
})

/** Takes lines that bill a code: as such, or a share of them. */
function takes(code: string, known: { class?: FindingClass; share?: number; cuts?: PaymentCut }) {
  return defineLineRule({
    ...ruleWords,
    id: `takes-${code}-${known.share ?? 1}-${known.cuts ?? 'line'}`,
    class: known.class ?? 'error',
    cuts: known.cuts ?? 'line',
    needs: { fields: [] },
    judge: (line: ClaimLine) =>
      line.procedureCode === code
        ? finding({
            message: words('Not owed.'),
            lines: [line],
            evidence: [],
            ...(known.share === undefined ? wholeLineAtRisk(line) : shareAtRisk(line, known.share)),
          })
        : pass,
  })
}

function claim(claimId: string, known: LineFields, codes: readonly string[]): LineFields[] {
  return codes.map((procedureCode) => ({ ...base, claimId, ...known, procedureCode }))
}

const codes = ['99213', '36415', '80053']

describe('what findings take of a claim that states its amounts as a whole', () => {
  test('a claim of which each line was billed before takes all that it was paid', () => {
    const known = { claimPaidCents: 20_000, claimChargeCents: 31_000 }
    const lines = [...claim('A', known, codes), ...claim('B', known, codes)]
    const { summary, claims } = auditLines(lines, [exactDuplicate])
    expect(summary.firmCents).toBe(20_000)
    expect(summary.byBasis.paid).toBe(20_000)
    expect(claims.slice(3).flatMap(({ findings }) => findings.map((f) => f.atRisk))).toEqual([
      [{ row: 5, cents: 6667 }],
      [{ row: 6, cents: 6667 }],
      [{ row: 7, cents: 6666 }],
    ])
    expect(claims[3]?.findings[0]?.arithmetic).toBe(
      'all 3 lines of the claim are at fault: $200.00 paid for the claim as a whole',
    )
  })

  test('shares stand by charge where lines have one', () => {
    const lines = claim('A', { claimPaidCents: 1000 }, codes).map((line, at) => ({
      ...line,
      chargeCents: [5000, 3000, 0][at],
    }))
    const rules = [takes('99213', {}), takes('36415', {})]
    const { claims, summary } = auditLines(lines, rules)
    expect(claims.map(({ findings }) => findings[0]?.amountAtRiskCents)).toEqual([
      625,
      375,
      undefined,
    ])
    expect(summary.firmCents).toBe(1000)
  })

  test.each<[string, LineFields, number, number]>([
    ['a part of the claim: nobody knows what it was paid', { claimPaidCents: 1000 }, 2, 0],
    ['a claim that was paid nothing', { claimPaidCents: 0 }, 3, 0],
    ['what was allowed for it, where no payments are stated', { claimAllowedCents: 900 }, 3, 900],
    ['what was allowed on lines', { claimPaidCents: 1000, allowedCents: 300 }, 3, 900],
    ['of lines no more than the claim', { claimPaidCents: 1000, allowedCents: 400 }, 3, 1000],
    ['of paid lines too', { claimPaidCents: 1000, paidCents: 500 }, 3, 1000],
    ['and only as far as they go', { claimPaidCents: 1000, paidCents: 500 }, 1, 500],
  ])('%s', (_, known, taken, cents) => {
    const rules = codes.slice(0, taken).map((code) => takes(code, {}))
    const { summary } = auditLines(claim('A', known, codes), rules)
    expect(summary.firmCents).toBe(cents)
  })

  test('charges for the whole claim make nothing firm', () => {
    const rules = codes.map((code) => takes(code, {}))
    const { summary } = auditLines(claim('A', { claimChargeCents: 500 }, codes), rules)
    expect([summary.firmCents, summary.recordsNeededCents]).toEqual([0, 500])
  })

  test('what is firm goes before what records would settle', () => {
    const rules = [takes('99213', { class: 'lead' }), takes('36415', {}), takes('80053', {})]
    const lines = claim('A', { claimPaidCents: 1000, allowedCents: 450 }, codes)
    const { summary } = auditLines(lines, rules)
    expect([summary.firmCents, summary.recordsNeededCents]).toEqual([900, 100])
  })

  test('one claim as the copy of two others is taken back once', () => {
    const known = { claimPaidCents: 500 }
    const lines = ['A', 'B', 'C'].flatMap((claimId) => claim(claimId, known, ['99213']))
    expect(auditLines(lines, [exactDuplicate]).summary.firmCents).toBe(1000)
  })

  describe('lines of a wide file, which begin at one row', () => {
    const wide = (known: LineFields) =>
      claim('A', { ...known, row: 2 }, codes).map((line, at) => ({
        ...line,
        chargeCents: [5000, 3000, 2000][at],
      }))

    test('each take their own share of what the claim was paid', () => {
      const { claims, summary } = auditLines(wide({ claimPaidCents: 1000 }), [takesClaim])
      expect(claims[0]?.findings[0]?.atRisk).toEqual([
        { row: 2, line: 0, cents: 500 },
        { row: 2, line: 1, cents: 300 },
        { row: 2, line: 2, cents: 200 },
      ])
      expect([summary.firmCents, claims[0]?.findings[0]?.amountAtRiskCents]).toEqual([1000, 1000])
    })

    test('are each cut to their part of what the claim was paid', () => {
      const lines = wide({ claimPaidCents: 600 }).map((line, at) => ({
        ...line,
        paidCents: [500, 300, 200][at],
      }))
      const { claims, summary } = auditLines(lines, [takesClaim])
      expect(claims[0]?.findings[0]?.atRisk.map(({ cents }) => cents)).toEqual([300, 180, 120])
      expect([summary.firmCents, claims[0]?.findings[0]?.amountAtRiskCents]).toEqual([600, 600])
    })

    test('do not take the amount of another line of their row', () => {
      const lines = wide({ paidCents: 500 })
      const { claims, summary } = auditLines(lines, [takesFirst])
      expect(claims.map(({ findings }) => findings[0]?.atRisk)).toEqual(
        codes.map(() => [{ row: 2, line: 0, cents: 500 }]),
      )
      expect(summary.firmCents).toBe(500)
    })
  })

  test('no claim loses more than it was paid, and every total is that of its lines', () => {
    const amount = fc.integer({ min: 0, max: 2000 })
    const line = fc.record({
      claimId: fc.constantFrom('A', 'B'),
      procedureCode: fc.constantFrom(...codes),
      allowedCents: fc.option(amount, { nil: undefined }),
      paidCents: fc.option(amount, { nil: undefined }),
    })
    const rules = [
      takes('99213', {}),
      takes('99213', { share: 0.3, cuts: 'price' }),
      takes('36415', { share: 0.7, cuts: 'units', class: 'lead' }),
      takes('36415', { share: 0.5, cuts: 'price' }),
      takes('80053', { class: 'outlier' }),
    ]
    fc.assert(
      fc.property(fc.array(line, { maxLength: 7 }), amount, (drawn, claimPaidCents) => {
        const lines = drawn.map((each) => ({ ...base, ...each, claimPaidCents }))
        const { claims, summary } = auditLines(lines, rules)
        const taken = claims.map(({ findings, row }) => {
          const of = claimLine({ ...lines[row - 2], row })
          return { claimId: of.claimId, cents: lineSavings(of, findings)?.cents ?? 0 }
        })
        for (const claimId of ['A', 'B']) {
          const sum = taken.reduce(
            (all, each) => all + (each.claimId === claimId ? each.cents : 0),
            0,
          )
          expect(sum).toBeLessThanOrEqual(claimPaidCents)
        }
        expect(taken.reduce((all, { cents }) => all + cents, 0)).toBe(summary.potentialSavingsCents)
      }),
    )
  })
})
