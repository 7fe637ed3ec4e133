import { plantedAmounts } from './amounts.table.ts'
import { plantedBilling } from './billing.table.ts'
import { plantedCodes } from './codes.table.ts'
import { plantedHistory } from './history.table.ts'
import { plantedPatterns } from './patterns.table.ts'
import { plantedStaysAndDrugs } from './stays-and-drugs.table.ts'

/** Every scene with one known error; new ones go last, so that rows before them stay. */
export const plantedMedicalScenes = [
  ...plantedCodes,
  ...plantedBilling,
  ...plantedAmounts,
  ...plantedPatterns,
  ...plantedStaysAndDrugs,
  ...plantedHistory,
]
