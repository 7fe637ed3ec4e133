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

const medicaidManual: RuleSource = cite(
  'NCCI Policy Manual for Medicaid Services',
  'chapter I, V: Medically Unlikely Edits, each for one line of a claim',
)

const medicaidSources: readonly RuleSource[] = [
  cite(
    'Medicaid NCCI Medically Unlikely Edits, practitioner',
    'MUE value',
    'muePractitionerMedicaid',
  ),
  medicaidManual,
]

const medicaidHospitalSources: readonly RuleSource[] = [
  cite(
    'Medicaid NCCI Medically Unlikely Edits, outpatient hospital',
    'MUE value',
    'mueHospitalMedicaid',
  ),
  medicaidManual,
]

const medicaidDmeSources: readonly RuleSource[] = [
  cite('Medicaid NCCI Medically Unlikely Edits, DME supplier', 'MUE value', 'mueDmeMedicaid'),
  medicaidManual,
]

/** The limits of the setting, and of the program whose they are; a finding's sources. */
export function limitSourcesFor(setting: Setting, isMedicaids: boolean): readonly RuleSource[] {
  if (setting === 'outpatient-facility')
    return isMedicaids ? medicaidHospitalSources : hospitalSources
  if (setting === 'dme') return isMedicaids ? medicaidDmeSources : dmeSources
  return isMedicaids ? medicaidSources : limitSources
}
