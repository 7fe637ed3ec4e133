import {
  allRules,
  day,
  look,
  runAudit,
  type AuditInput,
  type AuditResult,
  type ClaimLine,
  type DatedTable,
  type FeeScheduleRow,
  type ProcedureTable,
  type PtpEdits,
  type ReferenceTables,
  type Rule,
} from '@plumbline/engine'
import { readClaims } from '@plumbline/intake'
import { loadReference } from '@plumbline/reference'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { goldenFiles } from '../golden-files.ts'

const auditDay = day('2026-02-02')

/** Another customer has the very same lines audited, by rules in another order and by other tables. */
const names = ['medical', 'pharmacy', 'others'] as const

type Name = (typeof names)[number]
type Answers = Pick<AuditResult, 'findingsByLine' | 'coverage' | 'defects'>

let audits: Readonly<Record<Name, AuditInput>>
let alone: Readonly<Record<Name, Answers>>

beforeAll(async () => {
  audits = await inputs()
  alone = {
    medical: await answersAlone('medical'),
    pharmacy: await answersAlone('pharmacy'),
    others: await answersAlone('others'),
  }
}, 60_000)

describe.each(names)('%s: an audit in the midst of which others run', (name) => {
  test('gives what it gives alone, when they run between scopes', () => {
    let parts = 0
    const onProgress = () => {
      if (++parts <= 4) auditAll()
    }
    expect(answersOf({ ...audits[name], onProgress })).toEqual(alone[name])
    expect(parts).toBeGreaterThan(2)
  })

  test('gives what it gives alone, when they run between rules', () => {
    const input = audits[name]
    let others = 0
    const interrupting = interruptingRules((lines) => {
      if (++others % 400 === 0) auditAll()
      // The same patients and drugs once more, under other tables.
      if (others % 40 === 0) runAudit({ ...audits.others, lines: lines.map(reindexed) })
    })
    const middle = input.rules.length >> 1
    const rules = [...input.rules.slice(0, middle), ...interrupting, ...input.rules.slice(middle)]
    const { findingsByLine, coverage, defects } = answersOf({ ...input, rules })
    expect(defects).toEqual([])
    expect(findingsByLine).toEqual(alone[name].findingsByLine)
    expect(coverage.filter(({ ruleId }) => !ruleId.startsWith('interrupts-'))).toEqual(
      alone[name].coverage,
    )
    expect(others).toBeGreaterThan(400)
  })

  test('leaves them what they give alone', () => {
    const within: Answers[][] = []
    let parts = 0
    const rules = interruptingRules(() => {
      if (++parts % 600 === 0) within.push(names.map((other) => answersOf(audits[other])))
    })
    runAudit({ ...audits[name], rules: [...rules, ...audits[name].rules] })
    expect(within.length).toBeGreaterThan(0)
    for (const answers of within) expect(answers).toEqual(names.map((other) => alone[other]))
  })
})

function auditAll(): void {
  for (const name of names) runAudit(audits[name])
}

function reindexed(line: ClaimLine, index: number): ClaimLine {
  return { ...line, index }
}

/** Rules that find nothing, and do something else whenever they are asked about lines. */
function interruptingRules(meanwhile: (lines: readonly ClaimLine[]) => void): readonly Rule[] {
  const pass = { kind: 'pass' } as const
  const about = {
    version: 1,
    title: 'Interrupts',
    category: 'data-quality',
    class: 'notice',
    basis: 'binding',
    auditTypes: ['medical', 'pharmacy'],
    sources: [],
    needs: { fields: [] },
    clearedBy: '',
    suggestedFix: '',
    triage: () => look,
  } as const
  const judge = ({ lines }: { lines: readonly ClaimLine[] }) => {
    meanwhile(lines)
    return pass
  }
  return [
    { ...about, id: 'interrupts-lines', scope: 'line', judge: (line) => judge({ lines: [line] }) },
    { ...about, id: 'interrupts-encounters', scope: 'encounter', judge },
    { ...about, id: 'interrupts-patients', scope: 'patient', judge },
  ]
}

function answersOf(input: AuditInput): Answers {
  const { findingsByLine, coverage, defects } = runAudit(input)
  return { findingsByLine, coverage, defects }
}

/** By an engine that never audited anything, on lines that were never audited. */
async function answersAlone(name: Name): Promise<Answers> {
  vi.resetModules()
  const engine = await import('@plumbline/engine')
  const input = (await inputs())[name]
  const rules = input.rules.flatMap(({ id }) => engine.allRules.filter((rule) => rule.id === id))
  const { findingsByLine, coverage, defects } = engine.runAudit({ ...input, rules })
  return { findingsByLine, coverage, defects }
}

async function inputs(): Promise<Readonly<Record<Name, AuditInput>>> {
  const { tables } = loadReference()
  const medical = await inputOf('planted-medical', tables)
  return {
    medical,
    pharmacy: await inputOf('planted-pharmacy', tables),
    others: { ...medical, rules: allRules.toReversed(), tables: otherTables(tables) },
  }
}

/** No operation has a package, no drug is known, and there are all pairs. */
function otherTables({ feeSchedule, drugProfiles, ptpPractitioner, ...rest }: ReferenceTables) {
  if (!feeSchedule || !drugProfiles || !ptpPractitioner)
    throw new Error('The starter pack is not whole')
  const unpackaged = (table: FeeSchedule): FeeSchedule => ({
    complete: table.complete,
    find(procedure) {
      const row = table.find(procedure)
      return row && { ...row, globalDays: 'XXX' }
    },
  })
  return {
    ...rest,
    drugProfiles: withData(drugProfiles, () => ({ complete: false, find: () => undefined })),
    feeSchedule: withData(feeSchedule, unpackaged),
    ptpPractitioner: withData(ptpPractitioner, (edits: PtpEdits) => ({
      complete: true,
      mentions: (procedure) => edits.mentions(procedure),
      indicatorOf: (one, other) => edits.indicatorOf(one, other),
      find: (column1, column2, on) => edits.find(column1, column2, on),
    })),
  }
}

type FeeSchedule = ProcedureTable<FeeScheduleRow>

function withData<Data>({ releases }: DatedTable<Data>, change: (data: Data) => Data) {
  return { releases: releases.map((release) => ({ ...release, data: change(release.data) })) }
}

async function inputOf(name: string, tables: ReferenceTables): Promise<AuditInput> {
  const file = goldenFiles().find((golden) => golden.name === name)
  const bytes = new TextEncoder().encode(file?.texts['plain'] ?? '')
  const { lines } = await readClaims({ name: `${name}.csv`, bytes }, { auditDay })
  return { lines, rules: allRules, tables, auditDay }
}
