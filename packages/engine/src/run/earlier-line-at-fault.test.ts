import { expect, test } from 'vitest'
import { day } from '../claim/day.ts'
import { wholeLineAtRisk } from '../findings/line-at-risk.ts'
import { finding } from '../rule/outcome.ts'
import { defineGroupRule } from '../rule/rule.ts'
import type { FindingClass } from '../result/finding.ts'
import { words } from '../sentences/say.ts'
import { auditLines } from '../testing/audit-lines.ts'
import { ruleWords } from '../testing/rule-words.ts'

/** A rule that takes lines of one code back for the sake of one of another. */
function takes(code: string, sakeOf: string, findingClass: FindingClass = 'error') {
  return defineGroupRule({
    ...ruleWords,
    id: `${code}-for-${sakeOf}`,
    class: findingClass,
    scope: 'patient',
    needs: { fields: [] },
    judge: ({ lines }) =>
      lines
        .filter(({ procedureCode }) => procedureCode === code)
        .map((line) =>
          finding({
            message: words('The stay pays for it.'),
            lines: [line],
            related: lines.filter(({ procedureCode }) => procedureCode === sakeOf),
            evidence: [],
            ...wholeLineAtRisk(line),
          }),
        ),
  })
}

const base = { patientKey: 'P1', claimStatus: 'paid', serviceFromDay: day('2024-03-04') } as const
const test80048 = { ...base, claimId: 'C1', procedureCode: '80048', paidCents: 2700 }
const stay = { ...base, claimId: 'C2', procedureCode: '99221', paidCents: 90000 }

function said(rules: ReturnType<typeof takes>[], history: (typeof stay)[] = [test80048]) {
  const { findingsByLine, summary } = auditLines([stay], rules, { history })
  const found = findingsByLine.flatMap((findings) => findings ?? [])
  return {
    found: found.map((each) => [
      each.class,
      each.title,
      each.message,
      each.amountAtRiskCents,
      each.rows,
    ]),
    cents: summary.potentialSavingsCents,
  }
}

test('what a line completes on an earlier upload is a lead on it, whose money no total holds', () => {
  expect(said([takes('80048', '99221')])).toEqual({
    found: [
      [
        'lead',
        `Earlier claim: ${ruleWords.title}`,
        'This line completes a finding on claim C1 of an earlier upload: “The stay pays for it.” At stake there: $27.00, in no total of this file.',
        0,
        [2],
      ],
    ],
    cents: 0,
  })
})

test('what earlier lines alone show was said before, and a notice is no lead', () => {
  expect(
    said([takes('80048', '36415')], [test80048, { ...test80048, procedureCode: '36415' }]).found,
  ).toEqual([])
  expect(said([takes('80048', '99221', 'notice')]).found).toEqual([])
})

test('a line that is taken back for another reason completes it all the same', () => {
  const rules = [takes('80048', '99221'), takes('99221', '36415')]
  const { found, cents } = said(rules, [test80048, { ...test80048, procedureCode: '36415' }])
  expect(found.map(([kind]) => kind)).toEqual(['lead', 'error'])
  expect(cents).toBe(90000)
})

test('a line that is taken back for the sake of the other completes nothing on it', () => {
  const { found, cents } = said([takes('80048', '99221'), takes('99221', '80048')])
  expect(found).toEqual([['error', ruleWords.title, 'The stay pays for it.', 90000, [2]]])
  expect(cents).toBe(90000)
})
