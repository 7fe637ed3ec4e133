import type { Encounter } from '../../../batch/groups.ts'
import type { Setting } from '../../../batch/setting.ts'
import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { isMedicaid } from '../../../claim/medicaid.ts'
import { AddOnPrimaries } from '../../../facts/ncci/primaries-of-day.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { hasNoAmounts, isDenied } from '../../../claim/exposure.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { addOnAlone } from '../../../facts/ncci/add-on-words.ts'
import { codeEvidence } from '../../../facts/ncci/pair-evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { isMedicaidsOwn } from '../../../reference/medicaid-tables.ts'
import type { AddOnEdit } from '../../../reference/ncci-rows.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingDraft,
  type Outcome,
} from '../../../rule/outcome.ts'
import { noCode, noPatientOrProvider, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, date, say, words } from '../../../sentences/say.ts'

const otherBill = notApplicable('neither a professional claim nor an outpatient bill of a hospital')
const noAddOn = notApplicable('the code is no add-on code')
const selectionOnly = cannotTell(
  'only everyday add-on codes are in the starter pack; import the NCCI add-on file for the rest',
)

const manuals = [
  cite('Medicare Claims Processing Manual', 'chapter 12, 30 (add-on codes)'),
  cite('Integrated Outpatient Code Editor', 'edits 106 to 108: add-on codes of hospitals'),
]
const medicaidSources = [
  cite('Medicaid NCCI add-on code edits', 'types 1, 2 and 3', 'addOnCodesMedicaid'),
]

/** Codes that are only paid beside a primary service, paid without one. */
export const addOnWithoutPrimary = defineGroupRule({
  id: 'add-on-without-primary',
  version: 4,
  title: 'Add-on code without its primary service',
  category: 'unbundling',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [cite('NCCI add-on code edits', 'types 1, 2 and 3', 'addOnCodes'), ...manuals],
  needs: { fields: ['procedureCode', 'patientKey'], tables: ['addOnCodes'] },
  clearedBy: 'The claim for the primary service of the same practitioner and day.',
  suggestedFix: 'Look for the claim of the primary service; without one, recover the payment.',
  triage({ procedure, setting, billType, standing }, { addOnCodes }) {
    if (setting !== 'professional' && !isOutpatient(setting, billType)) return otherBill
    if (procedure === noProcedure) return noCode
    if (!addOnCodes.find(procedure)) return addOnCodes.complete ? noAddOn : selectionOnly
    return standing.isUnpaid ? nothingPaid : look
  },
  judge(encounter, { tables: { addOnCodes }, memories, consulted }) {
    const isOwn = isMedicaidsOwn(consulted('addOnCodes'))
    const primaries = new AddOnPrimaries(encounter, addOnCodes, memories)
    return eachOpenLine((line) => {
      const edit = addOnCodes.find(line.procedure)
      if (edit === undefined) return noAddOn
      const outcome = outcomeOf(line, edit, encounter, primaries)
      return isMedicaid(line) ? ofMedicaid(outcome, isOwn) : outcome
    })
  },
})

/** Others than hospitals under OPPS are paid by the day, the visit or their cost. */
function isOutpatient(setting: Setting, billType: string | undefined): boolean {
  return setting === 'outpatient-facility' && facilityKind(billType) === 'hospital-outpatient'
}

function outcomeOf(
  line: ClaimLine,
  edit: AddOnEdit,
  { patient, provider, day, setting }: Encounter,
  primaries: AddOnPrimaries,
): Outcome {
  if (primaries.isBilledWith(line, edit)) return pass
  if (!patient.identified || provider.identity === 'claim') return noPatientOrProvider
  const primary = primaries.near(line, edit)
  if (primary !== undefined && isColleague(primary, line) && !isDenied(primary)) return pass
  const isJudged = setting === 'professional' || payerProgram(line) === 'medicare'
  const sure =
    edit.type === 1 && primary === undefined && provider.identity === 'practitioner' && isJudged
  return finding({ ...draftOf(line, edit, primary, day), ...(sure ? {} : { class: 'lead' }) })
}

/** Medicaid has edits of its own; Medicare's only ask there. */
function ofMedicaid(outcome: Outcome, isOwn: boolean): Outcome {
  if (outcome.kind !== 'finding') return outcome
  return finding({
    ...outcome.draft,
    ...(isOwn ? { sources: medicaidSources } : { class: 'lead' }),
  })
}

/** The same practitioner a day apart, or another of the same group. */
function isColleague(one: ClaimLine, two: ClaimLine): boolean {
  const pairs = [
    [one.renderingNpi, two.renderingNpi],
    [one.billingNpi, two.billingNpi],
    [one.providerTaxId, two.providerTaxId],
  ]
  return pairs.some(([first, second]) => first !== undefined && first === second)
}

function draftOf(
  line: ClaimLine,
  edit: AddOnEdit,
  primary: ClaimLine | undefined,
  day: Day,
): FindingDraft {
  const related = primary === undefined ? [] : [primary]
  const was = hasNoAmounts(line) ? 'billed' : 'paid'
  return {
    message: say`${code(line.procedureCode)} is an add-on code and was ${words(was)} on ${date(day)} ${addOnAlone(edit, primary)}.`,
    lines: [line],
    related,
    evidence: codeEvidence([line, ...related]),
    ...wholeLineAtRisk(line),
  }
}
