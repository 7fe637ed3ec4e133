import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { auditByCommand, type Run } from './audit-by-command.ts'
import { officialReference, writeMade } from './files.ts'
import { count, milliseconds, printTable, say } from './figures.ts'
import { generateClaims } from './generate-claims.ts'

const sizes = [10_000, 100_000, 1_000_000] as const
const comparedSize = 100_000
const comparedRounds = 7

const tokenMeter = fileURLToPath(new URL('./bare-tokens.ts', import.meta.url))

const execute = promisify(execFile)

/**
 * The whole command as a person runs it (a process of its own: start, reading, tables, all rules,
 * report and JSON on disk), against the bare tokenizing of the same text, already in memory, by
 * Papa Parse: the first parse of a process of its own, as the command parses once, and in turns with
 * the command, because a machine is not always as fast. Wanted: at most 12 times, better 8; time
 * and memory in proportion to the lines.
 */
export async function measureCommand(): Promise<void> {
  const reference = await officialReference()
  const rows: string[][] = []
  for (const lines of sizes) {
    const file = await writeMade(`medical-${lines}.csv`, generateClaims(lines))
    const rounds = lines === comparedSize ? comparedRounds : 1
    let fastest: Run | undefined
    const turns: Turn[] = []
    for (let round = 0; round < rounds; round++) {
      const run = await auditByCommand(file, reference)
      if (!fastest || run.wallMs < fastest.wallMs) fastest = run
      if (rounds > 1) turns.push({ commandMs: run.wallMs, ...(await bareTokens(file)) })
    }
    if (turns.length > 0) sayRatios(turns)
    if (fastest) rows.push(cellsOf(lines, statSync(file).size, fastest))
  }
  printTable(['lines', 'MB', 'clock', 'processor', 'a line', 'peak memory'], rows)
}

function cellsOf(lines: number, sizeBytes: number, { wallMs, cpuMs, peakBytes }: Run): string[] {
  return [
    count(lines),
    (sizeBytes / 2 ** 20).toFixed(1),
    milliseconds(wallMs),
    milliseconds(cpuMs),
    `${((cpuMs / lines) * 1000).toFixed(1)} µs`,
    `${count(peakBytes / 2 ** 20)} MB`,
  ]
}

/** One run of the command, and the tokenizing next to it. */
interface Turn {
  readonly commandMs: number
  /** The first parse of a process. */
  readonly firstMs: number
  /** Its fastest, when all is compiled. */
  readonly warmMs: number
}

function sayRatios(turns: readonly Turn[]): void {
  const ratio = (of: (turn: Turn) => number) =>
    spread(turns.map((turn) => turn.commandMs / of(turn))).map((value) => value.toFixed(1))
  const [least, middle, most] = ratio(({ firstMs }) => firstMs)
  const first = spread(turns.map(({ firstMs }) => firstMs))
  say(
    `  ${count(comparedSize)} lines, ${turns.length} turns: the command takes ${middle} times (${least} to ${most}) ` +
      `a bare tokenizing of ${first.map(milliseconds).join(', ')} (least, median, most); wanted: at most 12, better 8`,
  )
  say(`  against the fastest of nine parses in one process: ${ratio(({ warmMs }) => warmMs)[1]}`)
}

/** Least, median and most. */
function spread(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return [0, sorted.length >> 1, sorted.length - 1].map((at) => sorted[at] ?? 0)
}

async function bareTokens(file: string): Promise<Omit<Turn, 'commandMs'>> {
  const { stdout } = await execute(process.execPath, [tokenMeter, file])
  const times = stdout.split(' ').map(Number)
  return { firstMs: times[0] ?? 0, warmMs: Math.min(...times) }
}
