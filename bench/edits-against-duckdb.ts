import { allRules, day, runAudit, type AuditResult, type ClaimLine } from '@plumbline/engine'
import { readClaims } from '@plumbline/intake'
import { loadReference } from '@plumbline/reference'
import { DuckEdits } from './duck-edits.ts'
import { officialReference, officialTable, writeMade } from './files.ts'
import { count, printTable, say, timingCells } from './figures.ts'
import { generateClaims } from './generate-claims.ts'
import { best } from './measure.ts'

const lineCount = 1_000_000
const runs = 3

const ruleIds = ['ptp-pair-no-modifier', 'units-over-mue', 'exact-duplicate'] as const

/**
 * Pair edits, unit limits and exact duplicates over 1,000,000 lines with all tables. The engine:
 * one thread, from lines in memory, whose columns were filled while they were read, to findings, coverage, totals and the rows of the hits (claim
 * chains, groups and rules included). DuckDB: two threads, from tables in memory to the rows of the
 * hits. Reading the file and loading the tables is left out on both sides, and so is the verdict on
 * each line, which the engine writes when it is asked for. Both must find the same rows.
 */
export async function measureEdits(): Promise<void> {
  const folder = await officialReference()
  const pairs = officialTable('ncci_ptp_practitioner_2024Q3.csv.gz')
  const limits = officialTable('ncci_mue_practitioner_2024Q3.csv')
  if (folder === undefined || pairs === undefined || limits === undefined) return
  const path = await writeMade('medical-1m.csv', generateClaims(lineCount))
  const duck = await DuckEdits.load({ claims: path, pairs, limits })
  const peer = await best(runs, () => duck.find())
  duck.close()
  const own = await runEngine(path, folder)
  printTable(
    [`${count(lineCount)} lines, best of ${runs}`, 'clock', 'processor'],
    [
      ['engine, 1 thread', ...timingCells(own)],
      ['DuckDB, 2 threads', ...timingCells(peer)],
    ],
  )
  say(
    `  the engine takes ${(own.wallMs / peer.wallMs).toFixed(2)} of DuckDB's time (wanted: under 1)`,
  )
  for (const id of ruleIds) requireSameRows(id, own.answer[id], peer.answer[id])
}

async function runEngine(path: string, folder: string) {
  const auditDay = day('2025-01-15')
  const { tables } = loadReference({ folder })
  const { lines, lineColumns } = await readClaims({ name: 'claims.csv', path }, { auditDay })
  const rules = allRules.filter(({ id }) => ruleIds.some((wanted) => wanted === id))
  return best(runs, () =>
    rowsByRule(
      lines,
      runAudit({ lines, columns: lineColumns, rules, tables, auditDay }),
    ),
  )
}

/** Rows that carry an error or lead of each rule. */
function rowsByRule(lines: readonly ClaimLine[], { findingsByLine }: AuditResult) {
  const rows: Record<(typeof ruleIds)[number], number[]> = {
    'ptp-pair-no-modifier': [],
    'units-over-mue': [],
    'exact-duplicate': [],
  }
  lines.forEach(({ row }, index) => {
    const found = findingsByLine[index]
    if (!found) return
    for (const id of ruleIds) if (found.some(({ ruleId }) => ruleId === id)) rows[id].push(row)
  })
  return rows
}

function requireSameRows(id: string, own: readonly number[], peer: readonly number[]): void {
  const [ours, theirs] = [new Set(own), new Set(peer)]
  const onlyOurs = own.filter((row) => !theirs.has(row))
  const onlyTheirs = peer.filter((row) => !ours.has(row))
  if (own.length === 0 || onlyOurs.length + onlyTheirs.length > 0) {
    throw new Error(
      `${id}: the two differ; only the engine: rows ${onlyOurs.slice(0, 10).join(', ') || 'none'}; only DuckDB: rows ${onlyTheirs.slice(0, 10).join(', ') || 'none'} (${own.length} and ${peer.length} in all)`,
    )
  }
  say(`  ${id}: the same ${count(own.length)} rows`)
}
