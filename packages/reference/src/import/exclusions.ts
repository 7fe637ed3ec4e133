import { type Day, type ProviderExclusion } from '@plumbline/engine'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { cellAt, dateCell } from './source/cells.ts'
import { headedImporter, keyedDraft } from './importer.ts'
import { publishedOn } from './published.ts'

/** How long after the last exclusion in it the monthly list is taken to speak. */
const daysOfUse = 60

/**
 * The OIG's list of excluded individuals and entities, those with an NPI (`0000000000` is none).
 * It holds who is excluded now: it speaks for all days since the first exclusion, but a person
 * reinstated since then is no longer on it.
 */
export const exclusionsImporter = headedImporter(
  'OIG exclusion list (LEIE UPDATED.csv)',
  {
    npi: /^npi$/,
    excluded: /^excldate$/,
    reinstated: /^reindate$/,
    lastName: /^lastname$/,
    firstName: /^firstname$/,
    business: /^busname$/,
  },
  (rows, { row, at }) => {
    const byNpi = new Map<string, ProviderExclusion>()
    let [first, last]: [Day, Day] = [Infinity, -Infinity]
    rows.each(row + 1, (cells) => {
      const npi = cellAt(cells, at.npi)
      const excludedDay = dateCell(cellAt(cells, at.excluded))
      if (!/^\d{10}$/.test(npi) || excludedDay === undefined) return 'bad'
      first = Math.min(first, excludedDay)
      last = Math.max(last, excludedDay)
      if (npi === '0000000000') return 'read'
      const name = [cellAt(cells, at.firstName), cellAt(cells, at.lastName)].join(' ').trim()
      const reinstatedDay = dateCell(cellAt(cells, at.reinstated))
      const known = byNpi.get(npi)
      if (known && known.reinstatedDay === undefined && (known.excludedDay ?? 0) <= excludedDay)
        return 'read'
      byNpi.set(npi, { excludedDay, reinstatedDay, name: cellAt(cells, at.business) || name })
      return 'read'
    })
    const exclusions = new KeyedRowsBuilder<ProviderExclusion>()
    for (const [npi, exclusion] of byNpi) exclusions.set(codeKey(npi), exclusion)
    const { year, month } = publishedOn(last)
    const release = `${year}-${String(month).padStart(2, '0')}`
    return [keyedDraft('exclusions', { release, from: first, to: last + daysOfUse }, exclusions)]
  },
)
