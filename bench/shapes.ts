import { auditByCommand, type Run } from './audit-by-command.ts'
import { crowds, generateCrowd } from './crowded-claims.ts'
import { officialReference, writeMade } from './files.ts'
import { count, milliseconds, printTable, say } from './figures.ts'

const lines = 100_000

/**
 * Files whose lines all fall into one group, or into few, by the whole command: against as many ordinary
 * lines. Wanted: at most 3 times the processor time, 1.5 times the memory and 3 times the document.
 */
export async function measureShapes(): Promise<void> {
  const reference = await officialReference()
  const rows: string[][] = []
  let ordinary: Run | undefined
  for (const [name, crowd] of Object.entries(crowds)) {
    const file = await writeMade(
      `shape-${name.replaceAll(/\W+/g, '-')}.csv`,
      generateCrowd(lines, crowd),
    )
    const run = await auditByCommand(file, reference)
    ordinary ??= run
    rows.push([
      name,
      ...[milliseconds(run.cpuMs), times(run.cpuMs, ordinary.cpuMs)],
      ...[`${count(run.peakBytes / 2 ** 20)} MB`, times(run.peakBytes, ordinary.peakBytes)],
      `${count(run.documentBytes / 2 ** 20)} MB`,
      times(run.documentBytes, ordinary.documentBytes),
    ])
  }
  say(`  ${count(lines)} lines of each shape`)
  const heads = ['shape', 'processor', '', 'peak memory', '', 'document', '']
  printTable(heads, rows)
}

function times(value: number, ordinary: number): string {
  return `x${(value / ordinary).toFixed(2)}`
}
