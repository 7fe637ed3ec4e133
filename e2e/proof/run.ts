import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Products } from './harness/products.ts'
import { Tally, type Row } from './harness/row.ts'
import { writeProof, type Result } from './proof-page.ts'
import { rows } from './rows/index.ts'

/**
 * `npm run proof` attacks the started product row by row, at the plan's figures where they fit, and
 * writes `docs/proof.md`. `-- A2 B` chooses rows, `-- --short` a tenth of the figures without the
 * longest rows, which `npm test` runs; `-- --again` also does what an earlier run has done.
 */

const words = process.argv.slice(2)
const isShort = words.includes('--short')
const isAgain = words.includes('--again')
const resultsFile = words.find((word) => word.startsWith('--results='))?.slice('--results='.length)
const chosen = words.filter((word) => !word.startsWith('--'))
const shortShare = 0.1
const cache = path.join(import.meta.dirname, '../../node_modules/.cache/proof')

function isChosen({ id, isLong }: Row): boolean {
  if (chosen.length === 0) return !isShort || isLong !== true
  return chosen.some((word) => id === word || id.charAt(0) === word)
}

async function runRow(row: Row, products: Products): Promise<Result> {
  const tally = new Tally()
  const started = Date.now()
  const share = isShort ? shortShare : 1
  const count = (full: number) => Math.max(1, Math.round(full * share))
  try {
    await row.run({ products, tally, count })
    if (tally.tried === 0) tally.check(false, 'nothing was tried')
  } catch (error) {
    tally.check(false, `ended early: ${error instanceof Error ? error.message : String(error)}`)
  }
  return {
    ...{ id: row.id, title: row.title, awaits: row.awaits ?? null },
    ...{ tried: tally.tried, failed: tally.failed, failures: tally.failures },
    seconds: Math.round((Date.now() - started) / 1000),
    day: new Date().toISOString().slice(0, 10),
  }
}

function remembered({ id }: Row): Result | undefined {
  const file = path.join(cache, `${id}.json`)
  if (isShort || isAgain || chosen.length > 0 || !existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as Result
}

function remember(result: Result): void {
  if (isShort) return
  mkdirSync(cache, { recursive: true })
  writeFileSync(path.join(cache, `${result.id}.json`), JSON.stringify(result))
}

function say({ id, title, tried, failed, failures, seconds, awaits }: Result): void {
  const verdict = failed === 0 ? 'held' : awaits === null ? 'FAILED' : `awaits ${awaits}`
  process.stdout.write(
    `${id} ${title}: ${tried} tried, ${failed} failed, ${seconds} s, ${verdict}\n`,
  )
  for (const failure of failures) process.stdout.write(`    ${failure}\n`)
}

/** As a test runner names a failed test. */
function asTest({ id, title, failures }: Result): object {
  return { status: 'failed', fullName: `${id} ${title}`, failureMessages: failures }
}

const products = new Products()
const results: Result[] = []
try {
  for (const row of rows.filter(isChosen)) {
    const result = remembered(row) ?? (await runRow(row, products))
    remember(result)
    say(result)
    results.push(result)
  }
} finally {
  await products.stop()
}
if (!isShort) writeProof(cache, rows)
const broken = results.filter((one) => one.failed > 0 && one.awaits === null)
const failed = broken.length
const skipped = results.filter((one) => one.failed > 0 && one.awaits !== null).length
const passed = results.length - failed - skipped
if (resultsFile !== undefined)
  writeFileSync(resultsFile, JSON.stringify({ passed, failed, skipped, tests: broken.map(asTest) }))
process.stdout.write(
  `\nProof: ${passed} rows held, ${failed} failed, ${skipped} await something.\n`,
)
process.exitCode = failed === 0 ? 0 : 1
