import { readFileSync } from 'node:fs'
import { basename, dirname, extname, resolve } from 'node:path'
import { feeTableAmong, readFeeJson, readPlanRules, type FeeTableRead } from '@plumbline/contract'
import type { PlanRuleSet } from '@plumbline/engine'
import { IntakeRefusal, readAnyTables } from '@plumbline/intake'
import { CommandError, fileProblem } from '../command-error.ts'
import { namesListed, sayTaken, withoutPrices } from './fee-table-words.ts'

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
  const isOfStays = 'kind' in written && written.kind === 'stay-rates'
  const entries = Object.entries(written).map(async ([name, value]: [string, unknown]) =>
    name === 'listed' && namesFile(value)
      ? ([name, await named(value, folder, isOfStays)] as const)
      : ([name, await withFeeTables(value, folder)] as const),
  )
  return Object.fromEntries(await Promise.all(entries))
}

interface NamedFile {
  readonly file: string
  readonly of?: unknown
}

function namesFile(value: unknown): value is NamedFile {
  if (typeof value !== 'object' || value === null || 'prices' in value) return false
  return 'file' in value && typeof value.file === 'string'
}

/** The same, with the prices of services or of stays that its file has. */
async function named(listed: NamedFile, folder: string, isOfStays: boolean): Promise<unknown> {
  const path = resolve(folder, listed.file)
  const read = await feesIn(path, typeof listed.of === 'string' ? listed.of : undefined)
  const prices = isOfStays ? read.stays : read.prices
  if (prices.length === 0) throw new CommandError(`${path}: ${withoutPrices(isOfStays)}`)
  sayTaken(path, read, prices)
  return {
    ...{ ...listed, file: basename(listed.file), prices },
    ...(read.of !== '' && { of: read.of }),
    ...(read.isHospitals && !isOfStays && { hospital: true }),
  }
}

async function feesIn(path: string, of: string | undefined): Promise<FeeTableRead> {
  const reading =
    extname(path).toLowerCase() === '.json'
      ? readFeeJson(parsed(path), of)
      : feeTableAmong(await tablesIn(path), of)
  if (reading.read) return reading.read
  const { problem, whoseChoices } = reading
  const how = whoseChoices?.length
    ? ` Write one of these as "of" beside "file":${namesListed(whoseChoices)}`
    : ''
  throw new CommandError(`${path}: ${problem}${how}`)
}

async function tablesIn(path: string) {
  try {
    return await readAnyTables({ name: basename(path), path })
  } catch (error) {
    if (error instanceof IntakeRefusal) throw new CommandError(`${path}: ${error.message}`)
    throw fileProblem(path, error)
  }
}
