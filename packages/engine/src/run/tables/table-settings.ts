import type { Setting } from '../../batch/setting.ts'
import type { TableName } from '../../reference/table-data.ts'

/** Tables that speak for one setting only; they are not read, and not cited, for another. */
export const tableSettings: Readonly<Partial<Record<TableName, Setting>>> = {
  ptpPractitioner: 'professional',
  ptpHospital: 'outpatient-facility',
  muePractitioner: 'professional',
  mueHospital: 'outpatient-facility',
  mueDme: 'dme',
  ptpDmeMedicaid: 'dme',
}
