import {
  allRules,
  day,
  runAudit,
  type AuditInput,
  type AuditType,
  type ClaimLine,
  type Rule,
} from '@plumbline/engine'
import { readClaims } from '@plumbline/intake'
import { loadReference } from '@plumbline/reference'
import { officialReference, writeMade } from './files.ts'
import { count, milliseconds, printTable, say, timingCells } from './figures.ts'
import { generateClaims } from './generate-claims.ts'
import { generateFills } from './generate-fills.ts'
import { best } from './measure.ts'

const lineCount = 100_000
/** Many, because the first ones run code that is not compiled yet. */
const runs = 15
const runsOfOneRule = 5
const auditDay = day('2025-01-15')

/**
 * All rules over 100,000 lines on one thread: from lines in memory to verdicts and totals, tables
 * loaded. Wanted: 300,000 lines a second.
 */
export async function measureAllRules(): Promise<void> {
  const folder = await officialReference()
  const { tables } = loadReference({ folder })
  const made = { medical: generateClaims(lineCount), pharmacy: generateFills(lineCount) }
  for (const type of ['medical', 'pharmacy'] as const) {
    const path = await writeMade(`${type}-100k.csv`, made[type])
    const { lines, fields, lineColumns } = await readClaims({ name: type, path }, { auditDay })
    const read = { lines, fields, columns: lineColumns }
    await measureType(type, lines, { ...read, rules: allRules, tables, auditDay })
  }
}

async function measureType(
  type: AuditType,
  lines: readonly ClaimLine[],
  input: AuditInput,
): Promise<void> {
  const applicable = allRules.filter((rule) => rule.auditTypes.includes(type))
  const none = await best(runs, () => runAudit({ ...input, rules: [] }).claims.length)
  const all = await best(runs, () => runAudit(input).claims.length)
  const rate = (lines.length / all.wallMs) * 1000
  say(`${type}: ${count(lines.length)} lines, ${applicable.length} rules, best of ${runs} runs`)
  printTable(
    ['', 'clock', 'processor'],
    [
      ['all rules', ...timingCells(all)],
      ['no rules (chains, verdicts, totals)', ...timingCells(none)],
    ],
  )
  say(`  ${count(rate)} lines a second (wanted: 300,000)`)
  printTable(['rule by itself', 'clock'], await ruleTimes(input, applicable, none.wallMs))
}

/** Each rule by itself, what it takes beyond no rule at all: the groups that it asks for included. */
async function ruleTimes(
  input: AuditInput,
  rules: readonly Rule[],
  noneMs: number,
): Promise<[string, string][]> {
  const times: { id: string; ms: number }[] = []
  for (const rule of rules) {
    const { wallMs } = await best(
      runsOfOneRule,
      () => runAudit({ ...input, rules: [rule] }).claims.length,
    )
    times.push({ id: rule.id, ms: Math.max(0, wallMs - noneMs) })
  }
  const slowest = times.sort((a, b) => b.ms - a.ms).slice(0, 25)
  return slowest.map(({ id, ms }) => [id, milliseconds(ms)])
}
