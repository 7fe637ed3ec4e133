import {
  day,
  type ReferenceTables,
  type Release,
  type TableData,
  type TableName,
} from '@plumbline/engine'
import { cleanMedicalScenes } from './clean/medical-scenes.ts'
import { drugNdcs } from './drugs.ts'
import { excludedNpis } from './planted/patterns.table.ts'

/**
 * Tables with two more that are not at hand whole: an exclusion list of five made-up providers, and
 * the drug directory, which is the official selection completed by the drugs of our scenes.
 */
export function withStandIns(tables: ReferenceTables): ReferenceTables {
  const selection = tables.drugs?.releases[0]?.data
  const known = new Set([...drugNdcs(), ...administeredNdcs()])
  const drugs: TableData['drugs'] = {
    complete: true,
    find: (ndc) => selection?.find(ndc) ?? (known.has(ndc) ? unnamed : undefined),
  }
  const exclusions: TableData['exclusions'] = {
    complete: true,
    find: (npi) => (excludedNpis.includes(npi) ? excluded : undefined),
  }
  return {
    ...tables,
    drugs: { releases: [release('drugs', drugs, known.size)] },
    exclusions: { releases: [release('exclusions', exclusions, excludedNpis.length)] },
  }
}

const excluded = { excludedDay: day('2020-03-19'), reinstatedDay: undefined, name: 'MADE UP' }
const unnamed = {
  ingredient: undefined,
  brandName: undefined,
  strength: undefined,
  form: undefined,
  schedule: undefined,
} as const

function administeredNdcs(): readonly string[] {
  return cleanMedicalScenes.flatMap(({ visits }) =>
    visits.flatMap((visit) => visit.drug?.[0] ?? []),
  )
}

function release<Name extends TableName>(
  table: Name,
  data: TableData[Name],
  rows: number,
): Release<TableData[Name]> {
  return {
    table,
    data,
    rows,
    release: 'stand-in',
    from: day('2016-01-01'),
    to: day('2099-12-31'),
    origin: 'golden files',
    starter: false,
  }
}
