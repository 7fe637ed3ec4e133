import type { ClaimLine } from '../../../claim/claim-line.ts'
import { day } from '../../../claim/day.ts'
import { sexOfDiagnosis } from '../../../facts/anatomy/sex-of-diagnosis.ts'
import { sexOfProcedure } from '../../../facts/anatomy/sex-of-procedure.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import type { CodeTable } from '../../../reference/look-up-tables.ts'
import type { DiagnosisEdits } from '../../../reference/diagnosis-rows.ts'
import {
  cannotTell,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { denied } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, diagnosis, field, say, words } from '../../../sentences/say.ts'

const medicares = notApplicable('Medicare does not hold codes against the sex since October 2024')
const noSex = cannotTell('the file does not say the sex of the patient')
const said = notApplicable(
  'the bill says that the codes are meant (KX, condition code 45, F64, Z87.890)',
)

const whoever =
  ' The file does not say who pays; Medicare has not held codes against the sex since October 2024.'

/** Medicare's edit of sex conflicts was taken out of its code editors on this day. */
const editEnded = day('2024-10-01')

/** Cancers of the breast have codes for women and men, of which bills take the wrong one for either. */
const breast = /^C50/

/** Gender identity, which explains every other code. */
const explains = /^(?:F64|Z87890)/

/** Diagnoses and procedures of organs that the patient, as the file has it, does not have. */
export const sexConflict = defineLineRule({
  id: 'sex-conflict',
  version: 3,
  title: 'Code for the other sex',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Code Editor',
      'edit 5: sex conflict, advisory since October 2024',
      'diagnosisEdits',
    ),
    cite('CPT', 'male and female genital system, maternity care'),
    cite('ICD-10-CM', 'blocks of the genital organs, pregnancy and childbirth'),
  ],
  needs: { fields: ['sex'], optionalTables: ['diagnosisEdits'] },
  clearedBy: 'The right sex of the patient in the file, the right patient, or the record.',
  suggestedFix: 'Check the member and the code against the record: one of them is wrong.',
  triage: ({ standing }) => (standing.isDenied ? denied : look),
  judge(line, { tables: { diagnosisEdits } }) {
    const program = payerProgram(line)
    const isMedicares = program === 'medicare' || program === 'medicare-plan'
    if (isMedicares && (line.serviceFromDay ?? editEnded) >= editEnded) return medicares
    const { sex } = line
    return sex === undefined ? noSex : outcomeOf(line, sex, diagnosisEdits, program !== 'unknown')
  },
})

function outcomeOf(
  line: ClaimLine,
  sex: 'F' | 'M',
  edits: CodeTable<DiagnosisEdits> | undefined,
  isPayerKnown: boolean,
): Outcome {
  const ofProcedure = sexOfProcedure(line.procedure)
  const isProcedure = ofProcedure !== undefined && ofProcedure !== sex
  const other =
    line.icdVersion === '9' ? undefined : line.diagnoses.find((each) => isOfOther(each, sex, edits))
  if (!isProcedure && other === undefined) return pass
  if (isMeant(line)) return said
  const named = isProcedure
    ? say`Procedure ${code(line.procedureCode)}`
    : say`Diagnosis ${diagnosis(other ?? '')}`
  return finding({
    message: say`${named} is for ${words(sex === 'F' ? 'men' : 'women')}, and the file has the patient as ${field(line, 'sex')}.${words(isPayerKnown ? '' : whoever)}`,
    lines: [line],
    evidence: cells(line, 'sex', isProcedure ? 'procedureCode' : 'diagnoses'),
    ...(isProcedure && isPayerKnown && wholeLineAtRisk(line)),
  })
}

function isOfOther(
  named: string,
  sex: 'F' | 'M',
  edits: CodeTable<DiagnosisEdits> | undefined,
): boolean {
  const of = breast.test(named) ? undefined : (edits?.find(named)?.sex ?? sexOfDiagnosis(named))
  return of !== undefined && of !== sex
}

function isMeant({ modifiers, conditionCodes, diagnoses }: ClaimLine): boolean {
  return (
    modifiers.includes('KX') ||
    conditionCodes.includes('45') ||
    diagnoses.some((each) => explains.test(each))
  )
}
