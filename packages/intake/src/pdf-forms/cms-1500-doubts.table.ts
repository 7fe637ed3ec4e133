import type { ReadingDoubt } from '../words/reading-doubt.ts'
import {
  cms1500Boxes as boxes,
  cms1500Diagnoses,
  type ServiceBoxes,
} from './cms-1500-boxes.table.ts'
import { doubtsIn, type ColumnBox } from './form-doubts.ts'
import type { FormPage } from './form-page.ts'

/** Boxes of the claim by what is read from them. Those of names lack: two spellings of one make no line wrong. */
const ofClaim: readonly ColumnBox[] = [
  ['planType', boxes.isMedicare],
  ['planType', boxes.isMedicaid],
  ['planType', boxes.isTricare],
  ['planType', boxes.isChampva],
  ['planType', boxes.isGroup],
  ['patientKey', boxes.insuredId],
  ['birthDay', boxes.birth],
  ['sex', boxes.isMale],
  ['sex', boxes.isFemale],
  ['admissionDay', boxes.admitted],
  ['dischargeDay', boxes.discharged],
  ['referringNpi', boxes.referringNpi],
  ['icdVersion', boxes.icdVersion],
  ['frequencyCode', boxes.resubmission],
  ['originalClaimId', boxes.originalClaim],
  ['providerTaxId', boxes.taxId],
  ['claimId', boxes.account],
  ['claimCharge', boxes.total],
  ['facilityNpi', boxes.facilityNpi],
  ['billingNpi', boxes.billingNpi],
  ...cms1500Diagnoses.map((box) => ['diagnoses', box] as const),
]

/** What of a scanned form's claim was read in two ways. */
export function claimDoubts(page: FormPage): readonly ReadingDoubt[] {
  return doubtsIn(page, ofClaim)
}

/** What of one of its services was; the shaded line above it says more than a drug, but most often that. */
export function serviceDoubts(page: FormPage, service: ServiceBoxes): readonly ReadingDoubt[] {
  return doubtsIn(page, [
    ['serviceFromDay', service.from],
    ['serviceThroughDay', service.through],
    ['placeOfService', service.place],
    ['procedureCode', service.code],
    ['modifiers', service.modifiers],
    ['diagnoses', service.pointers],
    ['charge', service.charge],
    ['units', service.units],
    ['renderingNpi', service.renderingNpi],
    ['ndc', service.supplement],
  ])
}
