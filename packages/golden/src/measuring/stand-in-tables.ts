import type { ReferenceTables, TableData } from '@plumbline/engine'
import { cleanMedicalScenes } from '../clean/medical-scenes.ts'
import { drugNdcs } from '../making/drugs.ts'
import { standIn } from '../making/stand-in.ts'
import { shelfLabels } from '../planted/desk-audits.table.ts'
import { plantedStandIns } from '../planted/planted-tables.ts'

/**
 * Tables with those that are not at hand whole: the ones that planted errors bring, and the drug
 * directory, which is the official selection completed by the drugs of our scenes.
 */
export function withStandIns(tables: ReferenceTables): ReferenceTables {
  const selection = tables.drugs?.releases[0]?.data
  const known = new Set([...drugNdcs(), ...administeredNdcs()])
  const drugs: TableData['drugs'] = {
    complete: true,
    find: (ndc) => selection?.find(ndc) ?? (known.has(ndc) ? unnamed : undefined),
  }
  const listed = tables.drugLabels?.releases[0]?.data
  const drugLabels: TableData['drugLabels'] = {
    complete: false,
    find: (ndc) => listed?.find(ndc) ?? shelfLabels.get(ndc),
  }
  return {
    ...tables,
    ...plantedStandIns,
    drugs: standIn('drugs', drugs, known.size),
    drugLabels: standIn('drugLabels', drugLabels, shelfLabels.size),
  }
}

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
