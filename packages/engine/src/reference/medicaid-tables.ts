import type { TableName } from './table-data.ts'

/**
 * Medicaid's own tables, in the place of Medicare's where Medicaid pays (42 USC 1396b(r)(4)): a rule
 * names Medicare's and is handed these, where somebody imported them.
 */
export const medicaidTables: Readonly<Partial<Record<TableName, TableName>>> = {
  ptpPractitioner: 'ptpPractitionerMedicaid',
  ptpHospital: 'ptpHospitalMedicaid',
  muePractitioner: 'muePractitionerMedicaid',
  mueHospital: 'mueHospitalMedicaid',
  mueDme: 'mueDmeMedicaid',
  addOnCodes: 'addOnCodesMedicaid',
}

/** Medicare has no pairs of equipment, so that a rule names Medicaid's. */
const own: ReadonlySet<TableName> = new Set([...Object.values(medicaidTables), 'ptpDmeMedicaid'])

/** Whether what was read of a table is Medicaid's own. */
export function isMedicaidsOwn({
  releases,
}: {
  readonly releases: readonly { readonly table: TableName }[]
}): boolean {
  return releases.some(({ table }) => own.has(table))
}
