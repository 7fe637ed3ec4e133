import { plantedAmounts } from './amounts.table.ts'
import { plantedBilling } from './billing.table.ts'
import { plantedCodes } from './codes.table.ts'
import { plantedDeskAudits } from './desk-audits.table.ts'
import { drgTables, plantedDrgs } from './drgs.table.ts'
import { endedDrugTables, plantedEndedDrugs } from './ended-drugs.table.ts'
import { facilityTables, plantedFacility } from './facility.table.ts'
import { plantedFills } from './fills.table.ts'
import { plantedHistory } from './history.table.ts'
import { plantedOtherSettings } from './other-settings.table.ts'
import { plantedHoursAndStops } from './hours-and-stops.table.ts'
import { patternTables, plantedPatterns } from './patterns.table.ts'
import { plantedPrograms } from './programs.table.ts'
import { plantedProfessional } from './professional.table.ts'
import { plantedSchedules, scheduleTables } from './schedules.table.ts'
import { plantedMonthsAndGoods } from './months-and-goods.table.ts'
import { plantedSessions } from './sessions.table.ts'
import { plantedStaysAndDrugs } from './stays-and-drugs.table.ts'

/** Scenes of visits with one known error, by file; new files go last, so that rows before them stay. */
const medicalTables = {
  'codes.table.ts': plantedCodes,
  'billing.table.ts': plantedBilling,
  'amounts.table.ts': plantedAmounts,
  'patterns.table.ts': plantedPatterns,
  'stays-and-drugs.table.ts': plantedStaysAndDrugs,
  'history.table.ts': plantedHistory,
  'professional.table.ts': plantedProfessional,
  'other-settings.table.ts': plantedOtherSettings,
  'facility.table.ts': plantedFacility,
  'drgs.table.ts': plantedDrgs,
  'schedules.table.ts': plantedSchedules,
  'programs.table.ts': plantedPrograms,
  'sessions.table.ts': plantedSessions,
  'months-and-goods.table.ts': plantedMonthsAndGoods,
  'hours-and-stops.table.ts': plantedHoursAndStops,
}

export const plantedMedicalScenes = Object.values(medicalTables).flat()

/** Every table of this folder. */
export const plantedTables = {
  ...medicalTables,
  'fills.table.ts': plantedFills,
  'desk-audits.table.ts': plantedDeskAudits,
  'ended-drugs.table.ts': plantedEndedDrugs,
}

/** Reference tables that stand in for official ones, because planted errors need them. */
export const plantedStandIns = {
  ...patternTables,
  ...facilityTables,
  ...drgTables,
  ...scheduleTables,
  ...endedDrugTables,
}
