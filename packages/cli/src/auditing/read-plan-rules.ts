import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { feeTableAmong, readPlanRules, type WrittenPrice } from '@plumbline/contract'
import type { PlanRuleSet } from '@plumbline/engine'
import { IntakeRefusal, readAnyTables } from '@plumbline/intake'
import { CommandError, fileProblem } from '../command-error.ts'

/**
 * The plan rules in a file, with the fee tables that they name, each beside it. Throws `CommandError`
 * that names the file and all that is wrong with it.
 */
export async function planRulesIn(path: string): Promise<PlanRuleSet> {
  const { set, problems } = readPlanRules(await withFeeTables(parsed(path), dirname(path)))
  if (set) return set
  const [first = '', ...others] = problems
  const rest = others.map((problem) => `\n  ${problem}`).join('')
  throw new CommandError(`${path}: ${first}${rest}`)
}

function parsed(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw fileProblem(path, error)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(
      `${path}: This is no JSON. See docs/plan-rules.md for how rules are written.`,
    )
  }
}

/** The same JSON, with the prices of each fee table that it names and does not hold. */
async function withFeeTables(written: unknown, folder: string): Promise<unknown> {
  if (Array.isArray(written))
    return Promise.all(written.map((each: unknown) => withFeeTables(each, folder)))
  if (typeof written !== 'object' || written === null) return written
  const entries = Object.entries(written).map(async ([name, value]: [string, unknown]) =>
    name === 'listed' && namesFile(value)
      ? ([name, await named(value, folder)] as const)
      : ([name, await withFeeTables(value, folder)] as const),
  )
  return Object.fromEntries(await Promise.all(entries))
}

function namesFile(value: unknown): value is { readonly file: string } {
  if (typeof value !== 'object' || value === null || 'prices' in value) return false
  return 'file' in value && typeof value.file === 'string'
}

async function named(listed: { readonly file: string }, folder: string): Promise<unknown> {
  const prices = await pricesIn(resolve(folder, listed.file))
  return { ...listed, file: basename(listed.file), prices }
}

async function pricesIn(path: string): Promise<readonly WrittenPrice[]> {
  const { read, problem } = feeTableAmong(await tablesIn(path))
  if (read === undefined) throw new CommandError(`${path}: ${problem}`)
  const { prices, setAside, taken } = read
  const [first] = setAside
  const left =
    first === undefined
      ? ''
      : ` ${setAside.length === 1 ? '1 row prices' : `${setAside.length} rows price`} nothing (row ${first.row}: ${first.because}).`
  process.stderr.write(`${basename(path)}: ${prices.length} prices (${taken.join(', ')}).${left}\n`)
  return prices
}

async function tablesIn(path: string) {
  try {
    return await readAnyTables({ name: basename(path), path })
  } catch (error) {
    if (error instanceof IntakeRefusal) throw new CommandError(`${path}: ${error.message}`)
    throw fileProblem(path, error)
  }
}
