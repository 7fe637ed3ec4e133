import type { ColumnMapping } from '../words/column-mapping.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { isMeaning, meanings, type Meaning } from '../words/meanings.ts'
import type { SampledColumn } from '../table/table.ts'

const settings = new Set(['columns', 'dateOrder', 'type', 'headerRow'])

/**
 * Reads a mapping file: `{"columns": {"Svc Dt": "serviceFromDay", "Notes": "ignored"},
 * "dateOrder": "day-first"}`; the settings may be left out. Throws `IntakeRefusal` with what is
 * wrong with it.
 */
export function parseMapping(json: string): ColumnMapping {
  const mapping = objectOf(parsed(json), 'The mapping file')
  for (const key of Object.keys(mapping)) {
    if (!settings.has(key)) {
      throw bad(`has an unknown setting "${key}"; it may have: ${[...settings].join(', ')}`)
    }
  }
  const { dateOrder, type, headerRow } = mapping
  return {
    columns: columnsOf(objectOf(mapping['columns'], '"columns" of the mapping file')),
    ...(dateOrder !== undefined && {
      dateOrder: oneOf('dateOrder', dateOrder, ['month-first', 'day-first']),
    }),
    ...(type !== undefined && { type: oneOf('type', type, ['medical', 'pharmacy']) }),
    ...(headerRow !== undefined && { headerRow: positive(headerRow) }),
  }
}

/** The column that each entry of a mapping speaks of, by position. Refuses headers that are not there. */
export function mappedColumns(
  mapping: ColumnMapping | undefined,
  columns: readonly SampledColumn[],
): ReadonlyMap<number, Meaning | 'ignored'> {
  const found = new Map<number, Meaning | 'ignored'>()
  for (const [header, meaning] of mapping?.columns ?? []) {
    const column = findColumn(columns, header)
    if (!column) {
      throw bad(
        `names the column "${header}", which the file does not have. The file has: ${columns
          .map((c) => c.header || '(blank)')
          .slice(0, 40)
          .join(', ')}. A column without a name is "#" and its place: "#7"`,
      )
    }
    found.set(column.index, meaning)
  }
  return found
}

/** A header as mappings compare it. */
export function plainHeader(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** By header; `Amount #2` is the second column called Amount, `#7` the seventh of the file. */
function findColumn(columns: readonly SampledColumn[], header: string): SampledColumn | undefined {
  const wanted = plainHeader(header)
  const called = (name: string) => columns.filter((column) => plainHeader(column.header) === name)
  const counted = /^(.*?) ?#(\d+)$/.exec(wanted)
  const nth = Number(counted?.[2]) - 1
  return (
    called(wanted)[0] ??
    columns.find((column) => plainHeader(column.header).toLowerCase() === wanted.toLowerCase()) ??
    (counted?.[1] === '' ? columns[nth] : called(counted?.[1] ?? '')[nth])
  )
}

function columnsOf(columns: Readonly<Record<string, unknown>>): Map<string, Meaning | 'ignored'> {
  return new Map(
    Object.entries(columns).map(([header, meaning]) => {
      if (meaning === 'ignored') return [header, meaning]
      if (typeof meaning === 'string' && isMeaning(meaning)) return [header, meaning]
      throw bad(
        `gives "${header}" the field ${JSON.stringify(meaning)}, which does not exist. Fields: ignored, ${Object.keys(meanings).join(', ')}`,
      )
    }),
  )
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\ufeff/, ''))
  } catch {
    throw bad('is not JSON')
  }
}

function objectOf(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new IntakeRefusal(
    'bad-mapping',
    `${what} must be an object such as {"columns": {"Svc Dt": "serviceFromDay"}}.`,
  )
}

function oneOf<Word extends string>(setting: string, value: unknown, words: readonly Word[]): Word {
  const word = words.find((known) => known === value)
  if (word === undefined) throw bad(`has a wrong "${setting}"; it may be ${words.join(' or ')}`)
  return word
}

function positive(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value
  throw bad('has a wrong "headerRow"; it is the line number of the header, 1 first')
}

function bad(what: string): IntakeRefusal {
  return new IntakeRefusal('bad-mapping', `The mapping file ${what}.`)
}
