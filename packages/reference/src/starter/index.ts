import type { Release, TableData } from '@plumbline/engine'
import { labPanelRows, labPanels } from './lab-panels.ts'
import { modifierRows, modifiers } from './modifiers.ts'
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

/** The factors of November 2022, which Medicare Part D has used since 2023. */
const opioidGuideline: Window = { from: '2023-01-01', to: '2026-12-31' }

/**
 * The starter pack: facts of codes and drugs written by the product's authors from the official
 * documents that each table names, so that everyday claims are audited before anything is imported.
 * Cheap to call: each table is built at its first question.
 */
export function starterReleases(): StarterReleases {
  return {
    procedureProfiles: starterRelease(
      'procedureProfiles',
      structure,
      profileRanges.length,
      procedureProfileTable(),
    ),
    labPanels: starterRelease('labPanels', structure, labPanelRows.length, labPanels),
    placesOfService: starterRelease(
      'placesOfService',
      structure,
      placeOfServiceRows.length,
      placesOfService,
    ),
    modifiers: starterRelease('modifiers', structure, modifierRows.length, modifiers),
    opioidFactors: starterRelease(
      'opioidFactors',
      opioidGuideline,
      opioidFactorRows.length,
      opioidFactors,
    ),
  }
}
