import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs every test runner and ends with one line that sums them: `N passed, N failed, N skipped`. */

interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Vitest's own counts; a file that does not even load counts as one failure. */
function runVitest(): Counts {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-test-'))
  const results = join(folder, 'results.json')
  const run = spawnSync(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  )
  try {
    const counts = countsIn(JSON.parse(readFileSync(results, 'utf8')))
    const silentFailure = run.status !== 0 && counts.failed === 0 ? 1 : 0
    return { ...counts, failed: counts.failed + silentFailure }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function countsIn(results: unknown): Counts {
  return {
    passed: numberAt(results, 'numPassedTests'),
    failed: numberAt(results, 'numFailedTests'),
    skipped: numberAt(results, 'numPendingTests') + numberAt(results, 'numTodoTests'),
  }
}

function numberAt(results: unknown, key: string): number {
  const value: unknown =
    typeof results === 'object' && results ? Reflect.get(results, key) : undefined
  if (typeof value !== 'number') throw new TypeError(`The test results have no ${key}`)
  return value
}

const runs = [runVitest()]
const total = (key: keyof Counts) => runs.reduce((sum, counts) => sum + counts[key], 0)
process.stdout.write(
  `\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped\n`,
)
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0
