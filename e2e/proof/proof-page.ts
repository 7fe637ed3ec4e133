import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Row } from './harness/row.ts'

/** What a row came to. */
export interface Result {
  readonly id: string
  readonly title: string
  readonly awaits: string | null
  readonly tried: number
  readonly failed: number
  readonly failures: readonly string[]
  readonly seconds: number
  /** ISO date. */
  readonly day: string
}

const root = path.join(import.meta.dirname, '../..')

/** Writes `docs/proof.md` from what full runs have left in a folder: only figures that were counted. */
export function writeProof(folder: string, rows: readonly Row[]): void {
  const results = rows.map(({ id }) => resultIn(folder, id))
  const tried = results.reduce((sum, result) => sum + (result?.tried ?? 0), 0)
  const failed = results.reduce((sum, result) => sum + (result?.failed ?? 0), 0)
  const ran = results.filter((result) => result !== undefined).length
  const minutes = Math.round(results.reduce((sum, one) => sum + (one?.seconds ?? 0), 0) / 60)
  const count = (value: number) => value.toLocaleString('en-US')
  writeFileSync(
    path.join(root, 'docs/proof.md'),
    [
      '# Proof',
      '',
      'Attacks on the product as `npm start` runs it, over HTTP, its data behind the role that production uses.',
      'Written by `npm run proof`; `npm run proof -- A2` runs one row again. A row that awaits something says what',
      'it should be; its failures are known.',
      '',
      `Version ${version()}. ${ran} of ${rows.length} rows were run at their full figures: ${count(tried)} attempts, ${count(failed)} failed, in ${count(minutes)} minutes.`,
      '',
      '| Row | What | Tried | Failed | Seconds | When |',
      '| --- | --- | ---: | ---: | ---: | --- |',
      ...rows.map((row, at) => line(row, results[at])),
      '',
      '## Less than the plan',
      '',
      ...rows.flatMap(({ id, less }) => (less === undefined ? [] : [`- ${id}: ${less}.`])),
      '',
    ].join('\n'),
  )
}

function line({ id, title, awaits }: Row, result: Result | undefined): string {
  const told = awaits === undefined || result?.failed === 0 ? title : `${title} (awaits ${awaits})`
  // A bar would end the cell.
  const what = told.replaceAll('|', '\\|')
  if (!result) return `| ${id} | ${what} | not run | | | |`
  const { tried, failed, seconds, day } = result
  return `| ${id} | ${what} | ${tried} | ${failed} | ${seconds} | ${day} |`
}

function resultIn(folder: string, id: string): Result | undefined {
  const file = path.join(folder, `${id}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result) : undefined
}

function version(): string {
  const own: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const found: unknown = typeof own === 'object' && own ? Reflect.get(own, 'version') : undefined
  return typeof found === 'string' ? found : 'unknown'
}
