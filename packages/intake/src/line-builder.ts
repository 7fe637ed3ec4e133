import { procedureNumber, type AuditType, type ClaimLine } from '@plumbline/engine'
import type { Cells } from './cell-readers.ts'
import type { FieldReaders } from './field-readers.ts'

/** A claim line that is still being made. */
export type ClaimLineDraft = { -readonly [Field in keyof ClaimLine]: ClaimLine[Field] }

/**
 * Reads one line; one literal, so that all lines share one shape in memory. What most rules read
 * comes first, so that it lies together and a line is fetched from memory in few pieces.
 */
export function buildLine(
  read: FieldReaders,
  cells: Cells,
  row: number,
  auditType: AuditType,
): ClaimLineDraft {
  const procedureCode = read.procedureCode(cells)
  return {
    index: 0,
    row,
    procedure: procedureNumber(procedureCode),
    serviceFromDay: read.serviceFromDay(cells),
    modifiers: read.modifiers(cells),
    units: read.units(cells),
    paidCents: read.paidCents(cells),
    allowedCents: read.allowedCents(cells),
    chargeCents: read.chargeCents(cells),
    claimStatus: read.claimStatus(cells),
    procedureCode,
    claimType: read.claimType(cells),
    billType: read.billType(cells),
    revenueCode: read.revenueCode(cells),
    patientShareCents: read.patientShareCents(cells),
    auditType,
    claimId: read.claimId(cells),
    patientKey: read.patientKey(cells),
    diagnoses: read.diagnoses(cells),
    placeOfService: read.placeOfService(cells),
    serviceThroughDay: read.serviceThroughDay(cells),
    renderingNpi: read.renderingNpi(cells),
    providerTaxId: read.providerTaxId(cells),
    specialty: read.specialty(cells),
    lineNumber: read.lineNumber(cells),
    frequencyCode: read.frequencyCode(cells),
    originalClaimId: read.originalClaimId(cells),
    payer: read.payer(cells),
    planType: read.planType(cells),
    birthDay: read.birthDay(cells),
    deathDay: read.deathDay(cells),
    ageYears: read.ageYears(cells),
    sex: read.sex(cells),
    admissionDay: read.admissionDay(cells),
    dischargeDay: read.dischargeDay(cells),
    receivedDay: read.receivedDay(cells),
    paidDay: read.paidDay(cells),
    icdVersion: read.icdVersion(cells),
    drg: read.drg(cells),
    dischargeStatus: read.dischargeStatus(cells),
    billingNpi: read.billingNpi(cells),
    referringNpi: read.referringNpi(cells),
    facilityNpi: read.facilityNpi(cells),
    providerId: read.providerId(cells),
    adjustments: read.adjustments(cells),
    ndcAsBilled: read.ndcAsBilled(cells),
    ndc: read.ndc(cells),
    drugName: read.drugName(cells),
    quantity: read.quantity(cells),
    daysSupply: read.daysSupply(cells),
    refillNumber: read.refillNumber(cells),
    refillsAuthorized: read.refillsAuthorized(cells),
    prescriptionNumber: read.prescriptionNumber(cells),
    writtenDay: read.writtenDay(cells),
    dispenseAsWritten: read.dispenseAsWritten(cells),
    brandGeneric: read.brandGeneric(cells),
    prescriberNpi: read.prescriberNpi(cells),
    pharmacyId: read.pharmacyId(cells),
    unitOfMeasure: read.unitOfMeasure(cells),
    submissionClarificationCodes: read.submissionClarificationCodes(cells),
    basisOfCost: read.basisOfCost(cells),
    compoundCode: read.compoundCode(cells),
    ingredientCostCents: read.ingredientCostCents(cells),
    dispensingFeeCents: read.dispensingFeeCents(cells),
    rebateCents: read.rebateCents(cells),
    rebateInvoiced: read.rebateInvoiced(cells),
    formularyStatus: read.formularyStatus(cells),
    rejectCode: read.rejectCode(cells),
  }
}

/** Whether the line names a service: a procedure, revenue code, DRG, NDC or drug. */
export function hasService(line: ClaimLine): boolean {
  return (
    line.procedureCode !== undefined ||
    line.revenueCode !== undefined ||
    line.drg !== undefined ||
    line.ndcAsBilled !== undefined ||
    line.drugName !== undefined
  )
}
