import {
  allRules,
  day,
  look,
  runAudit,
  type AuditInput,
  type AuditResult,
  type Rule,
} from '@plumbline/engine'
import { readClaims } from '@plumbline/intake'
import { loadReference } from '@plumbline/reference'
import { beforeAll, describe, expect, test } from 'vitest'
import { goldenFiles } from './golden-files.ts'

const auditDay = day('2026-02-02')
const { tables } = loadReference()

interface Audits {
  readonly medical: AuditInput
  readonly pharmacy: AuditInput
  /** The very lines of `medical` as another customer would have them audited. */
  readonly others: AuditInput
}

let audits: Audits

beforeAll(async () => {
  const medical = await inputOf('planted-medical')
  const pharmacy = await inputOf('planted-pharmacy')
  const half = allRules.filter((_, at) => at % 2 === 0).toReversed()
  const { feeSchedule, ...others } = tables
  expect(feeSchedule, 'the audits differ in it').toBeDefined()
  audits = { medical, pharmacy, others: { ...medical, rules: half, tables: others } }
})

describe('an audit in the midst of which others run gives what it gives alone', () => {
  test.each(['medical', 'pharmacy', 'others'] as const)('%s, between scopes', (name) => {
    const alone = answersOf(audits[name])
    let others = 0
    const onProgress = () => {
      if (++others <= 4) auditAll()
    }
    expect(answersOf({ ...audits[name], onProgress })).toEqual(alone)
    expect(others).toBeGreaterThan(0)
  })

  test.each(['medical', 'pharmacy', 'others'] as const)('%s, between rules of a scope', (name) => {
    const input = audits[name]
    const alone = answersOf(input)
    const interruptions = interrupting(auditAll)
    const middle = input.rules.length >> 1
    const rules = [
      ...input.rules.slice(0, middle),
      ...interruptions.rules,
      ...input.rules.slice(middle),
    ]
    const { findingsByLine, coverage } = answersOf({ ...input, rules })
    expect(findingsByLine).toEqual(alone.findingsByLine)
    expect(coverage.filter(({ ruleId }) => !ruleId.startsWith('interrupts'))).toEqual(
      alone.coverage,
    )
    expect(interruptions.count()).toBe(3)
  })

  test('and the others give what they give alone', () => {
    const alone = [audits.medical, audits.pharmacy, audits.others].map(answersOf)
    const within: unknown[] = []
    const { rules } = interrupting(() => {
      within.push([audits.medical, audits.pharmacy, audits.others].map(answersOf))
    })
    runAudit({ ...audits.medical, rules: [...rules, ...audits.medical.rules] })
    expect(within).toEqual([alone, alone, alone])
  })
})

function auditAll(): void {
  runAudit(audits.pharmacy)
  runAudit(audits.others)
  runAudit(audits.medical)
}

/** Rules of three scopes that find nothing; each is asked about everything, and does something else once. */
function interrupting(then: () => void): { rules: readonly Rule[]; count: () => number } {
  let count = 0
  const onCall = (call: number) => {
    let calls = 0
    return () => {
      if (++calls !== call) return none
      count++
      then()
      return none
    }
  }
  const about = {
    version: 1,
    title: 'Interrupts',
    category: 'data-quality',
    class: 'notice',
    basis: 'binding',
    auditTypes: ['medical', 'pharmacy'],
    sources: [],
    needs: { fields: [], tables: [] },
    clearedBy: '',
    suggestedFix: '',
    triage: () => look,
  } as const
  const none = { kind: 'pass' } as const
  const rules: readonly Rule[] = [
    { ...about, id: 'interrupts-lines', scope: 'line', judge: onCall(300) },
    { ...about, id: 'interrupts-encounters', scope: 'encounter', judge: onCall(150) },
    { ...about, id: 'interrupts-patients', scope: 'patient', judge: onCall(60) },
  ]
  return { rules, count: () => count }
}

function answersOf(
  input: AuditInput,
): Pick<AuditResult, 'findingsByLine' | 'coverage' | 'defects'> {
  const { findingsByLine, coverage, defects } = runAudit(input)
  return { findingsByLine, coverage, defects }
}

async function inputOf(name: string): Promise<AuditInput> {
  const file = goldenFiles().find((golden) => golden.name === name)
  const bytes = new TextEncoder().encode(file?.texts['plain'] ?? '')
  const { lines } = await readClaims({ name: `${name}.csv`, bytes }, { auditDay })
  return { lines, rules: allRules, tables, auditDay }
}
