import { cannotTell, notApplicable } from './outcome.ts'

/*
 * The reasons that several rules give for not judging a line: one sentence for one thing, so that the
 * coverage of an audit says it once. A reason of one rule alone stands in that rule's file.
 */

// What the line does not say, though the rule applies to it.

export const noServiceDate = cannotTell('no date of service')
export const noClaimNumber = cannotTell('no claim number on the line')
export const noPatient = cannotTell('no patient or member on the line')
export const noPatientOrProvider = cannotTell('no patient or no provider on the line')
export const noProcedureCode = cannotTell('no procedure code on the line')
export const noDiagnosis = cannotTell('no diagnosis on the line')
export const principalBlank = cannotTell('the place of the first diagnosis is blank')
export const noPlaceOfService = cannotTell('no place of service on the line')
export const hiddenValue = cannotTell('a code on the line is hidden')
export const noBillType = cannotTell('no type of bill on the line')
export const payerUnknown = cannotTell('the file does not say whether Medicare pays')
export const noUnits = cannotTell('no units on the line')
export const noAllowedOrPaid = cannotTell('neither an allowed nor a paid amount on the line')
export const noNpi = cannotTell('no NPI on the line')
export const noNdc = cannotTell('no NDC on the line')
export const noDaysSupply = cannotTell('no days supply on the line')
export const noQuantityOrDays = cannotTell('no quantity or no whole days supply on the line')
export const noRebateFacts = cannotTell('the file says nothing of rebates on this line')

// What the tables or the file do not hold.

export const feeScheduleMissing = cannotTell(
  'table not imported: Medicare Physician Fee Schedule indicators',
)
export const notInFeeSchedule = cannotTell('the fee schedule does not have the code')
export const codeNotInTables = cannotTell('the tables do not have the code')
export const diagnosisNotInStarterPack = cannotTell(
  'a diagnosis is not in the starter pack; import ICD-10-CM for the rest',
)
export const operationNotInStarterPack = cannotTell(
  'an operation of these weeks is not in the starter pack; import the fee schedule for its global days',
)
export const scheduleNotKnown = cannotTell('the schedule of the drug is not known')
export const fewLikeLines = cannotTell('fewer than ten like lines in the file show what is usual')
export const tooManyStays = cannotTell(
  'more than 16 hospital stays of the patient at one time, of which 16 were compared',
)
export const otherClaimMayCome = cannotTell(
  'another claim may still come: the service is under 90 days old',
)

// Why a rule does not apply.

export const denied = notApplicable('the line was denied')
export const deniedOrPending = notApplicable('the line was denied or is pending')
export const notOutpatient = notApplicable(
  'not on an outpatient bill of a hospital under OPPS (type 13x)',
)
export const otherPayer = notApplicable('the payer is not Medicare')
export const nothingPaid = notApplicable('nothing was paid on the line')
export const notProfessional = notApplicable('not a professional claim')
export const notOnStay = notApplicable('not on the bill of a stay')
export const noStayProcedures = notApplicable('no procedure of the stay on the claim')
export const noCode = notApplicable('no CPT or HCPCS code on the line')
export const noFiveCharacterCode = notApplicable('no five-character procedure code')
export const namesNoDiagnosis = notApplicable('no diagnosis on the line')
export const notIcd10 = notApplicable('the diagnoses are not ICD-10-CM')
export const namesNoNdc = notApplicable('no NDC on the line')
export const noModifier = notApplicable('no modifier on the line')
export const noAssistant = notApplicable('no assistant at surgery (80, 81, 82, AS) on the line')
export const assistedVisit = notApplicable('a visit, on which the modifier itself is wrong')
export const noRebate = notApplicable('no rebate was claimed on the line')
export const feeScheduleOfOthers = notApplicable('the fee schedule is for professional lines only')

/** Where the age decides; a birth date that nobody living could have says none. */
export const noAge = cannotTell('no age and no birth date that a person could have on the line')
