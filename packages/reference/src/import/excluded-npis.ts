import type { ProviderExclusion } from '@plumbline/engine'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { keyedDraft, type Importer } from './importer.ts'
import { requirePublished, type Published } from './published.ts'
import { daysAround, firstOfMonth, type Window } from './release-window.ts'
import type { SourceRows } from './source/source-rows.ts'

const listName = /leie|exclu/i
const npi = /^\d{10}$/

/** How long after its month a list of NPIs alone is taken to speak; as that of the whole list. */
const daysOfUse = 60

/**
 * The NPIs of the OIG's exclusion list alone, one a row, as others hand it on. A roster looks the
 * same, so that the name has to say what is listed, and of which month. Since when a provider is
 * excluded nobody can tell from it: it proves nothing of days before the end of its month.
 */
export const excludedNpisImporter: Importer = {
  title:
    'NPIs of the OIG exclusion list (one column; the name says LEIE or exclusions, and the month)',
  recognize({ top }, names) {
    const [header = [], ...rows] = top
    if (header.length !== 1 || header[0]?.trim().toLowerCase() !== 'npi') return undefined
    if (!rows.every(([cell = '', ...others]) => others.length === 0 && isNpi(cell)))
      return undefined
    return names.some((name) => listName.test(name)) ? read : undefined
  },
}

function isNpi(cell: string): boolean {
  const text = cell.trim()
  return text === '' || npi.test(text)
}

function read(rows: SourceRows) {
  const exclusions = new KeyedRowsBuilder<ProviderExclusion>()
  rows.each(1, ([cell = '']) => {
    const listed = cell.trim()
    if (!npi.test(listed)) return 'bad'
    if (listed === '0000000000') return 'other'
    exclusions.set(codeKey(listed), { excludedDay: undefined, reinstatedDay: undefined, name: '' })
    return 'read'
  })
  const window = windowOf(requirePublished(rows.names, rows.name))
  return [keyedDraft('exclusions', window, exclusions)]
}

/** From the day on which the list was out at the latest. */
function windowOf(published: Published): Window {
  const window = daysAround(published, { before: 0, after: daysOfUse })
  if (published.dayOfMonth !== undefined) return window
  const last = firstOfMonth(published.year, published.month + 1) - 1
  return { ...window, from: last, to: last + daysOfUse }
}
