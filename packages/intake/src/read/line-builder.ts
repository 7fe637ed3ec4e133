import { claimLine, procedureNumber, type AuditType, type ClaimLine } from '@plumbline/engine'
import type { Cells } from '../words/cells.ts'
import { claimAmounts } from './claim-amounts.ts'
import { absent } from './cell-readers.ts'
import type { FieldReaders } from './field-readers.ts'

/** A claim line that is still being made. */
export type ClaimLineDraft = { -readonly [Field in keyof ClaimLine]: ClaimLine[Field] }

/** Fields that lines have whatever the file's columns are: set, cleared or counted after reading. */
const always: ReadonlySet<string> = new Set([
  'index',
  'row',
  'procedure',
  'auditType',
  'lineNumber',
  'chargeCents',
  'allowedCents',
  'paidCents',
] satisfies (keyof ClaimLine)[])

/**
 * Makes the lines of one file, all of one shape: the fields that its columns can fill and no
 * others. An audit waits for memory most of the time, and a line of all fields takes twice as much.
 */
export class LineBuilder {
  /** Names of the fields that lines may state. */
  readonly fields: ReadonlySet<string>
  readonly #blank: ClaimLineDraft

  /** @param services readers of each service that a row may hold */
  constructor(services: readonly FieldReaders[], auditType: AuditType) {
    const readers = services.flatMap((service) => Object.entries(service))
    const filled = new Set(readers.flatMap(([field, read]) => (read === absent ? [] : field)))
    this.fields = new Set([...always, ...filled])
    this.#blank = blankLine(auditType, this.fields)
  }

  /** Reads one service of a row. */
  build(read: FieldReaders, cells: Cells, row: number): ClaimLineDraft {
    const line = { ...this.#blank }
    line.row = row
    readInto(line, read, cells)
    line.procedure = procedureNumber(line.procedureCode)
    return line
  }
}

/**
 * A line with some of its fields, in the order of `claimLine`, where what most rules read lies
 * together; a field that it lacks reads as undefined, as its type says.
 */
function blankLine(auditType: AuditType, kept: ReadonlySet<string>): ClaimLineDraft {
  const whole = Object.entries(claimLine({ auditType }))
  const fields = whole.filter(([field]) => kept.has(field))
  // Parsed JSON has room for all its fields in the object itself, and copies of it have it too.
  const roomy: unknown = JSON.parse(JSON.stringify(Object.fromEntries(fields), undefinedAsNull))
  if (!isLine(roomy)) throw new TypeError('A blank line lacks its fields')
  return Object.assign(roomy, Object.fromEntries(fields))
}

function undefinedAsNull(_: string, value: unknown): unknown {
  return value ?? null
}

function isLine(value: unknown): value is ClaimLineDraft {
  return typeof value === 'object' && value !== null && 'procedure' in value
}

/** A field by name on each line: a loop over fields would look each name up anew. */
function readInto(line: ClaimLineDraft, read: FieldReaders, cells: Cells): void {
  if (read.serviceFromDay !== absent) line.serviceFromDay = read.serviceFromDay(cells)
  line.modifiers = read.modifiers(cells)
  if (read.units !== absent) line.units = read.units(cells)
  if (read.paidCents !== absent) line.paidCents = read.paidCents(cells)
  if (read.allowedCents !== absent) line.allowedCents = read.allowedCents(cells)
  if (read.chargeCents !== absent) line.chargeCents = read.chargeCents(cells)
  if (read.claimStatus !== absent) line.claimStatus = read.claimStatus(cells)
  if (read.procedureCode !== absent) line.procedureCode = read.procedureCode(cells)
  if (read.claimType !== absent) line.claimType = read.claimType(cells)
  if (read.billType !== absent) line.billType = read.billType(cells)
  if (read.revenueCode !== absent) line.revenueCode = read.revenueCode(cells)
  if (read.patientShareCents !== absent) line.patientShareCents = read.patientShareCents(cells)
  if (read.claimId !== absent) line.claimId = read.claimId(cells)
  if (read.patientKey !== absent) line.patientKey = read.patientKey(cells)
  line.diagnoses = read.diagnoses(cells)
  if (read.placeOfService !== absent) line.placeOfService = read.placeOfService(cells)
  if (read.serviceThroughDay !== absent) line.serviceThroughDay = read.serviceThroughDay(cells)
  if (read.renderingNpi !== absent) line.renderingNpi = read.renderingNpi(cells)
  if (read.providerTaxId !== absent) line.providerTaxId = read.providerTaxId(cells)
  if (read.specialty !== absent) line.specialty = read.specialty(cells)
  if (read.claimChargeCents !== absent) line.claimChargeCents = read.claimChargeCents(cells)
  if (read.claimAllowedCents !== absent) line.claimAllowedCents = read.claimAllowedCents(cells)
  if (read.claimPaidCents !== absent) line.claimPaidCents = read.claimPaidCents(cells)
  if (read.lineNumber !== absent) line.lineNumber = read.lineNumber(cells)
  if (read.frequencyCode !== absent) line.frequencyCode = read.frequencyCode(cells)
  if (read.originalClaimId !== absent) line.originalClaimId = read.originalClaimId(cells)
  if (read.payer !== absent) line.payer = read.payer(cells)
  if (read.planType !== absent) line.planType = read.planType(cells)
  if (read.birthDay !== absent) line.birthDay = read.birthDay(cells)
  if (read.birthYear !== absent) line.birthYear = read.birthYear(cells)
  if (read.deathDay !== absent) line.deathDay = read.deathDay(cells)
  if (read.ageYears !== absent) line.ageYears = read.ageYears(cells)
  if (read.sex !== absent) line.sex = read.sex(cells)
  if (read.admissionDay !== absent) line.admissionDay = read.admissionDay(cells)
  if (read.dischargeDay !== absent) line.dischargeDay = read.dischargeDay(cells)
  if (read.receivedDay !== absent) line.receivedDay = read.receivedDay(cells)
  if (read.paidDay !== absent) line.paidDay = read.paidDay(cells)
  if (read.icdVersion !== absent) line.icdVersion = read.icdVersion(cells)
  if (read.drg !== absent) line.drg = read.drg(cells)
  if (read.dischargeStatus !== absent) line.dischargeStatus = read.dischargeStatus(cells)
  line.conditionCodes = read.conditionCodes(cells)
  if (read.unitPriceCents !== absent) line.unitPriceCents = read.unitPriceCents(cells)
  if (read.anesthesiaMinutes !== absent) line.anesthesiaMinutes = read.anesthesiaMinutes(cells)
  if (read.ndcQuantity !== absent) line.ndcQuantity = read.ndcQuantity(cells)
  if (read.otherPayerPaidCents !== absent)
    line.otherPayerPaidCents = read.otherPayerPaidCents(cells)
  if (read.billingNpi !== absent) line.billingNpi = read.billingNpi(cells)
  if (read.referringNpi !== absent) line.referringNpi = read.referringNpi(cells)
  if (read.facilityNpi !== absent) line.facilityNpi = read.facilityNpi(cells)
  if (read.providerId !== absent) line.providerId = read.providerId(cells)
  line.adjustments = read.adjustments(cells)
  if (read.ndcAsBilled !== absent) line.ndcAsBilled = read.ndcAsBilled(cells)
  if (read.ndc !== absent) line.ndc = read.ndc(cells)
  if (read.drugName !== absent) line.drugName = read.drugName(cells)
  if (read.quantity !== absent) line.quantity = read.quantity(cells)
  if (read.daysSupply !== absent) line.daysSupply = read.daysSupply(cells)
  if (read.refillNumber !== absent) line.refillNumber = read.refillNumber(cells)
  if (read.refillsAuthorized !== absent) line.refillsAuthorized = read.refillsAuthorized(cells)
  if (read.prescriptionNumber !== absent) line.prescriptionNumber = read.prescriptionNumber(cells)
  if (read.writtenDay !== absent) line.writtenDay = read.writtenDay(cells)
  if (read.dispenseAsWritten !== absent) line.dispenseAsWritten = read.dispenseAsWritten(cells)
  if (read.brandGeneric !== absent) line.brandGeneric = read.brandGeneric(cells)
  if (read.prescriberNpi !== absent) line.prescriberNpi = read.prescriberNpi(cells)
  if (read.pharmacyId !== absent) line.pharmacyId = read.pharmacyId(cells)
  if (read.unitOfMeasure !== absent) line.unitOfMeasure = read.unitOfMeasure(cells)
  line.submissionClarificationCodes = read.submissionClarificationCodes(cells)
  if (read.dispensingStatus !== absent) line.dispensingStatus = read.dispensingStatus(cells)
  if (read.basisOfCost !== absent) line.basisOfCost = read.basisOfCost(cells)
  if (read.compoundCode !== absent) line.compoundCode = read.compoundCode(cells)
  if (read.ingredientCostCents !== absent)
    line.ingredientCostCents = read.ingredientCostCents(cells)
  if (read.dispensingFeeCents !== absent) line.dispensingFeeCents = read.dispensingFeeCents(cells)
  if (read.rebateCents !== absent) line.rebateCents = read.rebateCents(cells)
  if (read.rebateInvoiced !== absent) line.rebateInvoiced = read.rebateInvoiced(cells)
  if (read.formularyStatus !== absent) line.formularyStatus = read.formularyStatus(cells)
  if (read.rejectCode !== absent) line.rejectCode = read.rejectCode(cells)
}

/**
 * Whether the line names a service: a procedure, revenue code, DRG, NDC or drug; or is a stay that is
 * billed as a whole.
 */
export function hasService(line: ClaimLine): boolean {
  return (
    isStay(line) ||
    line.procedureCode !== undefined ||
    line.revenueCode !== undefined ||
    line.drg !== undefined ||
    line.ndcAsBilled !== undefined ||
    line.drugName !== undefined
  )
}

/**
 * Whether a line without any code bills a stay in a facility: admitted, for a diagnosis, for money. A
 * professional's bill also says when its patient was in hospital.
 */
function isStay(line: ClaimLine): boolean {
  const { auditType, claimType, placeOfService, admissionDay, diagnoses } = line
  if (auditType !== 'medical' || admissionDay === undefined || diagnoses.length === 0) return false
  if (placeOfService !== undefined || (claimType ?? 'institutional') !== 'institutional')
    return false
  return hasMoney(line)
}

/** Whether the line, or its claim, has an amount that is not zero. */
export function hasMoney(line: ClaimLine): boolean {
  return claimAmounts.some(({ ofLine, ofClaim }) => (line[ofLine] ?? line[ofClaim] ?? 0) !== 0)
}
