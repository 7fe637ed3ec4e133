import { fieldLabels } from '@plumbline/engine'
import { factsOf, meanings, type Meaning } from '../words/meanings.ts'
import type { ShapeName } from '../words/value-shapes.ts'

/** What a meaning is called where its field says too little. */
const ownLabels: Partial<Readonly<Record<Meaning, string>>> = {
  claimVersion: 'version of the claim',
  adjustmentMark: 'mark of adjusted claims',
  reversalIndicator: 'reversal indicator',
  deniedMark: 'mark of denied lines',
  carrierDenial: 'carrier payment denial code',
  nonPaymentReason: 'reason for non-payment',
  lineProcessing: 'line processing indicator',
  eventDeletion: 'deletion mark of drug events',
  claimCancel: 'claim cancel code',
  denialCode: 'denial code',
  filingIndicator: 'claim filing indicator',
  drugCoverageStatus: 'drug coverage status code',
  patientKey: 'member or patient number',
  personCode: 'person code of the member',
  subscriberId: 'subscriber number',
  relation: 'relationship to the subscriber',
  patientName: 'patient name',
  patientFirstName: 'patient first name',
  patientLastName: 'patient last name',
  claimFromDay: 'first day of the claim',
  stayNights: 'length of stay',
  claimThroughDay: 'last day of the claim',
  principalDiagnosis: 'principal diagnosis code',
  lineDiagnosis: 'diagnosis code of the line',
  externalCause: 'external cause code',
  facilityType: 'facility type code of an 837',
  billTypeFacility: 'type of bill, facility digit',
  billTypeClass: 'type of bill, class digit',
  creditCents: 'charge taken back (credit)',
  copayCents: 'copay',
  coinsuranceCents: 'coinsurance',
  deductibleCents: 'deductible',
  adjustmentGroup: 'adjustment group code',
  adjustmentAmount: 'adjustment amount',
  multisourceCode: 'multisource code',
  discountStock: 'mark of discounted stock (340B)',
}

/** What a meaning is called in a list of choices. */
export function meaningLabel(meaning: Meaning): string {
  return ownLabels[meaning] ?? fieldLabels[factsOf(meaning).field]
}

/** Something that a column can mean. */
export interface MeaningChoice {
  readonly meaning: Meaning
  readonly label: string
  /** What its values look like. */
  readonly shape: ShapeName
  /** Whether several columns may mean it. */
  readonly isMany: boolean
}

/** Everything that a column can mean, in the order of the claim. */
export function meaningChoices(): MeaningChoice[] {
  return Object.keys(meanings)
    .filter((word): word is Meaning => Object.hasOwn(meanings, word))
    .map((meaning) => {
      const { shape, many = false } = factsOf(meaning)
      return { meaning, label: meaningLabel(meaning), shape, isMany: many }
    })
}
