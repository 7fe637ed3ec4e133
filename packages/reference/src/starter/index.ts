import type { Release, TableData } from '@plumbline/engine'
import { adjustmentReasons } from './adjustment-reasons.ts'
import { procedureCodeRows } from './codes/procedure-codes.ts'
import { diagnosisCodeRows } from './diagnoses/diagnosis-codes.ts'
import { diagnosisEditTable } from './diagnoses/diagnosis-edits.ts'
import { diagnosisProfileTable } from './diagnoses/diagnosis-profiles.ts'
import { drugProfileRows } from './drugs/drug-profiles.ts'
import { feeScheduleRows } from './fees/fee-schedule.ts'
import { labPanels } from './lab-panels.ts'
import { codeSelection, once, procedureSelection } from './lookup.ts'
import { modifiers } from './modifiers.ts'
import { addOnRows } from './ncci/add-on-codes.ts'
import { mueRows } from './ncci/mue-tables.ts'
import { hospitalPairs, practitionerPairs, ptpSelection } from './ncci/ptp-tables.ts'
import { opioidFactors } from './opioid-factors.ts'
import { placesOfService } from './places-of-service.ts'
import { procedureProfileTable } from './procedures/profile-table.ts'
import { starterRelease, type Window } from './window.ts'

/** The release of each table that the product brings itself; tables that it has nothing for are absent. */
export type StarterReleases = {
  readonly [Name in keyof TableData]?: Release<TableData[Name]>
}

/** Structure of code sets: stable since ICD-10-CM and the ranges of today came into use. */
const structure: Window = { from: '2016-01-01', to: '2026-12-31' }

/** Yearly and quarterly tables: rows that stood alike at the start and at the end. */
const currentYears: Window = { from: '2024-01-01', to: '2026-12-31' }

/** ICD-10-CM and the Medicare Code Editor since fiscal year 2024. */
const fiscalYears: Window = { from: '2023-10-01', to: '2026-12-31' }

/** Drug labels, schedules and exclusions that held all these years. */
const currentLabels: Window = { from: '2020-01-01', to: '2026-12-31' }

/** The factors of November 2022, used for fills of the years after. */
const opioidGuideline: Window = { from: '2023-01-01', to: '2026-12-31' }

/**
 * The starter pack: facts of codes and drugs written by the product's authors from the official
 * documents that each table names, so that everyday claims are audited before anything is imported.
 * Made at the first call; the look-ups of a table are built at its first question. How many rows
 * it has is written down, because counting them would build them all.
 */
export const starterReleases: () => StarterReleases = once(() => ({
  procedureProfiles: starterRelease('procedureProfiles', structure, 676, procedureProfileTable()),
  labPanels: starterRelease('labPanels', structure, 11, labPanels),
  placesOfService: starterRelease('placesOfService', structure, 52, placesOfService),
  modifiers: starterRelease('modifiers', structure, 426, modifiers),
  opioidFactors: starterRelease('opioidFactors', opioidGuideline, 10, opioidFactors),
  ptpPractitioner: starterRelease(
    'ptpPractitioner',
    currentYears,
    5659,
    ptpSelection(practitionerPairs),
  ),
  ptpHospital: starterRelease('ptpHospital', currentYears, 5144, ptpSelection(hospitalPairs)),
  muePractitioner: starterRelease(
    'muePractitioner',
    currentYears,
    2019,
    procedureSelection(mueRows.practitioner),
  ),
  mueHospital: starterRelease(
    'mueHospital',
    currentYears,
    2014,
    procedureSelection(mueRows.hospital),
  ),
  mueDme: starterRelease('mueDme', currentYears, 274, procedureSelection(mueRows.dme)),
  feeSchedule: starterRelease(
    'feeSchedule',
    currentYears,
    2698,
    procedureSelection(feeScheduleRows),
  ),
  procedureCodes: starterRelease(
    'procedureCodes',
    currentYears,
    2404,
    procedureSelection(procedureCodeRows),
  ),
  diagnosisProfiles: starterRelease('diagnosisProfiles', structure, 2591, diagnosisProfileTable()),
  diagnosisEdits: starterRelease('diagnosisEdits', fiscalYears, 1492, diagnosisEditTable()),
  diagnosisCodes: starterRelease(
    'diagnosisCodes',
    fiscalYears,
    19_682,
    codeSelection(diagnosisCodeRows),
  ),
  addOnCodes: starterRelease('addOnCodes', currentYears, 286, procedureSelection(addOnRows)),
  adjustmentReasons: starterRelease('adjustmentReasons', structure, 226, adjustmentReasons),
  drugProfiles: starterRelease('drugProfiles', currentLabels, 1140, codeSelection(drugProfileRows)),
}))
