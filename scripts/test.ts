import { browserPath } from './browser-path.ts'
import { countsOf, numberAt, type Counts, type TestRunner } from './test-runner.ts'

/**
 * Runs every test runner and ends with one line that sums them: `N passed, N failed, N skipped`.
 * Words after `npm test --` choose among the tests of the code; journeys and proof are then left out.
 */

const chosen = process.argv.slice(2)

const vitest: TestRunner = {
  command: 'vitest',
  args: (file) => [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...chosen,
  ],
  countsIn: (results) => ({
    passed: numberAt(results, 'numPassedTests'),
    failed: numberAt(results, 'numFailedTests'),
    skipped: numberAt(results, 'numPendingTests') + numberAt(results, 'numTodoTests'),
  }),
}

const journeys: TestRunner = {
  command: 'playwright',
  args: () => ['test', '--reporter=list,json'],
  environment: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  countsIn: (results) => ({
    passed: numberAt(results, 'stats', 'expected') + numberAt(results, 'stats', 'flaky'),
    failed: numberAt(results, 'stats', 'unexpected'),
    skipped: numberAt(results, 'stats', 'skipped'),
  }),
}

/** Attacks on the started product, in short; `npm run proof` has the figures. */
const proof: TestRunner = {
  command: process.execPath,
  args: (file) => ['e2e/proof/run.ts', '--short', `--results=${file}`],
  countsIn: (results) => ({
    passed: numberAt(results, 'passed'),
    failed: numberAt(results, 'failed'),
    skipped: numberAt(results, 'skipped'),
  }),
}

/** A machine of one's own may have no browser; continuous integration must. */
function runJourneys(): Counts {
  if (browserPath() === undefined && process.env['CI'] === undefined) {
    process.stdout.write('\nJourneys skipped: no Chromium found. Name one in CHROMIUM.\n')
    return { passed: 0, failed: 0, skipped: 1, failures: [], triedTwice: [] }
  }
  return countsOf(journeys)
}

const runs = [countsOf(vitest), ...(chosen.length === 0 ? [runJourneys(), countsOf(proof)] : [])]
for (const late of runs.flatMap(({ triedTwice }) => triedTwice))
  process.stdout.write(`\nPassed at its second try: ${late}`)
for (const failure of runs.flatMap(({ failures }) => failures))
  process.stdout.write(`\nFailed: ${failure}`)
const total = (key: 'passed' | 'failed' | 'skipped') =>
  runs.reduce((sum, counts) => sum + counts[key], 0)
process.stdout.write(
  `\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped\n`,
)
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0
