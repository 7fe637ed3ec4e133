import type { ClaimLine } from '../../claim/claim-line.ts'
import { unlessMedicarePays } from '../../facts/payers/medicare-pays.ts'
import { markedDiagnoses, type MarkedDiagnosis } from '../../facts/stays/admission-marks.ts'
import { judgedAsStay } from '../../facts/stays/whole-stay.ts'
import { cells } from '../../findings/evidence.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { AdmissionExemption } from '../../reference/drg-rows.ts'
import { cannotTell, finding, look, pass, type Outcome } from '../../rule/outcome.ts'
import { notIcd10, notOnStay } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { diagnosis, list, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const noneStated = cannotTell(
  'the claim marks no diagnosis as present on admission or not, and some hospitals need not',
)
const notForEach = cannotTell(
  'the claim has not as many marks of being present on admission as diagnoses',
)

/** Said of an exempt diagnosis in older formats; today the place is left blank. */
const exemptMarks: ReadonlySet<string> = new Set(['', '1'])

/** Stays whose diagnoses lack a mark of being present on admission, or have one that they cannot have. */
export const admissionMarkWrong = defineGroupRule({
  id: 'admission-mark-wrong',
  version: 1,
  title: 'Present on admission: mark missing, or on an exempt diagnosis',
  category: 'data-quality',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite(
      'Deficit Reduction Act of 2005',
      'section 5001(c): present on admission, from October 2007',
    ),
    cite(
      'ICD-10-CM Official Guidelines for Coding and Reporting',
      'appendix I: present on admission reporting, with the list of exempt diagnoses',
      'admissionExemptions',
    ),
  ],
  needs: { fields: ['diagnoses', 'presentOnAdmission'], tables: ['admissionExemptions'] },
  clearedBy: 'The claim as it was billed, where the file leaves marks out.',
  suggestedFix:
    'Return the claim for its marks: without them nobody knows what arose in the hospital.',
  triage: ({ setting }) => (setting === 'inpatient-facility' ? look : notOnStay),
  judge({ lines }, { tables: { admissionExemptions } }) {
    return judgedAsStay(lines, (first, stay) => outcomeOf(first, stay, admissionExemptions))
  },
})

/** Nearly all are exempt, and files keep their marks apart or drop them. */
const externalCause = /^[V-Y]/

function outcomeOf(
  first: ClaimLine,
  stay: readonly ClaimLine[],
  exemptions: CodeTable<AdmissionExemption>,
): Outcome {
  const other = unlessMedicarePays(first)
  if (other !== undefined) return other
  if (first.icdVersion === '9') return notIcd10
  const diagnoses = markedDiagnoses(stay)
  if (diagnoses === 'none stated') return noneStated
  if (diagnoses === 'not one for each') return notForEach
  const isExempt = ({ code }: MarkedDiagnosis) => exemptions.find(code) !== undefined
  const missing = diagnoses.filter(
    (each) => exemptMarks.has(each.mark) && !isExempt(each) && !externalCause.test(each.code),
  )
  const marked = diagnoses.filter((each) => isExempt(each) && !exemptMarks.has(each.mark))
  const says = missing.length > 0 ? sayMissing(missing) : sayMarked(marked)
  if (missing.length + marked.length === 0) return pass
  return finding({
    ...(missing.length === 0 && { class: 'notice' }),
    message: says,
    lines: [first],
    evidence: cells(first, 'diagnoses', 'presentOnAdmission'),
  })
}

function sayMissing(missing: readonly MarkedDiagnosis[]): Sentence {
  return say`The claim does not say whether ${codesOf(missing)} was present on admission, which is no exempt diagnosis.`
}

function sayMarked(marked: readonly MarkedDiagnosis[]): Sentence {
  return say`The claim says whether ${codesOf(marked)} was present on admission, an exempt diagnosis whose place is left blank.`
}

function codesOf(diagnoses: readonly MarkedDiagnosis[]): Sentence {
  return list(
    diagnoses.map(({ code }) => diagnosis(code)),
    ', ',
    ' or ',
  )
}
