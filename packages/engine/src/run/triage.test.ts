import { describe, expect, test } from 'vitest'
import type { LineGroup } from '../batch/line-groups.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import { procedureNumber } from '../claim/procedure-number.ts'
import type { DiagnosisFacts } from '../reference/diagnosis-rows.ts'
import type { DrugFacts } from '../reference/drug-rows.ts'
import { cannotTell, finding, look, lookAt, notApplicable, pass } from '../rule/outcome.ts'
import { defineGroupRule, defineLineRule, type GroupRule } from '../rule/rule.ts'
import { words } from '../sentences/say.ts'
import { auditLines, type LineFields } from '../testing/audit-lines.ts'
import { ruleWords } from '../testing/rule-words.ts'
import { codeTable, released } from '../testing/tables.ts'

const about = { ...ruleWords, needs: { fields: [] } } as const

const noVisit = notApplicable('no visit')
const noModifier = cannotTell('no modifier')
const visit = procedureNumber('99213')

const line = (patientKey: string, procedureCode: string): LineFields => ({
  patientKey,
  procedureCode,
})

/** Looks at patients with a visit, takes note of them, and passes. */
function patientsWithVisits(seen: LineGroup[]): GroupRule<'patient', never, never> {
  return defineGroupRule({
    ...about,
    id: 'patients-with-visits',
    scope: 'patient',
    triage: ({ procedure }) => (procedure === visit ? look : noVisit),
    judge(patient) {
      seen.push(patient)
      return []
    },
  })
}

describe('triage of drugs', () => {
  const atorvastatin: DrugFacts = {
    ingredient: 'atorvastatin',
    brandName: 'Lipitor',
    strength: '10 mg',
    form: 'TABLET',
    schedule: undefined,
  }
  const drugs = released('drugs', codeTable({ '00071015523': atorvastatin }))
  const unknown = cannotTell('no such drug')

  test('is asked once for each drug, sees the tables, and hands over what it found', () => {
    const seen: (string | undefined)[] = []
    const rule = defineLineRule({
      ...about,
      auditTypes: ['pharmacy'],
      id: 'known-drug',
      needs: { fields: [], tables: ['drugs'] },
      triageDrug({ ndc, drugName, service: { standing } }, { tables }) {
        seen.push(drugName)
        if (standing.isDenied) return noVisit
        return ndc !== undefined && tables.drugs.find(ndc) ? lookAt(drugName) : unknown
      },
      judge: (subject, _, found) =>
        finding({ message: words(`It is ${found}.`), lines: [subject], evidence: [] }),
    })
    const fill = { auditType: 'pharmacy', serviceFromDay: day('2024-05-01') } as const
    const lipitor = { ...fill, ndc: '00071015523', drugName: 'LIPITOR' }
    const other = { ...fill, drugName: 'OTHER' }
    const { claims, coverage } = auditLines(
      [lipitor, other, { ...lipitor, claimStatus: 'denied' }, lipitor, other, lipitor],
      [rule],
      { tables: { drugs } },
    )
    expect(seen).toEqual(['LIPITOR', 'OTHER', 'LIPITOR'])
    expect(claims.map(({ findings: [found] }) => found?.message)).toEqual([
      'It is LIPITOR.',
      undefined,
      undefined,
      'It is LIPITOR.',
      undefined,
      'It is LIPITOR.',
    ])
    expect(coverage[0]).toMatchObject({ checked: 3, notApplicable: 1, couldNotCheck: 2 })
  })
})

describe('triage of services', () => {
  test('a subject of which nothing is left open is not judged', () => {
    const seen: LineGroup[] = []
    const lines = [line('A', '85025'), line('B', '85025'), line('B', '99213'), line('A', '36415')]
    const { coverage, claims } = auditLines(lines, [patientsWithVisits(seen)])
    expect(seen.map((patient) => patient.lines.length)).toEqual([2])
    expect(coverage[0]).toMatchObject({ checked: 1, notApplicable: 3, couldNotCheck: 0 })
    expect(claims[0]?.auditSummary).toBe('Not enough to check: none of 0 checks could be made.')
    expect(claims[2]?.auditSummary).toBe('Nothing wrong was found in 1 check.')
  })

  test('lines of earlier uploads leave a subject open, and are not counted', () => {
    const seen: LineGroup[] = []
    const history = [line('A', '99213')]
    const { coverage } = auditLines([line('A', '85025')], [patientsWithVisits(seen)], { history })
    expect(seen).toHaveLength(1)
    expect(coverage[0]).toMatchObject({ checked: 0, notApplicable: 1, couldNotCheck: 0 })
  })

  test('what it finds out is handed over, and a line that it settled is never seen', () => {
    const rule = defineLineRule({
      ...about,
      id: 'first-modifier',
      triage({ procedure, modifiers: [first] }) {
        if (procedure !== visit) return noVisit
        return first === undefined ? noModifier : lookAt({ first })
      },
      judge: (subject, _, { first }) =>
        finding({ message: words(`It is ${first}.`), lines: [subject], evidence: [] }),
    })
    const visits = [['25'], [], ['59', '25']].map((modifiers) => ({
      ...line('A', '99213'),
      modifiers,
    }))
    const { claims, coverage } = auditLines([...visits, line('A', '85025')], [rule])
    expect(claims.map(({ findings: [found] }) => found?.message)).toEqual([
      'It is 25.',
      undefined,
      'It is 59.',
      undefined,
    ])
    expect(coverage[0]).toMatchObject({ checked: 2, notApplicable: 1, couldNotCheck: 1 })
  })

  test.each([40, 100])('%d rules about lines are all asked', (number) => {
    const rules = Array.from({ length: number }, (_, at) =>
      defineLineRule({
        ...about,
        id: `rule-${at}`,
        triage: ({ modifiers }) => (modifiers.includes(String(at)) ? look : pass),
        judge: () => noModifier,
      }),
    )
    const last = number - 1
    const { coverage } = auditLines([{ modifiers: ['0', `${last}`] }, { modifiers: ['30'] }], rules)
    const untold = coverage.filter(({ couldNotCheck }) => couldNotCheck === 1)
    expect(untold.map(({ ruleId }) => ruleId)).toEqual(['rule-0', 'rule-30', `rule-${last}`])
    expect(coverage.every((rule) => rule.checked + rule.couldNotCheck === 2)).toBe(true)
  })

  test.each([40, 100])('%d rules about patients are all asked', (number) => {
    const rules = Array.from({ length: number }, (_, at) =>
      defineGroupRule({
        ...about,
        id: `rule-${at}`,
        scope: 'patient',
        triage: ({ modifiers }) => (modifiers.includes(String(at)) ? look : pass),
        triagePair: (one, other) =>
          one.modifiers.includes(`pair ${at}`) && other.modifiers.includes(`pair ${at}`),
        judge: (patient) => patient.lines.map((own) => foundAt(own)),
      }),
    )
    const last = number - 1
    const lines = [['0', `${last}`], ['30'], ['pair 35'], [], ['pair 35']]
    const { claims } = auditLines(
      lines.map((modifiers, at) => ({ modifiers, patientKey: at < 2 ? 'A' : 'B' })),
      rules,
    )
    const rulesFinding = claims.map(({ findings }) => findings.map(({ ruleId }) => ruleId))
    expect(rulesFinding.slice(0, 2)).toEqual([
      ['rule-0', 'rule-30', `rule-${last}`],
      ['rule-0', 'rule-30', `rule-${last}`],
    ])
    expect(rulesFinding.slice(2)).toEqual([['rule-35'], ['rule-35'], ['rule-35']])
  })

  test('one code with more modifiers than are remembered is counted whole', () => {
    const modifiers = Array.from({ length: 300 }, (_, number) => [String((number % 100) + 100)])
    const rule = defineLineRule({
      ...about,
      id: 'by-modifier',
      triage: (service) => (service.modifiers.includes('142') ? look : noVisit),
      judge: () => pass,
    })
    const { coverage } = auditLines(
      modifiers.map((own) => ({ procedureCode: '99213', modifiers: own })),
      [rule],
    )
    expect(coverage[0]).toMatchObject({ checked: 3, notApplicable: 297, couldNotCheck: 0 })
  })
})

function foundAt(own: ClaimLine) {
  return finding({ message: words('Found.'), lines: [own], evidence: [] })
}

describe('triage of pairs', () => {
  /** Finds nothing alone; two different codes of a patient call for a look. */
  function differentCodes(seen: LineGroup[]): GroupRule<'patient', never, never> {
    return defineGroupRule({
      ...about,
      id: 'different-codes',
      scope: 'patient',
      triage: () => pass,
      triagePair: (one, other) => one.procedure !== other.procedure,
      judge(patient) {
        seen.push(patient)
        return []
      },
    })
  }

  test('two services that concern each other are shown, either of them alone is not', () => {
    const seen: LineGroup[] = []
    const lines = [line('A', '85025'), line('A', '85025'), line('B', '99213'), line('B', '85025')]
    const { coverage } = auditLines([...lines, line('C', '99213')], [differentCodes(seen)])
    expect(seen.map(({ lines: [first] }) => first?.patientKey)).toEqual(['B'])
    expect(coverage[0]).toMatchObject({ checked: 5, notApplicable: 0, couldNotCheck: 0 })
  })

  test('a line of an earlier upload is one of a pair', () => {
    const seen: LineGroup[] = []
    const history = [line('A', '99213')]
    const { coverage } = auditLines([line('A', '85025')], [differentCodes(seen)], { history })
    expect(seen.map(({ lines }) => lines.length)).toEqual([2])
    expect(coverage[0]).toMatchObject({ checked: 1 })
  })

  test('of very many lines no two are compared: the rule sees them all', () => {
    const seen: LineGroup[] = []
    const many = Array.from({ length: 40 }, () => line('A', '99213'))
    const { coverage } = auditLines([...many, line('B', '99213')], [differentCodes(seen)])
    expect(seen.map(({ lines }) => lines.length)).toEqual([40])
    expect(coverage[0]).toMatchObject({ checked: 41 })
  })
})

test('a line whose diagnoses decide is not shown to the rule about them', () => {
  const seen: ClaimLine[] = []
  const rule = defineLineRule({
    ...about,
    id: 'first-diagnosis',
    triageDiagnoses: ({ diagnoses: [first] }) => (first === 'E119' ? lookAt(first) : noVisit),
    judge(subject, _, first) {
      expect(first).toBe('E119')
      seen.push(subject)
      return pass
    },
  })
  const lists = [['E119'], ['I10', 'E119'], ['E119', 'I10'], [], ['E119']]
  const { coverage, claims, defects } = auditLines(
    lists.map((diagnoses) => ({ diagnoses })),
    [rule],
  )
  expect(defects).toEqual([])
  expect(seen.map(({ index }) => index)).toEqual([0, 2, 4])
  expect(coverage[0]).toMatchObject({ checked: 3, notApplicable: 2, couldNotCheck: 0 })
  expect(claims[1]?.auditSummary).toBe('Not enough to check: none of 0 checks could be made.')
})

describe('triage and tables', () => {
  const billable: DiagnosisFacts = { billable: true }
  const starter = released('diagnosisCodes', codeTable<DiagnosisFacts>({}, false), {
    from: '2010-01-01',
    starter: true,
  })
  const imported = released('diagnosisCodes', codeTable({ A00: billable }), {
    from: '2024-01-01',
    to: '2024-12-31',
  })
  const both = { diagnosisCodes: { releases: [...starter.releases, ...imported.releases] } }
  const needs = { fields: [], tables: ['diagnosisCodes'] } as const
  const notListed = cannotTell('not listed')

  test('a pass by a table that does not cover the day is none', () => {
    const rule = defineLineRule({
      ...about,
      needs,
      id: 'by-table',
      triage: () => pass,
      judge: () => pass,
    })
    const { coverage } = auditLines(
      ['2024-06-01', '2023-06-01'].map((on) => ({ serviceFromDay: day(on) })),
      [rule],
      { tables: { diagnosisCodes: imported } },
    )
    expect(coverage[0]).toMatchObject({ checked: 1, couldNotCheck: 1 })
  })

  test('of two releases each has its own triage, and hands over what it found', () => {
    const rule = defineLineRule({
      ...about,
      needs,
      id: 'listed',
      triage(_, { diagnosisCodes }) {
        const facts = diagnosisCodes.find('A00')
        return facts ? lookAt(facts) : notListed
      },
      judge(own, _, facts) {
        expect(facts).toBe(billable)
        return foundAt(own)
      },
    })
    const { claims, coverage, defects } = auditLines(
      [{ serviceFromDay: day('2020-05-01') }, { serviceFromDay: day('2024-05-01') }],
      [rule],
      { tables: both },
    )
    expect(defects).toEqual([])
    expect(claims.map(({ findings: [found] }) => found?.class)).toEqual(['lead', 'error'])
    expect(coverage[0]).toMatchObject({ checked: 2, couldNotCheck: 0 })
  })

  test('a group is judged if triage under either release leaves it open', () => {
    const rule = defineGroupRule({
      ...about,
      needs,
      id: 'listed-in-encounter',
      scope: 'encounter',
      triage: (_, { diagnosisCodes }) => (diagnosisCodes.find('A00') ? look : notListed),
      judge: ({ lines: [first] }, { tables }) =>
        first && tables.diagnosisCodes.find('A00') ? [foundAt(first)] : [],
    })
    const encounter = { patientKey: 'A', renderingNpi: '1', serviceFromDay: day('2020-05-01') }
    const { claims, coverage } = auditLines([encounter, encounter], [rule], { tables: both })
    expect(claims.map(({ findings }) => findings.length)).toEqual([1, 0])
    expect(claims[0]?.findings[0]?.class).toBe('lead')
    expect(coverage[0]).toMatchObject({
      checked: 1,
      couldNotCheck: 1,
      because: '1 line: not listed',
    })
  })
})
