import { testTooSoon } from './non-covered/limits/test-too-soon.ts'
import { cosmeticOperation } from './non-covered/conditions/cosmetic-operation.ts'
import { modifierShareOutlier } from './modifier-misuse/modifier-share-outlier.ts'
import { therapyAssistantConflict } from './modifier-misuse/therapy-assistant-conflict.ts'
import { germlineTestRepeated } from './duplicate/germline-test-repeated.ts'
import { respiteOverFiveDays } from './overpayment/stays/respite-over-five-days.ts'
import { travelWithoutSpecimen } from './unbundling/parts/travel-without-specimen.ts'
import { braceBoughtAgain } from './overpayment/equipment/brace-bought-again.ts'
import { similarEquipmentAtOnce } from './overpayment/equipment/similar-equipment-at-once.ts'
import { diabeticShoesOverYear } from './overpayment/equipment/diabetic-shoes-over-year.ts'
import { monthlyServicesTogether } from './unbundling/parts/monthly-services-together.ts'
import { operationPaidToTwoFacilities } from './duplicate/operation-paid-to-two-facilities.ts'
import { diagnosesExcludeEachOther } from './code-mismatch/diagnoses/diagnoses-exclude-each-other.ts'
import { inpatientProcedureCodeUnknown } from './code-mismatch/codes/inpatient-procedure-code-unknown.ts'
import { notOnTelehealthList } from './code-mismatch/places/not-on-telehealth-list.ts'
import { inpatientProcedureNotCovered } from './non-covered/statuses/inpatient-procedure-not-covered.ts'
import { surgeryCenterNotPayable } from './non-covered/statuses/surgery-center-not-payable.ts'
import { anesthesiaOverSchedule } from './overpayment/schedules/anesthesia-over-schedule.ts'
import { equipmentPaymentOverSchedule } from './overpayment/schedules/equipment-payment-over-schedule.ts'
import { officePlaceBesideHospital } from './code-mismatch/places/office-place-beside-hospital.ts'
import { officeRateInFacility } from './overpayment/schedules/office-rate-in-facility.ts'
import type { Rule } from '../rule/rule.ts'
import { contractualAmountOwedByPatient } from './data-quality/contractual-amount-owed-by-patient.ts'
import { chargeNotUnitsTimesPrice } from './data-quality/charge-not-units-times-price.ts'
import { lineDoesNotBalance } from './data-quality/line-does-not-balance.ts'
import { denialPattern } from './denial-pattern/denial-pattern.ts'
import { allowedOverSchedule } from './overpayment/schedules/allowed-over-schedule.ts'
import { paidOutlier } from './overpayment/payments/paid-outlier.ts'
import { chargeOutlier } from './overpayment/payments/charge-outlier.ts'
import { excludedProvider } from './non-covered/conditions/excluded-provider.ts'
import { excludedByOwnModifier } from './non-covered/conditions/excluded-by-own-modifier.ts'
import { bundledStatusPaid } from './non-covered/statuses/bundled-status-paid.ts'
import { inpatientOnlyAsOutpatient } from './non-covered/statuses/inpatient-only-as-outpatient.ts'
import { oppsStatusNotPayable } from './non-covered/statuses/opps-status-not-payable.ts'
import { statusNotCovered } from './non-covered/statuses/status-not-covered.ts'
import { bloodBilledWrong } from './code-mismatch/hospital-bills/blood-billed-wrong.ts'
import { companionServiceMissing } from './code-mismatch/hospital-bills/companion-service-missing.ts'
import { ambulanceTripMissing } from './modifier-misuse/ambulance-trip-missing.ts'
import { ambulanceTripNotCovered } from './non-covered/conditions/ambulance-trip-not-covered.ts'
import { ambulanceMileageAlone } from './unbundling/parts/ambulance-mileage-alone.ts'
import { ambulanceTripFar } from './units/ambulance-trip-far.ts'
import { ambulanceTripTwice } from './duplicate/ambulance-trip-twice.ts'
import { serviceDuringNursingStay } from './unbundling/stays/service-during-nursing-stay.ts'
import { serviceDuringHospice } from './unbundling/stays/service-during-hospice.ts'
import { vaccineHalfBilled } from './code-mismatch/drugs/vaccine-half-billed.ts'
import { handsOnByTelehealth } from './code-mismatch/places/hands-on-by-telehealth.ts'
import { revenueCodeNotOfProcedure } from './code-mismatch/hospital-bills/revenue-code-not-of-procedure.ts'
import { revenueCodeNotOfBill } from './code-mismatch/hospital-bills/revenue-code-not-of-bill.ts'
import { observationConflict } from './code-mismatch/hospital-bills/observation-conflict.ts'
import { procedureCodeMissing } from './data-quality/procedure-code-missing.ts'
import { dischargeStatusUnknown } from './data-quality/discharge-status-unknown.ts'
import { unitsOverNdcQuantity } from './units/units-over-ndc-quantity.ts'
import { studyPaidToTwo } from './duplicate/study-paid-to-two.ts'
import { therapyEvaluatedTwice } from './duplicate/therapy-evaluated-twice.ts'
import { drugTestTwice } from './duplicate/drug-test-twice.ts'
import { unitsAgainstModifier } from './units/units-against-modifier.ts'
import { partReplacedTwice } from './duplicate/part-replaced-twice.ts'
import { packagedServicePaid } from './unbundling/edits/packaged-service-paid.ts'
import { admissionQuestionable } from './non-covered/stays/admission-questionable.ts'
import { diagnosisNeverPrincipal } from './code-mismatch/diagnoses/diagnosis-never-principal.ts'
import { sideNotStated } from './code-mismatch/diagnoses/side-not-stated.ts'
import { ventilationInShortStay } from './upcoding/ventilation-in-short-stay.ts'
import { deviceIntensiveWithoutDevice } from './code-mismatch/hospital-bills/device-intensive-without-device.ts'
import { deviceWithoutProcedure } from './code-mismatch/hospital-bills/device-without-procedure.ts'
import { drugWithoutProcedure } from './code-mismatch/drugs/drug-without-procedure.ts'
import { programServiceOutsideProgram } from './code-mismatch/programs/program-service-outside-program.ts'
import { programBillConflict } from './code-mismatch/programs/program-bill-conflict.ts'
import { trainingWithoutTreatment } from './code-mismatch/programs/training-without-treatment.ts'
import { healthCenterVisitConflict } from './code-mismatch/programs/health-center-visit-conflict.ts'
import { vaccineBeforeApproval } from './code-mismatch/drugs/vaccine-before-approval.ts'
import { programDayShort } from './units/program-day-short.ts'
import { notHealthCenterService } from './non-covered/statuses/not-health-center-service.ts'
import { revenueCodeNotOfMedicare } from './non-covered/statuses/revenue-code-not-of-medicare.ts'
import { serviceBesideInpatientOnly } from './non-covered/statuses/service-beside-inpatient-only.ts'
import { acquiredConditionPaid } from './overpayment/stays/acquired-condition-paid.ts'
import { admissionMarkWrong } from './data-quality/admission-mark-wrong.ts'
import { supplyIncludedInKit } from './unbundling/parts/supply-included-in-kit.ts'
import { optionIncludedInChair } from './unbundling/parts/option-included-in-chair.ts'
import { dialysisWithoutKidneyDisease } from './code-mismatch/programs/dialysis-without-kidney-disease.ts'
import { nebulizerDrugWithoutDiagnosis } from './non-covered/conditions/nebulizer-drug-without-diagnosis.ts'
import { serviceOfDialysisBundle } from './unbundling/stays/service-of-dialysis-bundle.ts'
import { serviceDuringHomeHealth } from './unbundling/stays/service-during-home-health.ts'
import { partialHospitalizationWithoutMentalDiagnosis } from './code-mismatch/programs/partial-hospitalization-without-mental-diagnosis.ts'
import { tokenChargeExceeded } from './data-quality/token-charge-exceeded.ts'
import { passiveMotionWithoutKneeSurgery } from './non-covered/conditions/passive-motion-without-knee-surgery.ts'
import { impossibleDay } from './units/impossible-day.ts'
import { therapyOverTwoHours } from './units/therapy-over-two-hours.ts'
import { principalDiagnosisRepeated } from './data-quality/principal-diagnosis-repeated.ts'
import { hospitalVisitWithout25 } from './unbundling/edits/hospital-visit-without-25.ts'
import { secondServiceNotReduced } from './overpayment/surgery/second-service-not-reduced.ts'
import { transferPaidAsDischarge } from './overpayment/stays/transfer-paid-as-discharge.ts'
import { paidAloneBesideOthers } from './unbundling/edits/paid-alone-beside-others.ts'
import { serviceAfterDischargeAsDead } from './non-covered/stays/service-after-discharge-as-dead.ts'
import { wrongSurgeryPaid } from './non-covered/stays/wrong-surgery-paid.ts'
import { anatomyMismatch } from './code-mismatch/diagnoses/anatomy-mismatch.ts'
import { diagnosisAgeConflict } from './code-mismatch/patient/diagnosis-age-conflict.ts'
import { diagnosisSideConflict } from './code-mismatch/diagnoses/diagnosis-side-conflict.ts'
import { manifestationListedFirst } from './code-mismatch/diagnoses/manifestation-listed-first.ts'
import { externalCauseListedFirst } from './code-mismatch/diagnoses/external-cause-listed-first.ts'
import { facilityOperationInOffice } from './code-mismatch/places/facility-operation-in-office.ts'
import { placeOfServiceConflict } from './code-mismatch/places/place-of-service-conflict.ts'
import { telehealthPlaceConflict } from './code-mismatch/places/telehealth-place-conflict.ts'
import { officeVisitDuringStay } from './code-mismatch/places/office-visit-during-stay.ts'
import { strengthNotOfNdc } from './code-mismatch/drugs/strength-not-of-ndc.ts'
import { reversedInPart } from './overpayment/payments/reversed-in-part.ts'
import { impossibleDate } from './data-quality/impossible-date.ts'
import { deaNumberImpossible } from './data-quality/dea-number-impossible.ts'
import { npiCheckDigit } from './data-quality/npi-check-digit.ts'
import { ndcFormImpossible } from './data-quality/ndc-form-impossible.ts'
import { fillAfterLastLot } from './code-mismatch/drugs/fill-after-last-lot.ts'
import { ndcNotInDirectory } from './data-quality/ndc-not-in-directory.ts'
import { duplicateFill } from './duplicate/duplicate-fill.ts'
import { deniedLinePaid } from './overpayment/payments/denied-line-paid.ts'
import { paidOverAllowed } from './overpayment/payments/paid-over-allowed.ts'
import { diagnosisMissing } from './data-quality/diagnosis-missing.ts'
import { unitsImpossible } from './data-quality/units-impossible.ts'
import { placeOfServiceUnassigned } from './data-quality/place-of-service-unassigned.ts'
import { valueThatNoCodeHas } from './data-quality/value-that-no-code-has.ts'
import { quantityImpossible } from './data-quality/quantity-impossible.ts'
import { allowedOverCharge } from './data-quality/allowed-over-charge.ts'
import { negativeAmount } from './data-quality/negative-amount.ts'
import { patientShareOverAllowed } from './data-quality/patient-share-over-allowed.ts'
import { missingProviderNpi } from './data-quality/missing-provider-npi.ts'
import { refillTooSoon } from './overpayment/fills/refill-too-soon.ts'
import { daysSupplyImpossible } from './data-quality/days-supply-impossible.ts'
import { quantityPerDayOutOfRange } from './units/quantity-per-day-out-of-range.ts'
import { refillOfScheduleIi } from './non-covered/drugs/refill-of-schedule-ii.ts'
import { refillsOverAuthority } from './non-covered/drugs/refills-over-authority.ts'
import { procedureCodeInactive } from './code-mismatch/codes/procedure-code-inactive.ts'
import { procedureCodeUnknown } from './code-mismatch/codes/procedure-code-unknown.ts'
import { diagnosisCodeWrongVersion } from './code-mismatch/codes/diagnosis-code-wrong-version.ts'
import { diagnosisCodeUnknown } from './code-mismatch/codes/diagnosis-code-unknown.ts'
import { diagnosisCodeNotBillable } from './code-mismatch/codes/diagnosis-code-not-billable.ts'
import { partDExcludedDrug } from './non-covered/drugs/part-d-excluded-drug.ts'
import { rebateOn340bClaim } from './rebate/rebate-on-340b-claim.ts'
import { rebateUnitOfMeasure } from './rebate/rebate-unit-of-measure.ts'
import { dispenseAsWrittenConflict } from './code-mismatch/drugs/dispense-as-written-conflict.ts'
import { ptpPairNoModifier } from './unbundling/edits/ptp-pair-no-modifier.ts'
import { ptpPairBypassed } from './unbundling/edits/ptp-pair-bypassed.ts'
import { modifierNotForProcedure } from './modifier-misuse/modifier-not-for-procedure.ts'
import { caModifierConflict } from './modifier-misuse/ca-modifier-conflict.ts'
import { conflictingModifiers } from './modifier-misuse/conflicting-modifiers.ts'
import { unknownModifier } from './modifier-misuse/unknown-modifier.ts'
import { opioidOver90Mme } from './drug-safety/opioid-over-90-mme.ts'
import { opioidWithBenzodiazepine } from './drug-safety/opioid-with-benzodiazepine.ts'
import { bottleCountedAsMilliliter } from './units/bottle-counted-as-milliliter.ts'
import { billedOverPharmacyPayment } from './overpayment/fills/billed-over-pharmacy-payment.ts'
import { starterPackRepeated } from './overpayment/intervals/starter-pack-repeated.ts'
import { brandOver14DaysInFacility } from './units/brand-over-14-days-in-facility.ts'
import { vaccineBeyondSeries } from './overpayment/intervals/vaccine-beyond-series.ts'
import { opioidWithBuprenorphine } from './drug-safety/opioid-with-buprenorphine.ts'
import { unitsOverMue } from './units/units-over-mue.ts'
import { drugNameNotOfNdc } from './code-mismatch/drugs/drug-name-not-of-ndc.ts'
import { deniedButPaid } from './overpayment/payments/denied-but-paid.ts'
import { drugPriceOverNadac } from './overpayment/fills/drug-price-over-nadac.ts'
import { componentBilledWithGlobal } from './duplicate/component-billed-with-global.ts'
import { surgicalSharePaidInFull } from './overpayment/surgery/surgical-share-paid-in-full.ts'
import { technicalComponentInHospital } from './overpayment/schedules/technical-component-in-hospital.ts'
import { bilateralBilledTwice } from './overpayment/surgery/bilateral-billed-twice.ts'
import { coSurgeonMismatch } from './overpayment/surgery/co-surgeon-mismatch.ts'
import { assistantNotPayable } from './non-covered/statuses/assistant-not-payable.ts'
import { assistantWithoutSurgeon } from './non-covered/conditions/assistant-without-surgeon.ts'
import { repeatModifierUnsupported } from './modifier-misuse/repeat-modifier-unsupported.ts'
import { bypassModifierMisuse } from './modifier-misuse/bypass-modifier-misuse.ts'
import { exactDuplicate } from './duplicate/exact-duplicate.ts'
import { ndcNotOfProcedure } from './code-mismatch/drugs/ndc-not-of-procedure.ts'
import { nearDuplicate } from './duplicate/near-duplicate.ts'
import { visitInGlobalPeriod } from './unbundling/surgery/visit-in-global-period.ts'
import { visitLevelOutlier } from './upcoding/visit-level-outlier.ts'
import { addOnWithoutPrimary } from './unbundling/edits/add-on-without-primary.ts'
import { procedureInGlobalPeriod } from './unbundling/surgery/procedure-in-global-period.ts'
import { splitCareOverFullFee } from './overpayment/surgery/split-care-over-full-fee.ts'
import { secondVisitSameDay } from './duplicate/second-visit-same-day.ts'
import { stayVisitBilledTwice } from './duplicate/stay-visit-billed-twice.ts'
import { visitComplexityAddOnConflict } from './modifier-misuse/visit-complexity-add-on-conflict.ts'
import { wasteModifierWrong } from './modifier-misuse/waste-modifier-wrong.ts'
import { postoperativeAddOnBySurgeon } from './unbundling/surgery/postoperative-add-on-by-surgeon.ts'
import { preventiveVisitWithout25 } from './unbundling/edits/preventive-visit-without-25.ts'
import { equipmentBoughtAgain } from './overpayment/equipment/equipment-bought-again.ts'
import { nursingStayWithoutThreeNights } from './non-covered/stays/nursing-stay-without-three-nights.ts'
import { nursingDaysOverLimit } from './non-covered/limits/nursing-days-over-limit.ts'
import { secondEndoscopyPaidInFull } from './overpayment/surgery/second-endoscopy-paid-in-full.ts'
import { sexConflict } from './code-mismatch/patient/sex-conflict.ts'
import { daysOverSafetyProgram } from './units/days-over-safety-program.ts'
import { drugGivenTooSoon } from './overpayment/intervals/drug-given-too-soon.ts'
import { outsideCoverageDecision } from './non-covered/conditions/outside-coverage-decision.ts'
import { stayBillContradictsItself } from './data-quality/stay-bill-contradicts-itself.ts'
import { sessionsOverLimit } from './non-covered/limits/sessions-over-limit.ts'
import { footCareTooSoon } from './non-covered/limits/foot-care-too-soon.ts'
import { footCareWithoutReason } from './non-covered/conditions/foot-care-without-reason.ts'
import { costlyUnlistedService } from './overpayment/payments/costly-unlisted-service.ts'
import { reducedServicePaidInFull } from './overpayment/schedules/reduced-service-paid-in-full.ts'
import { dialysisOverThreeAWeek } from './units/dialysis-over-three-a-week.ts'
import { serviceOnRemovedOrgan } from './code-mismatch/patient/service-on-removed-organ.ts'
import { anesthesiaModifierMissing } from './modifier-misuse/anesthesia-modifier-missing.ts'
import { equipmentTermMissing } from './modifier-misuse/equipment-term-missing.ts'
import { drgOfAnotherCategory } from './upcoding/drg-of-another-category.ts'
import { drgWithoutItsComplication } from './upcoding/drg-without-its-complication.ts'
import { sepsisInShortStay } from './upcoding/sepsis-in-short-stay.ts'
import { secondOperationPaidInFull } from './overpayment/surgery/second-operation-paid-in-full.ts'
import { stoppedOperationPaidInFull } from './overpayment/surgery/stopped-operation-paid-in-full.ts'
import { secondFacilityOperationPaidInFull } from './overpayment/surgery/second-facility-operation-paid-in-full.ts'
import { returnToSurgeryPaidInFull } from './overpayment/surgery/return-to-surgery-paid-in-full.ts'
import { preventiveServiceTooSoon } from './non-covered/limits/preventive-service-too-soon.ts'
import { organRemovedTwice } from './duplicate/organ-removed-twice.ts'
import { filedAfterAYear } from './non-covered/conditions/filed-after-a-year.ts'
import { checkInNearVisit } from './unbundling/parts/check-in-near-visit.ts'
import { procedureAgeConflict } from './code-mismatch/patient/procedure-age-conflict.ts'
import { chiropracticWithoutAt } from './non-covered/conditions/chiropractic-without-at.ts'
import { chiropractorServiceNotCovered } from './non-covered/conditions/chiropractor-service-not-covered.ts'
import { drugPaymentOverLimit } from './overpayment/schedules/drug-payment-over-limit.ts'
import { rentPaidTwiceInMonth } from './duplicate/rent-paid-twice-in-month.ts'
import { rentBeyondCap } from './overpayment/equipment/rent-beyond-cap.ts'
import { supplyTooSoon } from './overpayment/equipment/supply-too-soon.ts'
import { periodServiceTwice } from './duplicate/period-service-twice.ts'
import { anesthesiaPaidTwice } from './overpayment/surgery/anesthesia-paid-twice.ts'
import { maternityPackageUnbundled } from './unbundling/parts/maternity-package-unbundled.ts'
import { therapyModifierMissing } from './modifier-misuse/therapy-modifier-missing.ts'
import { overlappingStays } from './duplicate/overlapping-stays.ts'
import { daysPaidToTwoPrograms } from './duplicate/days-paid-to-two-programs.ts'
import { roomDaysOverStay } from './units/room-days-over-stay.ts'
import { acetaminophenOver4Grams } from './drug-safety/acetaminophen-over-4-grams.ts'
import { readmissionSameHospital } from './duplicate/readmission-same-hospital.ts'
import { serviceBeforeAdmission } from './unbundling/stays/service-before-admission.ts'
import { serviceDuringInpatientStay } from './unbundling/stays/service-during-inpatient-stay.ts'
import { panelWithComponent } from './unbundling/parts/panel-with-component.ts'
import { overlappingPanels } from './unbundling/parts/overlapping-panels.ts'
import { panelBilledByComponents } from './unbundling/parts/panel-billed-by-components.ts'
import { newPatientSeenBefore } from './upcoding/new-patient-seen-before.ts'
import { fillDoesNotAddUp } from './overpayment/fills/fill-does-not-add-up.ts'
import { priceOverUsualAndCustomary } from './overpayment/fills/price-over-usual-and-customary.ts'
import { prescriberIsPharmacy } from './code-mismatch/drugs/prescriber-is-pharmacy.ts'
import { daysSupplyShortened } from './overpayment/fills/days-supply-shortened.ts'
import { fillSplitForFees } from './overpayment/fills/fill-split-for-fees.ts'
import { doseOverLabel } from './units/dose-over-label.ts'
import { daysSupplyTooLong } from './units/days-supply-too-long.ts'
import { weeklyDrugCountedDaily } from './units/weekly-drug-counted-daily.ts'
import { packageNotWhole } from './units/package-not-whole.ts'
import { overTheCounterDrug } from './non-covered/drugs/over-the-counter-drug.ts'
import { partBDrugUnderPartD } from './non-covered/drugs/part-b-drug-under-part-d.ts'
import { glp1WithoutDiabetes } from './non-covered/drugs/glp1-without-diabetes.ts'
import { rebateOnUnpaidClaim } from './rebate/rebate-on-unpaid-claim.ts'
import { rebateClaimedTwice } from './rebate/rebate-claimed-twice.ts'
import { rebateOverPrice } from './rebate/rebate-over-price.ts'
import { rebateNotOwed } from './rebate/rebate-not-owed.ts'
import { brandCodeWithoutGeneric } from './code-mismatch/drugs/brand-code-without-generic.ts'
import { brandDespiteGeneric } from './overpayment/fills/brand-despite-generic.ts'
import { firstOpioidOver7Days } from './drug-safety/first-opioid-over-7-days.ts'
import { opioidsFromManyPrescribers } from './drug-safety/opioids-from-many-prescribers.ts'
import { duplicateTherapy } from './drug-safety/duplicate-therapy.ts'
import { drugNotForAgeOrSex } from './drug-safety/drug-not-for-age-or-sex.ts'
import { twoLongActingOpioids } from './drug-safety/two-long-acting-opioids.ts'
import { overrideCodeRepeated } from './overpayment/fills/override-code-repeated.ts'
import { dispensingFeeOutlier } from './overpayment/fills/dispensing-fee-outlier.ts'
import { unitNotOfDrug } from './units/unit-not-of-drug.ts'
import { rebateUnitsOverQuantity } from './rebate/rebate-units-over-quantity.ts'
import { costlyCompound } from './overpayment/fills/costly-compound.ts'

/** Every rule, in the order in which reports list them. */
export const allRules: readonly Rule[] = [
  npiCheckDigit,
  deaNumberImpossible,
  ndcFormImpossible,
  ndcNotInDirectory,
  fillAfterLastLot,
  duplicateFill,
  impossibleDate,
  paidOverAllowed,
  fillDoesNotAddUp,
  vaccineBeyondSeries,
  starterPackRepeated,
  billedOverPharmacyPayment,
  brandOver14DaysInFacility,
  deniedLinePaid,
  allowedOverCharge,
  priceOverUsualAndCustomary,
  negativeAmount,
  patientShareOverAllowed,
  missingProviderNpi,
  prescriberIsPharmacy,
  refillTooSoon,
  overrideCodeRepeated,
  daysSupplyShortened,
  fillSplitForFees,
  daysSupplyImpossible,
  diagnosisMissing,
  unitsImpossible,
  placeOfServiceUnassigned,
  valueThatNoCodeHas,
  quantityImpossible,
  quantityPerDayOutOfRange,
  doseOverLabel,
  weeklyDrugCountedDaily,
  daysSupplyTooLong,
  bottleCountedAsMilliliter,
  packageNotWhole,
  refillOfScheduleIi,
  refillsOverAuthority,
  procedureCodeInactive,
  procedureCodeUnknown,
  diagnosisCodeWrongVersion,
  diagnosisCodeUnknown,
  diagnosisCodeNotBillable,
  anatomyMismatch,
  diagnosisAgeConflict,
  procedureAgeConflict,
  sexConflict,
  diagnosisSideConflict,
  manifestationListedFirst,
  externalCauseListedFirst,
  placeOfServiceConflict,
  facilityOperationInOffice,
  telehealthPlaceConflict,
  officeVisitDuringStay,
  partDExcludedDrug,
  overTheCounterDrug,
  partBDrugUnderPartD,
  glp1WithoutDiabetes,
  rebateOn340bClaim,
  rebateUnitOfMeasure,
  rebateUnitsOverQuantity,
  unitNotOfDrug,
  rebateOnUnpaidClaim,
  rebateClaimedTwice,
  rebateOverPrice,
  rebateNotOwed,
  dispenseAsWrittenConflict,
  brandCodeWithoutGeneric,
  brandDespiteGeneric,
  ptpPairNoModifier,
  ptpPairBypassed,
  statusNotCovered,
  bundledStatusPaid,
  excludedByOwnModifier,
  inpatientOnlyAsOutpatient,
  oppsStatusNotPayable,
  bloodBilledWrong,
  companionServiceMissing,
  wrongSurgeryPaid,
  serviceAfterDischargeAsDead,
  paidAloneBesideOthers,
  packagedServicePaid,
  admissionQuestionable,
  diagnosisNeverPrincipal,
  sideNotStated,
  principalDiagnosisRepeated,
  ventilationInShortStay,
  sepsisInShortStay,
  drgOfAnotherCategory,
  drgWithoutItsComplication,
  drugWithoutProcedure,
  deviceWithoutProcedure,
  deviceIntensiveWithoutDevice,
  programServiceOutsideProgram,
  programBillConflict,
  trainingWithoutTreatment,
  healthCenterVisitConflict,
  vaccineBeforeApproval,
  programDayShort,
  notHealthCenterService,
  revenueCodeNotOfMedicare,
  serviceBesideInpatientOnly,
  acquiredConditionPaid,
  admissionMarkWrong,
  optionIncludedInChair,
  supplyIncludedInKit,
  nebulizerDrugWithoutDiagnosis,
  dialysisWithoutKidneyDisease,
  serviceDuringHomeHealth,
  serviceOfDialysisBundle,
  partialHospitalizationWithoutMentalDiagnosis,
  tokenChargeExceeded,
  passiveMotionWithoutKneeSurgery,
  impossibleDay,
  therapyOverTwoHours,
  hospitalVisitWithout25,
  secondServiceNotReduced,
  transferPaidAsDischarge,
  unitsAgainstModifier,
  unitsOverNdcQuantity,
  studyPaidToTwo,
  therapyEvaluatedTwice,
  drugTestTwice,
  serviceDuringNursingStay,
  serviceDuringHospice,
  vaccineHalfBilled,
  handsOnByTelehealth,
  revenueCodeNotOfBill,
  revenueCodeNotOfProcedure,
  observationConflict,
  procedureCodeMissing,
  dischargeStatusUnknown,
  ambulanceTripMissing,
  ambulanceTripNotCovered,
  ambulanceMileageAlone,
  ambulanceTripTwice,
  ambulanceTripFar,
  preventiveServiceTooSoon,
  footCareTooSoon,
  footCareWithoutReason,
  sessionsOverLimit,
  outsideCoverageDecision,
  drugGivenTooSoon,
  daysOverSafetyProgram,
  stayBillContradictsItself,
  chiropracticWithoutAt,
  chiropractorServiceNotCovered,
  filedAfterAYear,
  excludedProvider,
  modifierNotForProcedure,
  caModifierConflict,
  conflictingModifiers,
  unknownModifier,
  opioidOver90Mme,
  opioidWithBenzodiazepine,
  opioidWithBuprenorphine,
  firstOpioidOver7Days,
  opioidsFromManyPrescribers,
  acetaminophenOver4Grams,
  twoLongActingOpioids,
  duplicateTherapy,
  drugNotForAgeOrSex,
  unitsOverMue,
  roomDaysOverStay,
  dialysisOverThreeAWeek,
  drugNameNotOfNdc,
  strengthNotOfNdc,
  deniedButPaid,
  reversedInPart,
  drugPriceOverNadac,
  dispensingFeeOutlier,
  costlyCompound,
  chargeOutlier,
  paidOutlier,
  allowedOverSchedule,
  drugPaymentOverLimit,
  anesthesiaOverSchedule,
  equipmentPaymentOverSchedule,
  officeRateInFacility,
  officePlaceBesideHospital,
  operationPaidToTwoFacilities,
  surgeryCenterNotPayable,
  inpatientProcedureNotCovered,
  inpatientProcedureCodeUnknown,
  diagnosesExcludeEachOther,
  notOnTelehealthList,
  denialPattern,
  lineDoesNotBalance,
  chargeNotUnitsTimesPrice,
  contractualAmountOwedByPatient,
  componentBilledWithGlobal,
  surgicalSharePaidInFull,
  reducedServicePaidInFull,
  costlyUnlistedService,
  anesthesiaPaidTwice,
  technicalComponentInHospital,
  bilateralBilledTwice,
  coSurgeonMismatch,
  assistantNotPayable,
  assistantWithoutSurgeon,
  repeatModifierUnsupported,
  bypassModifierMisuse,
  visitComplexityAddOnConflict,
  wasteModifierWrong,
  therapyModifierMissing,
  anesthesiaModifierMissing,
  equipmentTermMissing,
  exactDuplicate,
  ndcNotOfProcedure,
  nearDuplicate,
  organRemovedTwice,
  partReplacedTwice,
  periodServiceTwice,
  rentPaidTwiceInMonth,
  rentBeyondCap,
  equipmentBoughtAgain,
  serviceOnRemovedOrgan,
  supplyTooSoon,
  overlappingStays,
  daysPaidToTwoPrograms,
  serviceDuringInpatientStay,
  serviceBeforeAdmission,
  readmissionSameHospital,
  nursingStayWithoutThreeNights,
  nursingDaysOverLimit,
  visitInGlobalPeriod,
  visitLevelOutlier,
  addOnWithoutPrimary,
  newPatientSeenBefore,
  procedureInGlobalPeriod,
  postoperativeAddOnBySurgeon,
  maternityPackageUnbundled,
  checkInNearVisit,
  splitCareOverFullFee,
  returnToSurgeryPaidInFull,
  secondOperationPaidInFull,
  secondFacilityOperationPaidInFull,
  stoppedOperationPaidInFull,
  secondEndoscopyPaidInFull,
  secondVisitSameDay,
  preventiveVisitWithout25,
  stayVisitBilledTwice,
  panelWithComponent,
  overlappingPanels,
  panelBilledByComponents,
  monthlyServicesTogether,
  diabeticShoesOverYear,
  similarEquipmentAtOnce,
  braceBoughtAgain,
  travelWithoutSpecimen,
  respiteOverFiveDays,
  germlineTestRepeated,
  therapyAssistantConflict,
  modifierShareOutlier,
  cosmeticOperation,
  testTooSoon,
]
