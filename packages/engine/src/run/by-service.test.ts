import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimLine, historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import type { LineGroup } from '../batch/line-groups.ts'
import { cannotTell, finding, notApplicable, pass } from '../rule/outcome.ts'
import { procedureNumber } from '../claim/procedure-number.ts'
import { defineRule, type Rule } from '../rule/rule.ts'
import { runAudit } from './run-audit.ts'
import type { DiagnosisFacts } from '../reference/diagnosis-rows.ts'
import { ruleWords } from '../testing/rule-words.ts'
import { codeTable, released } from '../testing/tables.ts'

const words = { ...ruleWords, needs: { fields: [], tables: [] } } as const

const noVisit = notApplicable('no visit')
const visit = procedureNumber('99213')

/** Finds every visit of a patient from the second on. */
function secondVisits(seen: LineGroup[]) {
  return defineRule({
    ...words,
    id: 'second-visits',
    scope: 'patient',
    byService: ({ procedure }) => (procedure === visit ? undefined : noVisit),
    check(patient) {
      seen.push(patient)
      let visits = 0
      return patient.lines.map((line) => {
        if (line.procedure !== visit) return noVisit
        visits++
        if (visits === 1) return pass
        const evidence = [{ row: line.row, field: 'procedureCode', value: '99213' }]
        return finding({ message: 'Another visit.', lines: [line], evidence })
      })
    },
  })
}

type Fields = Partial<Omit<ClaimLine, 'procedure'>>

function audit(lines: readonly Fields[], rules: readonly Rule[], history: readonly Fields[] = []) {
  return runAudit({
    lines: lines.map((fields, index) => claimLine({ row: index + 2, ...fields, index })),
    history: history.map((fields) => claimLine({ row: 0, ...fields, index: historyIndex })),
    rules,
    tables: {},
    auditDay: day('2024-12-31'),
  })
}

const line = (patientKey: string, procedureCode: string): Fields => ({ patientKey, procedureCode })

describe('what a service decides by itself', () => {
  test('a subject of which nothing is left open is not shown to the rule', () => {
    const seen: LineGroup[] = []
    const lines = [line('A', '85025'), line('B', '85025'), line('B', '99213'), line('A', '36415')]
    const { coverage, claims } = audit(lines, [secondVisits(seen)])
    expect(seen.map((patient) => patient.lines.length)).toEqual([2])
    expect(coverage[0]).toMatchObject({ checked: 1, notApplicable: 3, couldNotCheck: 0 })
    expect(claims[0]?.auditSummary).toBe('None of 0 checks could be made.')
    expect(claims[2]?.auditSummary).toBe('Nothing wrong was found in 1 check.')
  })

  test('lines of earlier uploads leave a subject open, and are not counted', () => {
    const seen: LineGroup[] = []
    const { coverage } = audit([line('A', '85025')], [secondVisits(seen)], [line('A', '99213')])
    expect(seen).toHaveLength(1)
    expect(coverage[0]).toMatchObject({ checked: 0, notApplicable: 1, couldNotCheck: 0 })
  })

  test('more rules of a scope than a number has bits are all asked', () => {
    const rules = Array.from({ length: 40 }, (_, number) =>
      defineRule({
        ...words,
        id: `rule-${number}`,
        scope: 'line',
        byService: ({ modifiers }) => (modifiers.includes(String(number)) ? undefined : pass),
        check: ({ modifiers }) =>
          modifiers.includes(String(number)) ? cannotTell('its own modifier') : pass,
      }),
    )
    const { coverage } = audit([{ modifiers: ['0', '39'] }, { modifiers: ['30'] }], rules)
    const untold = coverage.filter(({ couldNotCheck }) => couldNotCheck === 1)
    expect(untold.map(({ ruleId }) => ruleId)).toEqual(['rule-0', 'rule-30', 'rule-39'])
    expect(coverage.every((rule) => rule.checked + rule.couldNotCheck === 2)).toBe(true)
  })

  test('one code with more modifiers than are remembered is counted whole', () => {
    const modifiers = Array.from({ length: 300 }, (_, number) => [String((number % 100) + 100)])
    const rule = defineRule({
      ...words,
      id: 'by-modifier',
      scope: 'line',
      byService: (service) => (service.modifiers.includes('142') ? undefined : noVisit),
      check: () => pass,
    })
    const { coverage } = audit(
      modifiers.map((own) => ({ procedureCode: '99213', modifiers: own })),
      [rule],
    )
    expect(coverage[0]).toMatchObject({ checked: 3, notApplicable: 297, couldNotCheck: 0 })
  })

  test('a pass by a table that does not speak for the day is none', () => {
    const rule = defineRule({
      ...words,
      id: 'by-table',
      scope: 'line',
      needs: { fields: [], tables: ['diagnosisCodes'] },
      byService: () => pass,
      check: () => pass,
    })
    const release = released('diagnosisCodes', codeTable<DiagnosisFacts>({}), {
      from: '2024-01-01',
      to: '2024-12-31',
    })
    const { coverage } = runAudit({
      lines: ['2024-06-01', '2023-06-01'].map((on, index) =>
        claimLine({ index, row: index + 2, serviceFromDay: day(on) }),
      ),
      rules: [rule],
      tables: { diagnosisCodes: release },
      auditDay: day('2024-12-31'),
    })
    expect(coverage[0]).toMatchObject({ checked: 1, couldNotCheck: 1 })
  })

  test('two services that concern each other are shown, either of them alone is not', () => {
    const seen: LineGroup[] = []
    const rule = defineRule({
      ...words,
      id: 'visit-beside-blood-count',
      scope: 'patient',
      byService: () => pass,
      together: (one, other) => one.procedure !== other.procedure,
      check(patient) {
        seen.push(patient)
        return pass
      },
    })
    const lines = [line('A', '85025'), line('A', '85025'), line('B', '99213'), line('B', '85025')]
    const { coverage } = audit([...lines, line('C', '99213')], [rule])
    expect(seen.map(({ lines: [first] }) => first?.patientKey)).toEqual(['B'])
    expect(coverage[0]).toMatchObject({ checked: 5, notApplicable: 0, couldNotCheck: 0 })
  })

  test('of very many lines no two are compared: the rule sees them all', () => {
    const seen: LineGroup[] = []
    const rule = defineRule({
      ...words,
      id: 'never-together',
      scope: 'patient',
      byService: () => pass,
      together: () => false,
      check(patient) {
        seen.push(patient)
        return pass
      },
    })
    const many = Array.from({ length: 40 }, () => line('A', '99213'))
    const { coverage } = audit([...many, line('B', '99213')], [rule])
    expect(seen.map(({ lines }) => lines.length)).toEqual([40])
    expect(coverage[0]).toMatchObject({ checked: 41 })
  })

  test('a line whose diagnoses decide is not shown to the rule about them', () => {
    const seen: ClaimLine[] = []
    const rule = defineRule({
      ...words,
      id: 'first-diagnosis',
      scope: 'line',
      byDiagnoses: ({ diagnoses }) => (diagnoses[0] === 'E119' ? undefined : noVisit),
      check(subject) {
        seen.push(subject)
        return pass
      },
    })
    const lists = [['E119'], ['I10', 'E119'], ['E119', 'I10'], [], ['E119']]
    const { coverage, claims } = audit(
      lists.map((diagnoses) => ({ diagnoses })),
      [rule],
    )
    expect(seen.map(({ index }) => index)).toEqual([0, 2, 4])
    expect(coverage[0]).toMatchObject({ checked: 3, notApplicable: 2, couldNotCheck: 0 })
    expect(claims[1]?.auditSummary).toBe('None of 0 checks could be made.')
  })

  test('asked with or without it, a rule comes to the same', () => {
    const codes = fc.constantFrom('99213', '85025', '36415', undefined)
    const anyLine = fc.record({ patientKey: fc.constantFrom('A', 'B', 'C'), procedureCode: codes })
    fc.assert(
      fc.property(fc.array(anyLine), fc.array(anyLine), (lines, history) => {
        const short = secondVisits([])
        const long = { ...short, byService: () => undefined }
        expect(audit(lines, [short], history)).toEqual(audit(lines, [long], history))
      }),
    )
  })
})
