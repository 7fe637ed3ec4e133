import type { Release, TableData } from '@plumbline/engine'
import { adjustmentReasonRows, adjustmentReasons } from './adjustment-reasons.ts'
import { procedureCodeRows } from './codes/procedure-codes.ts'
import { diagnosisCodeRows } from './diagnoses/diagnosis-codes.ts'
import { diagnosisEditRows, diagnosisEditTable } from './diagnoses/diagnosis-edits.ts'
import { diagnosisProfileRows, diagnosisProfileTable } from './diagnoses/diagnosis-profiles.ts'
import { drugProfileRows } from './drugs/drug-profiles.ts'
import { feeScheduleRows } from './fees/fee-schedule.ts'
import { labPanelRows, labPanels } from './lab-panels.ts'
import { codeSelection, once, procedureSelection } from './lookup.ts'
import { modifierRows, modifiers } from './modifiers.ts'
import { addOnRows } from './ncci/add-on-codes.ts'
import { mueRows } from './ncci/mue-tables.ts'
import { hospitalPairs, practitionerPairs, ptpSelection } from './ncci/ptp-tables.ts'
import { opioidFactorRows, opioidFactors } from './opioid-factors.ts'
import { placeOfServiceRows, placesOfService } from './places-of-service.ts'
import { procedureProfileTable, profileRanges } from './procedures/profile-table.ts'
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

/** The factors of November 2022, which Medicare Part D has used since 2023. */
const opioidGuideline: Window = { from: '2023-01-01', to: '2026-12-31' }

/**
 * The starter pack: facts of codes and drugs written by the product's authors from the official
 * documents that each table names, so that everyday claims are audited before anything is imported.
 * Made at the first call; the look-ups of a table are built at its first question.
 */
export const starterReleases: () => StarterReleases = once(() => ({
  procedureProfiles: starterRelease(
    'procedureProfiles',
    structure,
    () => profileRanges.length,
    procedureProfileTable(),
  ),
  labPanels: starterRelease('labPanels', structure, () => labPanelRows.length, labPanels),
  placesOfService: starterRelease(
    'placesOfService',
    structure,
    () => placeOfServiceRows.length,
    placesOfService,
  ),
  modifiers: starterRelease('modifiers', structure, () => modifierRows.length, modifiers),
  opioidFactors: starterRelease(
    'opioidFactors',
    opioidGuideline,
    () => opioidFactorRows.length,
    opioidFactors,
  ),
  ptpPractitioner: starterRelease(
    'ptpPractitioner',
    currentYears,
    () => practitionerPairs().length,
    ptpSelection(practitionerPairs),
  ),
  ptpHospital: starterRelease(
    'ptpHospital',
    currentYears,
    () => hospitalPairs().length,
    ptpSelection(hospitalPairs),
  ),
  muePractitioner: starterRelease(
    'muePractitioner',
    currentYears,
    () => mueRows.practitioner().length,
    procedureSelection(mueRows.practitioner),
  ),
  mueHospital: starterRelease(
    'mueHospital',
    currentYears,
    () => mueRows.hospital().length,
    procedureSelection(mueRows.hospital),
  ),
  mueDme: starterRelease(
    'mueDme',
    currentYears,
    () => mueRows.dme().length,
    procedureSelection(mueRows.dme),
  ),
  feeSchedule: starterRelease(
    'feeSchedule',
    currentYears,
    () => feeScheduleRows().length,
    procedureSelection(feeScheduleRows),
  ),
  procedureCodes: starterRelease(
    'procedureCodes',
    currentYears,
    () => procedureCodeRows().length,
    procedureSelection(procedureCodeRows),
  ),
  diagnosisProfiles: starterRelease(
    'diagnosisProfiles',
    structure,
    () => diagnosisProfileRows,
    diagnosisProfileTable(),
  ),
  diagnosisEdits: starterRelease(
    'diagnosisEdits',
    fiscalYears,
    () => diagnosisEditRows,
    diagnosisEditTable(),
  ),
  diagnosisCodes: starterRelease(
    'diagnosisCodes',
    fiscalYears,
    () => diagnosisCodeRows().length,
    codeSelection(diagnosisCodeRows),
  ),
  addOnCodes: starterRelease(
    'addOnCodes',
    currentYears,
    () => addOnRows().length,
    procedureSelection(addOnRows),
  ),
  adjustmentReasons: starterRelease(
    'adjustmentReasons',
    structure,
    () => adjustmentReasonRows().length,
    adjustmentReasons,
  ),
  drugProfiles: starterRelease(
    'drugProfiles',
    currentLabels,
    () => drugProfileRows().length,
    codeSelection(drugProfileRows),
  ),
}))
