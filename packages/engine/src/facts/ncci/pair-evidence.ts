import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate } from '../../claim/day.ts'
import type { Evidence } from '../../result/finding.ts'
import type { RuleSource } from '../../rule/rule-source.ts'
import { cite } from '../../rule/rule.ts'
import type { Setting } from '../../batch/setting.ts'

const policyManual: RuleSource = cite(
  'NCCI Policy Manual for Medicare Services',
  'chapter I, E: modifiers and modifier indicators',
)

/** Where pair edits are written; a rule's own sources. */
export const pairSources: readonly RuleSource[] = [
  cite('NCCI procedure-to-procedure edits, practitioner', 'column 1 / column 2', 'ptpPractitioner'),
  policyManual,
]

const hospitalSources: readonly RuleSource[] = [
  cite(
    'NCCI procedure-to-procedure edits, outpatient hospital',
    'column 1 / column 2',
    'ptpHospital',
  ),
  policyManual,
]

const medicaidManual: RuleSource = cite(
  'NCCI Policy Manual for Medicaid Services',
  'chapter I, E: modifiers and modifier indicators',
)

const medicaidSources: readonly RuleSource[] = [
  cite(
    'Medicaid NCCI procedure-to-procedure edits, practitioner',
    'column 1 / column 2',
    'ptpPractitionerMedicaid',
  ),
  medicaidManual,
]

const medicaidHospitalSources: readonly RuleSource[] = [
  cite(
    'Medicaid NCCI procedure-to-procedure edits, outpatient hospital',
    'column 1 / column 2',
    'ptpHospitalMedicaid',
  ),
  medicaidManual,
]

const medicaidSupplierSources: readonly RuleSource[] = [
  cite(
    'Medicaid NCCI procedure-to-procedure edits, DME supplier',
    'column 1 / column 2',
    'ptpDmeMedicaid',
  ),
  medicaidManual,
]

/** The edits of the setting, and of the program whose they are; a finding's sources. */
export function pairSourcesFor(setting: Setting, isMedicaids: boolean): readonly RuleSource[] {
  if (setting === 'dme') return medicaidSupplierSources
  const isHospital = setting === 'outpatient-facility'
  if (isMedicaids) return isHospital ? medicaidHospitalSources : medicaidSources
  return isHospital ? hospitalSources : pairSources
}

/** Code and modifiers of each line. */
export function codeEvidence(lines: readonly ClaimLine[]): readonly Evidence[] {
  const evidence: Evidence[] = []
  for (const { row, procedureCode, modifiers } of lines) {
    evidence.push({ row, field: 'procedureCode', value: procedureCode ?? '' })
    if (modifiers.length > 0) {
      evidence.push({ row, field: 'modifiers', value: modifiers.join(' ') })
    }
  }
  return evidence
}

/** Code and modifiers of a line and of an earlier one, and the day of the earlier one. */
export function earlierEvidence(line: ClaimLine, earlier: ClaimLine): readonly Evidence[] {
  const { row, serviceFromDay } = earlier
  const day = serviceFromDay === undefined ? '' : isoDate(serviceFromDay)
  return [...codeEvidence([line, earlier]), { row, field: 'serviceFromDay', value: day }]
}
