import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import type { DiagnosisFacts } from '../reference/diagnosis-rows.ts'
import { cannotTell, finding, notApplicable, pass } from '../rule/outcome.ts'
import { defineLineRule } from '../rule/rule.ts'
import { diagnosis, say, words } from '../sentences/say.ts'
import { auditLines } from '../testing/audit-lines.ts'
import { runAudit } from './run-audit.ts'
import { ruleWords } from '../testing/rule-words.ts'
import { codeTable, released } from '../testing/tables.ts'

const expensive = defineLineRule({
  ...ruleWords,
  id: 'expensive',
  needs: { fields: ['chargeCents'] },
  judge(line) {
    if (line.chargeCents === undefined) return cannotTell('no charge')
    if (line.chargeCents < 0) return notApplicable('a credit')
    if (line.chargeCents <= 100_00) return pass
    return finding({
      message: words('Too much.'),
      lines: [line],
      evidence: [{ row: line.row, field: 'chargeCents', value: String(line.chargeCents) }],
      atRisk: [{ line, cents: line.chargeCents }],
      arithmetic: words('all of it'),
    })
  },
})

const unknownDiagnosis = defineLineRule({
  ...ruleWords,
  id: 'unknown-diagnosis',
  needs: { fields: ['diagnoses'], tables: ['diagnosisCodes'] },
  judge(line, { tables }) {
    const unknown = line.diagnoses.find((code) => tables.diagnosisCodes.find(code) === undefined)
    if (unknown === undefined) return pass
    if (!tables.diagnosisCodes.complete) return cannotTell('not in the starter pack')
    const evidence = [{ row: line.row, field: 'diagnoses', value: unknown }]
    return finding({
      message: say`No such code as ${diagnosis(unknown)}.`,
      lines: [line],
      evidence,
    })
  },
})

describe('what a rule is handed', () => {
  test('a column that no line has makes every line cannot-tell', () => {
    const { coverage } = auditLines([{}, {}], [expensive])
    expect(coverage[0]).toMatchObject({
      checked: 0,
      couldNotCheck: 2,
      because: '2 lines: the file has no charge',
    })
  })

  test('a table that was never imported makes every line cannot-tell', () => {
    const { coverage } = auditLines([{ diagnoses: ['A00'] }], [unknownDiagnosis])
    expect(coverage[0]?.because).toBe('1 line: table not imported: ICD-10-CM diagnosis codes')
  })

  test('a line without a date of service cannot be judged by a dated table', () => {
    const tables = { diagnosisCodes: released('diagnosisCodes', codeTable<DiagnosisFacts>({})) }
    const { coverage } = auditLines([{ diagnoses: ['A00'] }], [unknownDiagnosis], { tables })
    expect(coverage[0]?.because).toBe('1 line: no date of service')
  })
})

describe('tables and dates of service', () => {
  const line = { diagnoses: ['A00'], serviceFromDay: day('2018-05-01') }
  const later = released('diagnosisCodes', codeTable<DiagnosisFacts>({}), {
    from: '2024-01-01',
    release: 'FY2024',
  })

  test('a release that is not in force turns an error into a lead that says so', () => {
    const { claims } = auditLines([line], [unknownDiagnosis], { tables: { diagnosisCodes: later } })
    expect(claims[0]?.errorFlag).toBe('Needs Review')
    expect(claims[0]?.findings[0]?.message).toContain('do not cover this date of service')
    expect(claims[0]?.findings[0]?.sources[0]?.release).toBe('FY2024 (test.csv)')
  })

  test('a release that is not in force never lets a line pass', () => {
    const known = released('diagnosisCodes', codeTable({ A00: { billable: true } }), {
      from: '2024-01-01',
    })
    const { coverage } = auditLines([line], [unknownDiagnosis], {
      tables: { diagnosisCodes: known },
    })
    expect(coverage[0]).toMatchObject({ checked: 0, couldNotCheck: 1 })
  })

  test('what the starter pack cannot tell is asked of the nearest imported release', () => {
    const starter = released('diagnosisCodes', codeTable({ B00: { billable: true } }, false), {
      from: '2010-01-01',
      starter: true,
    })
    const tables = { diagnosisCodes: { releases: [...starter.releases, ...later.releases] } }
    const { claims, coverage } = auditLines([line], [unknownDiagnosis], { tables })
    expect(claims[0]?.findings).toHaveLength(1)
    expect(claims[0]?.findings[0]?.class).toBe('lead')
    expect(coverage[0]).toMatchObject({ checked: 1, couldNotCheck: 0 })
  })
})

describe('what is said of lines', () => {
  test('a rule that throws is a defect, never a pass', () => {
    const broken = defineLineRule({
      ...ruleWords,
      id: 'broken',
      needs: { fields: [] },
      judge: () => {
        throw new TypeError('oops')
      },
    })
    const { claims, coverage, defects } = auditLines([{}], [broken])
    expect(defects).toEqual([{ ruleId: 'broken', message: 'oops', row: 2 }])
    expect(coverage[0]).toMatchObject({ checked: 0, couldNotCheck: 1 })
    expect(claims[0]?.auditSummary).toBe('Not enough to check: none of 1 check could be made.')
  })

  test('lines of earlier uploads are seen and never judged', () => {
    const { claims, coverage } = auditLines([{ chargeCents: 1 }], [expensive], {
      history: [{ chargeCents: 500_00 }],
    })
    expect(claims.map((claim) => claim.errorFlag)).toEqual(['Clean'])
    expect(coverage[0]?.checked).toBe(1)
  })

  test('a line out of place is refused', () => {
    const lines = [claimLine({ index: 3 })]
    expect(() => runAudit({ lines, rules: [], tables: {}, auditDay: 0 })).toThrow(RangeError)
  })

  test('every line is in one count of every rule, and no line loses more than was paid', () => {
    const cents = fc.option(fc.integer({ min: -500_00, max: 500_00 }), { nil: undefined })
    const fields = fc.record({ chargeCents: cents, paidCents: cents, allowedCents: cents })
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 30 }), (lines) => {
        const { claims, coverage, summary } = auditLines(lines, [expensive])
        expect(claims).toHaveLength(lines.length)
        for (const { checked, notApplicable: out, couldNotCheck } of coverage) {
          expect(checked + out + couldNotCheck).toBe(lines.length)
        }
        const mostAtRisk = lines.reduce(
          (sum, line) =>
            sum + Math.max(0, line.paidCents ?? line.allowedCents ?? line.chargeCents ?? 0),
          0,
        )
        expect(summary.potentialSavingsCents).toBeLessThanOrEqual(mostAtRisk)
        expect(summary.flagged + summary.needsReview + summary.clean).toBe(lines.length)
        const byCategory = Object.values(summary.byCategory).reduce(
          (sum, { savingsCents }) => sum + savingsCents,
          0,
        )
        expect(byCategory).toBe(summary.potentialSavingsCents)
      }),
    )
  })
})
