import type { RuleSource } from '../../rule/rule-source.ts'
import type { Setting } from '../../batch/setting.ts'

const policyManual: RuleSource = {
  title: 'NCCI Policy Manual for Medicare Services',
  section: 'chapter I, V: Medically Unlikely Edits',
}

/** Where unit limits are written; a rule's own sources. */
export const limitSources: readonly RuleSource[] = [
  {
    title: 'NCCI Medically Unlikely Edits, practitioner',
    section: 'MUE value and adjudication indicator',
    table: 'muePractitioner',
  },
  policyManual,
]

const hospitalSources: readonly RuleSource[] = [
  {
    title: 'NCCI Medically Unlikely Edits, outpatient hospital',
    section: 'MUE value and adjudication indicator',
    table: 'mueHospital',
  },
  policyManual,
]

const dmeSources: readonly RuleSource[] = [
  {
    title: 'NCCI Medically Unlikely Edits, DME supplier',
    section: 'MUE value and adjudication indicator',
    table: 'mueDme',
  },
  policyManual,
]

/** The limits of the setting; a finding's sources. */
export function limitSourcesFor(setting: Setting): readonly RuleSource[] {
  if (setting === 'outpatient-facility') return hospitalSources
  return setting === 'dme' ? dmeSources : limitSources
}
