import { claimScenes } from './claims.table.ts'
import { hospitalScenes } from './hospital.table.ts'
import { officeScenes } from './office.table.ts'
import { surgeryScenes } from './surgery.table.ts'

/** Every scene of the clean medical file; new ones go last, so that rows before them stay. */
export const cleanMedicalScenes = [
  ...officeScenes,
  ...surgeryScenes,
  ...hospitalScenes,
  ...claimScenes,
]
