import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import {
  cannotTell,
  eachLine,
  eachOpenLine,
  finding,
  findingsAmong,
  look,
  notApplicable,
  pass,
  type GroupVerdict,
  type Outcome,
} from '../../rule/outcome.ts'
import { defineGroupRule, type GroupRule } from '../../rule/rule.ts'
import { words } from '../../sentences/say.ts'
import { auditLines, type LineFields } from '../../testing/audit-lines.ts'
import { ruleWords } from '../../testing/rule-words.ts'

const about = { ...ruleWords, needs: { fields: [] } } as const
const noVisit = notApplicable('no visit')
const unclear = cannotTell('unclear')
const visit = procedureNumber('99213')

type PatientRule = GroupRule<'patient', never, never>

/** Looks at visits only. */
function ruleOn(
  judge: (lines: readonly ClaimLine[]) => GroupVerdict,
  id = 'on-visits',
): PatientRule {
  return defineGroupRule({
    ...about,
    id,
    scope: 'patient',
    triage: ({ procedure }) => (procedure === visit ? look : noVisit),
    judge: ({ lines }) => judge(lines),
  })
}

function foundAt(...lines: readonly ClaimLine[]) {
  return finding({ message: words('Found.'), lines, evidence: [] })
}

/** Two visits with a blood count between them. */
const lines = ['99213', '85025', '99213'].map((procedureCode, at) => ({
  patientKey: 'A',
  procedureCode,
  paidDay: 19_800 + at,
}))

const counts = (checked: number, out: number, couldNotCheck: number) => ({
  checked,
  notApplicable: out,
  couldNotCheck,
})

describe('what a group comes to', () => {
  test('findings stand at their lines, open lines pass, the others are what triage said', () => {
    const { claims, coverage } = auditLines(lines, [
      ruleOn(([first]) => (first ? [foundAt(first)] : [])),
    ])
    expect(claims.map(({ findings }) => findings.length)).toEqual([1, 0, 0])
    expect(coverage[0]).toMatchObject(counts(2, 1, 0))
  })

  test('a finding may stand at a line that triage had settled', () => {
    const { claims, coverage } = auditLines(lines, [
      ruleOn(([, second]) => (second ? [foundAt(second)] : [])),
    ])
    expect(claims.map(({ findings }) => findings.length)).toEqual([0, 1, 0])
    expect(claims[1]?.auditSummary).toBe('Found.')
    expect(coverage[0]).toMatchObject(counts(3, 0, 0))
  })

  test('one finding at several lines is one finding', () => {
    const { claims, summary } = auditLines(lines, [ruleOn((all) => foundAt(...all))])
    const [first, second] = claims.map(({ findings: [found] }) => found)
    expect(first).toBe(second)
    expect(summary.byClass.error).toMatchObject({ findings: 1, lines: 3 })
  })

  test('one answer is for all lines that triage left open', () => {
    const { coverage } = auditLines(lines, [ruleOn(() => unclear)])
    expect(coverage[0]).toMatchObject(counts(0, 1, 2))
  })

  test('findings stand among others, which come to what the rule says where triage left them open', () => {
    const of = (from: number, to: number) =>
      auditLines(lines, [
        ruleOn((all) =>
          findingsAmong(
            all.slice(from, to).map((own) => foundAt(own)),
            unclear,
          ),
        ),
      ]).coverage[0]
    expect(of(0, 0)).toMatchObject(counts(0, 1, 2))
    expect(of(0, 1)).toMatchObject(counts(1, 1, 1))
    expect(of(1, 2)).toMatchObject(counts(1, 0, 2))
    expect(of(0, 3)).toMatchObject(counts(3, 0, 0))
  })

  test('open lines may be answered one by one', () => {
    const asked: string[] = []
    const { coverage } = auditLines(
      lines,
      [
        ruleOn(() =>
          eachOpenLine((own, service) => {
            expect(service.procedure).toBe(own.procedure)
            asked.push(`${own.row}`)
            return asked.length === 1 ? pass : unclear
          }),
        ),
      ],
      { history: [{ patientKey: 'A', procedureCode: '99213' }] },
    )
    expect(asked).toEqual(['0', '2', '4'])
    expect(coverage[0]).toMatchObject(counts(0, 1, 2))
  })

  test('all lines may be answered one by one, whatever triage said', () => {
    const { coverage } = auditLines(lines, [
      ruleOn(() => eachLine(({ procedure }) => (procedure === visit ? noVisit : unclear))),
    ])
    expect(coverage[0]).toMatchObject(counts(0, 2, 1))
  })

  test('a rule that throws cannot tell of open lines, is a defect, and the others go on', () => {
    const broken = ruleOn(() => {
      throw new TypeError('oops')
    }, 'broken')
    const { coverage, defects, claims } = auditLines(lines, [
      ruleOn(() => pass, 'before'),
      broken,
      ruleOn(() => pass, 'after'),
    ])
    expect(defects).toEqual([{ ruleId: 'broken', message: 'oops', row: 2 }])
    expect(coverage.map(({ checked, couldNotCheck }) => [checked, couldNotCheck])).toEqual([
      [2, 0],
      [0, 2],
      [2, 0],
    ])
    expect(claims[0]?.auditSummary).toBe('Not enough to check: only 2 of 3 checks could be made.')
  })

  test('a rule that throws while it answers line by line is a defect as well', () => {
    const broken = ruleOn(() =>
      eachOpenLine(() => {
        throw new TypeError('oops')
      }),
    )
    const { coverage, defects } = auditLines(lines, [broken])
    expect(defects).toHaveLength(1)
    expect(coverage[0]).toMatchObject(counts(0, 1, 2))
  })
})

describe('of any lines', () => {
  const anyLine = fc.record({
    patientKey: fc.constantFrom('A', 'B', 'C'),
    procedureCode: fc.constantFrom('99213', '85025', '36415', undefined),
  })
  const secondVisits = ruleOn(
    (all) =>
      all
        .filter(isVisit)
        .slice(1)
        .map((own) => foundAt(own)),
    'second-visits',
  )
  const besideVisit = ruleOn(
    (all) =>
      all.some(isVisit) ? all.filter((own) => !isVisit(own)).map((own) => foundAt(own)) : [],
    'beside-visit',
  )
  const overriding = ruleOn(
    (all) => (all.some(isVisit) ? eachLine(oneAfterAnother()) : noVisit),
    'overriding',
  )
  const inTurn = ruleOn(() => eachOpenLine(oneAfterAnother()), 'in-turn')

  function oneAfterAnother() {
    let at = 0
    return (own: ClaimLine): Outcome => [pass, unclear, noVisit, foundAt(own)][at++ % 4] ?? pass
  }

  function isVisit({ procedure }: ClaimLine): boolean {
    return procedure === visit
  }

  const triaged: readonly PatientRule[] = [secondVisits, besideVisit, overriding]
  const asked = triaged.map((rule): PatientRule => ({ ...rule, triage: () => look }))

  function eachCase(check: (all: readonly LineFields[], history: readonly LineFields[]) => void) {
    fc.assert(fc.property(fc.array(anyLine), fc.array(anyLine), check))
  }

  test('each stands in one count of each rule', () => {
    eachCase((all, history) => {
      const { coverage, defects } = auditLines(all, [...triaged, inTurn], { history })
      expect(defects).toEqual([])
      for (const { checked, notApplicable: out, couldNotCheck } of coverage)
        expect(checked + out + couldNotCheck).toBe(all.length)
    })
  })

  test('a rule that triages finds what it finds without triage', () => {
    eachCase((all, history) => {
      const findings = (under: readonly PatientRule[]) =>
        auditLines(all, under, { history }).findingsByLine
      expect(findings(asked)).toEqual(findings(triaged))
    })
  })
})
