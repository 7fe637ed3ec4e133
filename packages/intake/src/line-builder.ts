import { procedureNumber, type AuditType, type ClaimLine } from '@plumbline/engine'
import type { Cells } from './cell-readers.ts'
import type { FieldReaders } from './field-readers.ts'

/** A claim line that is still being made. */
export type ClaimLineDraft = { -readonly [Field in keyof ClaimLine]: ClaimLine[Field] }

/** Reads one line; one literal, so that all lines share one shape in memory. */
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
    auditType,
    claimId: read.claimId(cells),
    lineNumber: read.lineNumber(cells),
    claimType: read.claimType(cells),
    frequencyCode: read.frequencyCode(cells),
    originalClaimId: read.originalClaimId(cells),
    claimStatus: read.claimStatus(cells),
    payer: read.payer(cells),
    planType: read.planType(cells),
    patientKey: read.patientKey(cells),
    birthDay: read.birthDay(cells),
    deathDay: read.deathDay(cells),
    ageYears: read.ageYears(cells),
    sex: read.sex(cells),
    serviceFromDay: read.serviceFromDay(cells),
    serviceThroughDay: read.serviceThroughDay(cells),
    admissionDay: read.admissionDay(cells),
    dischargeDay: read.dischargeDay(cells),
    receivedDay: read.receivedDay(cells),
    paidDay: read.paidDay(cells),
    procedureCode,
    procedure: procedureNumber(procedureCode),
    modifiers: read.modifiers(cells),
    diagnoses: read.diagnoses(cells),
    icdVersion: read.icdVersion(cells),
    placeOfService: read.placeOfService(cells),
    revenueCode: read.revenueCode(cells),
    billType: read.billType(cells),
    drg: read.drg(cells),
    dischargeStatus: read.dischargeStatus(cells),
    units: read.units(cells),
    billingNpi: read.billingNpi(cells),
    renderingNpi: read.renderingNpi(cells),
    referringNpi: read.referringNpi(cells),
    facilityNpi: read.facilityNpi(cells),
    providerTaxId: read.providerTaxId(cells),
    providerId: read.providerId(cells),
    specialty: read.specialty(cells),
    chargeCents: read.chargeCents(cells),
    allowedCents: read.allowedCents(cells),
    paidCents: read.paidCents(cells),
    patientShareCents: read.patientShareCents(cells),
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
