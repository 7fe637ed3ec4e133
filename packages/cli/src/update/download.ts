import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PublicTable } from './public-tables.ts'

export interface DownloadOptions {
  readonly today: Date
  /** Where files are put; it exists. */
  readonly folder: string
  /** Tests: a server that stands for all publishers, by the last part of their addresses. */
  readonly mirror?: string | undefined
}

const patienceMilliseconds = 10 * 60_000

/** Downloads the newest file of a table and answers its path; throws an `Error` that says why not. */
export async function download(table: PublicTable, options: DownloadOptions): Promise<string> {
  const problems: string[] = []
  for (const address of await addressesOf(table, options)) {
    try {
      const response = await request(address, options.mirror)
      const file = path.join(options.folder, table.fileName(address, modifiedOn(response, options)))
      if (!response.body) throw new Error('the answer is empty')
      await pipeline(Readable.fromWeb(response.body), createWriteStream(file))
      return file
    } catch (error) {
      problems.push(`${address} (${reasonOf(error)})`)
    }
  }
  throw new Error(problems.join(', '))
}

async function addressesOf(
  { addresses, catalog }: PublicTable,
  { today, mirror }: DownloadOptions,
): Promise<readonly string[]> {
  if (!catalog) return addresses(today)
  try {
    const listed: unknown = await (await request(catalog.address, mirror)).json()
    const found = downloadAddress(listed, catalog.title(today))
    if (found === undefined) throw new Error(`no data set ${catalog.title(today)}`)
    return [found]
  } catch (error) {
    throw new Error(`${catalog.address} (${reasonOf(error)})`, { cause: error })
  }
}

/** The file of the data set with that title, in a catalog as DCAT writes them. */
function downloadAddress(catalog: unknown, title: string): string | undefined {
  if (!Array.isArray(catalog)) return undefined
  const dataSet: unknown = catalog.find((item) => property(item, 'title') === title)
  const distributions = property(dataSet, 'distribution')
  if (!Array.isArray(distributions)) return undefined
  for (const distribution of distributions) {
    const address =
      property(distribution, 'downloadURL') ??
      property(property(distribution, 'data'), 'downloadURL')
    if (typeof address === 'string') return address
  }
  return undefined
}

function property(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
}

async function request(address: string, mirror: string | undefined): Promise<Response> {
  const target =
    mirror === undefined
      ? address
      : new URL(new URL(address).pathname.split('/').at(-1) ?? '', mirror)
  const response = await fetch(target, { signal: AbortSignal.timeout(patienceMilliseconds) })
  if (!response.ok) throw new Error(`the server answered ${response.status}`)
  return response
}

function modifiedOn(response: Response, { today }: DownloadOptions): Date {
  const modified = new Date(response.headers.get('last-modified') ?? '')
  return Number.isNaN(modified.getTime()) ? today : modified
}

/** `fetch` says only that it failed; what is wrong stands in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const code = property(cause, 'code')
  if (typeof code === 'string') return code
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message
}
