import type { ReferenceTables } from '../reference/dated-table.ts'
import type { DrugFacts, DrugProfile } from '../reference/drug-rows.ts'
import type { CodeTable } from '../reference/look-up-tables.ts'
import { codeTable, released } from './tables.ts'

const noDrugFacts: DrugFacts = {
  ingredient: undefined,
  brandName: undefined,
  strength: undefined,
  form: undefined,
  schedule: undefined,
}

/** A drug list for a test, by 11-digit NDC. */
export function drugList(
  rows: Record<string, Partial<DrugFacts>>,
  complete = false,
): CodeTable<DrugFacts> {
  const filled: Record<string, DrugFacts> = {}
  for (const [ndc, facts] of Object.entries(rows)) filled[ndc] = { ...noDrugFacts, ...facts }
  return codeTable(filled, complete)
}

/** Drug profiles for a test, by ingredient; brand names lead to the same row. */
export function profileList(rows: Record<string, Partial<DrugProfile>>): CodeTable<DrugProfile> {
  const byName: Record<string, DrugProfile> = {}
  for (const [ingredient, row] of Object.entries(rows)) {
    const profile: DrugProfile = {
      ingredient,
      drugClass: '',
      schedule: undefined,
      brandNames: [],
      usualDailyMaximum: undefined,
      unitOfMeasure: 'EA',
      partDExclusion: undefined,
      ...row,
    }
    for (const name of [ingredient, ...profile.brandNames]) byName[name.toLowerCase()] = profile
  }
  return codeTable(byName, false)
}

/** Both as imported releases in force. */
export function drugTables(
  drugs: Record<string, Partial<DrugFacts>>,
  profiles: Record<string, Partial<DrugProfile>> = {},
): ReferenceTables {
  return {
    drugs: released('drugs', drugList(drugs)),
    drugProfiles: released('drugProfiles', profileList(profiles)),
  }
}
