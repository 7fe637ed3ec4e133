import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import Papa from 'papaparse'
import { officialReference, workFolder, writeMade } from './files.ts'
import { count, milliseconds, printTable, say } from './figures.ts'
import { generateClaims } from './generate-claims.ts'
import { best, type Timing } from './measure.ts'

const sizes = [10_000, 100_000, 1_000_000] as const
const comparedSize = 100_000
const runs = 3

const bin = fileURLToPath(new URL('../packages/cli/bin/plumbline.js', import.meta.url))
const peakMeter = fileURLToPath(new URL('./peak-memory.js', import.meta.url))

/**
 * The whole command as a person runs it (a process of its own: start, reading, tables, all rules,
 * report and JSON on disk), against the bare tokenising of the same text, already in memory, by
 * Papa Parse. Wanted: at most 12 times, better 8; time and memory in proportion to the lines.
 */
export async function measureCommand(): Promise<void> {
  const reference = await officialReference()
  const rows: string[][] = []
  for (const lines of sizes) {
    const file = await writeMade(`medical-${lines}.csv`, generateClaims(lines))
    const { wallMs, cpuMs, answer } = await best(lines > comparedSize ? 1 : runs, () =>
      audit(file, reference),
    )
    const megabytes = (statSync(file).size / 2 ** 20).toFixed(1)
    const perLine = `${((answer.cpuMs / lines) * 1000).toFixed(1)} µs`
    const peak = `${count(answer.peakBytes / 2 ** 20)} MB`
    rows.push([
      count(lines),
      megabytes,
      milliseconds(wallMs),
      milliseconds(answer.cpuMs),
      perLine,
      peak,
    ])
    if (lines === comparedSize) {
      const text = readFileSync(file, 'utf8')
      const bare = await best(
        runs * 3,
        () => Papa.parse(text, { delimiter: ',', newline: '\n' }).data.length,
      )
      sayRatio({ wallMs, cpuMs: cpuMs + answer.cpuMs }, bare)
    }
  }
  printTable(['lines', 'MB', 'clock', 'processor', 'a line', 'peak memory'], rows)
}

function sayRatio(command: Timing, bare: Timing): void {
  say(
    `  bare tokenising of ${count(comparedSize)} lines: ${milliseconds(bare.wallMs)} (processor ${milliseconds(bare.cpuMs)}); ` +
      `the command takes ${(command.wallMs / bare.wallMs).toFixed(1)} times as long ` +
      `(processor ${(command.cpuMs / bare.cpuMs).toFixed(1)}); wanted: at most 12, better 8`,
  )
}

interface Usage {
  readonly peakBytes: number
  readonly cpuMs: number
}

/** The child says what it used when it ends: the parent cannot ask for it. */
function audit(file: string, reference: string | undefined): Promise<Usage> {
  const words = [
    ...['--import', peakMeter, bin, 'audit', file],
    ...[
      '--html',
      path.join(workFolder, 'bench.html'),
      '--json',
      path.join(workFolder, 'bench.json'),
    ],
    ...(reference === undefined ? [] : ['--reference', reference]),
  ]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { maxBuffer: 1 << 24 }, (error, _, errors) => {
      const used = /^bench: (\d+) bytes, (\d+) ms$/m.exec(errors)
      if (error || !used) reject(error ?? new Error(errors))
      else resolve({ peakBytes: Number(used[1]), cpuMs: Number(used[2]) })
    })
  })
}
