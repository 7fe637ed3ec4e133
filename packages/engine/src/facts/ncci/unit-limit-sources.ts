import type { RuleSource } from '../../rule/rule-source.ts'
import { cite } from '../../rule/rule.ts'
import type { Setting } from '../../batch/setting.ts'

const policyManual: RuleSource = cite(
  'NCCI Policy Manual for Medicare Services',
  'chapter I, V: Medically Unlikely Edits',
)

/** Where unit limits are written; a rule's own sources. */
export const limitSources: readonly RuleSource[] = [
  cite(
    'NCCI Medically Unlikely Edits, practitioner',
    'MUE value and adjudication indicator',
    'muePractitioner',
  ),
  policyManual,
]

const hospitalSources: readonly RuleSource[] = [
  cite(
    'NCCI Medically Unlikely Edits, outpatient hospital',
    'MUE value and adjudication indicator',
    'mueHospital',
  ),
  policyManual,
]

const dmeSources: readonly RuleSource[] = [
  cite(
    'NCCI Medically Unlikely Edits, DME supplier',
    'MUE value and adjudication indicator',
    'mueDme',
  ),
  policyManual,
]

/** The limits of the setting; a finding's sources. */
export function limitSourcesFor(setting: Setting): readonly RuleSource[] {
  if (setting === 'outpatient-facility') return hospitalSources
  return setting === 'dme' ? dmeSources : limitSources
}
