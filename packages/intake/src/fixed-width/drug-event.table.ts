import type { FixedField, FixedLayout } from './layout.ts'

/**
 * The record of a prescription drug event (PDE) as Part D plans sent it to CMS until 2024: 512
 * characters. Record ids and fields 1 to 12 stand so in CMS's published layouts (Prescription Drug
 * Event Record Layout, form CMS-10174, OMB 0938-0982). Fields 13 to 41 follow in the published order
 * with their published lengths; the file must prove their places (`drug-event-proof.ts`) before any
 * is read. Fields from 42 on are not read.
 */
export const drugEventLayout: FixedLayout = {
  name: 'CMS prescription drug events (PDE, 512 characters)',
  type: 'pharmacy',
  recordLength: 512,
  records: [
    { name: 'HDR', kind: 'header', where: { start: 1, is: 'HDR' }, fields: [] },
    { name: 'BHD', kind: 'header', where: { start: 1, is: 'BHD' }, fields: [] },
    { name: 'DET', kind: 'line', where: { start: 1, is: 'DET' }, fields: eventFields() },
    {
      name: 'BTR',
      kind: 'trailer',
      where: { start: 1, is: 'BTR' },
      since: 'BHD',
      fields: [{ name: 'DET RECORD TOTAL', start: 19, length: 7, counts: 'lines' }],
    },
    {
      name: 'TLR',
      kind: 'trailer',
      where: { start: 1, is: 'TLR' },
      fields: [{ name: 'TLR DET RECORD TOTAL', start: 29, length: 9, counts: 'lines' }],
    },
  ],
  sums: [
    {
      name: 'PLAN PAID (CPP and NPP)',
      meaning: 'paidCents',
      of: ['COVERED D PLAN PAID AMOUNT', 'NON COVERED PLAN PAID AMOUNT'],
    },
    {
      name: 'GROSS DRUG COST',
      meaning: 'allowedCents',
      of: [
        'INGREDIENT COST PAID',
        'DISPENSING FEE PAID',
        'TOTAL AMOUNT ATTRIBUTED TO SALES TAX',
        'VACCINE ADMINISTRATION FEE',
      ],
    },
  ],
}

function eventFields(): FixedField[] {
  return [
    { name: 'CLAIM CONTROL NUMBER', start: 11, length: 40, meaning: 'claimId' },
    { name: 'MEDICARE BENEFICIARY IDENTIFIER', start: 51, length: 20, meaning: 'patientKey' },
    { name: 'CARDHOLDER ID', start: 71, length: 20 },
    { ...day('PATIENT DATE OF BIRTH', 91), meaning: 'birthDay' },
    {
      ...{ name: 'PATIENT GENDER CODE', start: 99, length: 1, meaning: 'sex' },
      values: { '1': 'M', '2': 'F' },
    },
    { ...day('DATE OF SERVICE', 100), meaning: 'serviceFromDay' },
    { ...day('PAID DATE', 108), meaning: 'paidDay' },
    {
      ...{ name: 'PRESCRIPTION SERVICE REFERENCE NO', start: 116, length: 12 },
      meaning: 'prescriptionNumber',
    },
    { name: 'PRODUCT SERVICE ID', start: 130, length: 19, meaning: 'ndcAsBilled' },
    { name: 'SERVICE PROVIDER ID QUALIFIER', start: 149, length: 2 },
    { name: 'SERVICE PROVIDER ID', start: 151, length: 15, meaning: 'pharmacyId' },
    { name: 'FILL NUMBER', start: 166, length: 2, meaning: 'refillNumber' },
    {
      ...{ name: 'DISPENSING STATUS', start: 168, length: 1 },
      meaning: 'dispensingStatus',
    },
    { name: 'COMPOUND CODE', start: 169, length: 1, meaning: 'compoundCode' },
    { name: 'DAW PRODUCT SELECTION CODE', start: 170, length: 1, meaning: 'dispenseAsWritten' },
    {
      ...{ name: 'QUANTITY DISPENSED', start: 171, length: 10, meaning: 'quantity' },
      number: { decimals: 3, sign: 'none' },
    },
    { name: 'DAYS SUPPLY', start: 183, length: 3, meaning: 'daysSupply' },
    { name: 'PRESCRIBER ID QUALIFIER', start: 186, length: 2 },
    { name: 'PRESCRIBER ID', start: 188, length: 15, meaning: 'prescriberNpi' },
    { name: 'DRUG COVERAGE STATUS CODE', start: 203, length: 1, meaning: 'drugCoverageStatus' },
    { name: 'ADJUSTMENT DELETION CODE', start: 204, length: 1, meaning: 'eventDeletion' },
    ...amountFields(),
  ]
}

/** Signed amounts of eight characters, one behind the other. */
function amountFields(): FixedField[] {
  const amounts: readonly (readonly [string, FixedField['meaning']?])[] = [
    ['INGREDIENT COST PAID', 'ingredientCostCents'],
    ['DISPENSING FEE PAID', 'dispensingFeeCents'],
    ['TOTAL AMOUNT ATTRIBUTED TO SALES TAX', 'salesTaxCents'],
    ['GROSS DRUG COST BELOW OUT-OF-POCKET THRESHOLD'],
    ['GROSS DRUG COST ABOVE OUT-OF-POCKET THRESHOLD'],
    ['PATIENT PAY AMOUNT', 'patientShareCents'],
    ['OTHER TROOP AMOUNT'],
    ['LOW INCOME COST SHARING SUBSIDY'],
    ['PATIENT LIABILITY REDUCTION OTHER PAYER', 'otherPayerPaidCents'],
    ['COVERED D PLAN PAID AMOUNT'],
    ['NON COVERED PLAN PAID AMOUNT'],
    ['ESTIMATED REBATE AT POS'],
    ['VACCINE ADMINISTRATION FEE'],
  ]
  return amounts.map(([name, meaning], at) => ({
    ...{ name, start: 208 + 8 * at, length: 8 },
    number: { decimals: 2, sign: 'overpunched' },
    ...(meaning && { meaning }),
  }))
}

function day(name: string, start: number): FixedField {
  return { name, start, length: 8, date: 'yyyymmdd' }
}
