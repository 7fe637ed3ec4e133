import { describe, expect, it } from 'vitest'
import { assignColumns, type AssignedColumn } from './assign-columns.ts'
import { refineColumns } from './refining/refine-columns.ts'

function assign(
  columns: readonly (readonly [header: string, ...values: string[]])[],
  type?: 'medical' | 'pharmacy',
) {
  const sampled = columns.map(([header, ...values], index) => ({ index, header, values }))
  return refineColumns(assignColumns(sampled, type, new Map()))
}

function meaningOf(header: string, ...values: string[]): AssignedColumn['meaning'] {
  return assign([[header, ...values]])[0]?.meaning
}

describe('columns by name and values', () => {
  it.each([
    ['Claim ID', 'claimId', 'C1'],
    ['CLM_NO', 'claimId', '991'],
    ['DIM_CLAIM_NK', undefined, '24000100'],
    ['Plan Benefit', 'paidCents', '98.00'],
    ['ASA Code', 'procedureCode', '00142'],
    ['Origin/Dest', 'modifiers', 'RH'],
    ['Miles/Units', 'units', '12'],
    ['Plan Benefit', 'planType', 'PPO'],
    ['REF02_EI_TaxId', 'providerTaxId', '123456789'],
    ['Coins/Copay', 'patientShareCents', '20.00'],
    ['ICN', 'claimId', '2024001'],
    ['PAYER_NM', 'payer', 'Acme Health'],
    ['Payer Type', 'planType', 'Medicare'],
    ['PAYOR_CLASS', 'planType', 'Commercial'],
    ['CLP01', 'claimId', 'A1'],
    ['DOS', 'serviceFromDay', '2024-01-02'],
    ['Service From Date', 'serviceFromDay', '1/2/2024'],
    ['SvcDate', 'serviceFromDay', '1/2/2024'],
    ['From Date of Service', 'serviceFromDay', '1/2/2024'],
    ['LINE_1ST_EXPNS_DT', 'serviceFromDay', '30-MAY-2015'],
    ['CPT/HCPCS', 'procedureCode', '99213'],
    ['Proc Code', 'procedureCode', '99213'],
    ['code', 'procedureCode', '99213'],
    ['Mod1', 'modifiers', '25'],
    ['Proc/Mod', 'modifiers', '25'],
    ['Proc/Mod', 'procedureCode', '99213-25'],
    ['CPT/Modifiers', 'procedureCode', '11042/59/LT'],
    ['Modifier', 'modifiers', '25 - Separate visit'],
    ['Orig Claim', 'originalClaimId', 'A1'],
    ['HCPCS_2ND_MDFR_CD', 'modifiers', 'LT'],
    ['Modifier 3', 'modifiers', '59'],
    ['M1', 'modifiers', '59'],
    ['DX Ptr', 'ignored', 'AB'],
    ['PCN', 'claimId', 'A1'],
    ['DX01', 'diagnoses', 'E119'],
    ['dx_1', 'diagnoses', 'E11.9'],
    ['ICD_DGNS_CD12', 'diagnoses', 'I10'],
    ['ICD10', 'diagnoses', 'E11.9; I10'],
    ['Diagnosis Code 2', 'diagnoses', 'I10'],
    ['PRNCPAL_DGNS_CD', 'principalDiagnosis', 'I10'],
    ['ICD_DGNS_VRSN_CD1', 'ignored', '0'],
    ['CLM_POA_IND_SW1', 'presentOnAdmission', 'Y'],
    ['DIAGNOSIS_POA_3', 'presentOnAdmission', 'Y'],
    ['Rev Code', 'revenueCode', '0450'],
    ['TOB', 'billType', '0131'],
    ['POS', 'placeOfService', '11'],
    ['407-D7', 'ndcAsBilled', '00378180601'],
    ['PROD_SRVC_ID', 'ndcAsBilled', '61392018345'],
    ['NDC11', 'ndcAsBilled', '00378180601'],
    ['Rx#', 'prescriptionNumber', '7001'],
    ['405-D5', 'daysSupply', '30'],
    ['Billed Amt', 'chargeCents', '$1,200.00'],
    ['Plan Paid', 'paidCents', '10.00'],
    ['Amount Allowed', 'allowedCents', '10.00'],
    ['member responsibility', 'patientShareCents', '10.00'],
    ['Rendering NPI', 'renderingNpi', '1234567893'],
    ['Provider NPI', 'renderingNpi', '1234567893'],
    ['Provider', 'providerId', 'DR SMITH'],
    ['rendering_provider', 'providerId', 'DR SMITH'],
    ['Patient', 'patientName', 'MARY DOUGH'],
    ['Patient', 'patientKey', 'M-10'],
    ['Gender', 'sex', 'F'],
    ['favorite color', undefined, 'BLUE'],
    ['', undefined, '1'],
    ['__proto__', undefined, '1'],
    ['constructor', undefined, '1'],
  ])('understands %s as %s', (header, meaning, value) => {
    expect(meaningOf(header, value)).toBe(meaning)
  })

  it.each([
    ['PROCEDURECODE', '185345009'],
    ['CODE', '1049630'],
    ['PLACEOFSERVICE', 'D39F5DF2-3A63-35FD-A7C5-CFC06A8566D6'],
    ['DIAGNOSIS1', '232353008'],
    ['PROCEDURE_CODE_1', '02583ZZ'],
    ['ndc', 'aspirin'],
    ['DOS', 'next week'],
  ])('does not believe the name %s of a column that holds %s', (header, value) => {
    expect(meaningOf(header, value)).toBeUndefined()
  })

  it.each([
    ['Member Paid Amount', 'patientShareCents', '10.00'],
    ['Amount Paid by Member', 'patientShareCents', '10.00'],
    ['Patient Balance', undefined, '10.00'],
    ['Patient Dollars', undefined, '10'],
    ['line_ndc_qty_qlfr_cd', 'unitOfMeasure', 'ML'],
    ['NDC U/M', 'unitOfMeasure', 'ML'],
    ['Prior DCN', 'originalClaimId', '20240311000123'],
    ['Replaces Claim', 'originalClaimId', '20240311000123'],
    ['POA Flags', 'presentOnAdmission', 'YN'],
    ['Dis Sts', 'dischargeStatus', '01'],
    ['Doc Ln', 'lineNumber', '003'],
    ['Prov Tax', 'providerTaxId', '361234567'],
    ['ProcedureWithModifiers', 'procedureCode', '99213-25'],
    ['Plaintiff', 'patientKey', 'M1001'],
    ['Claimant DOB', 'birthDay', '1980-01-02'],
    ['D.O.B.', 'birthDay', '1980-01-02'],
    ['DX_TWO', 'diagnoses', 'E11.9'],
    ['Rx#', 'prescriptionNumber', '6347452'],
    ['3RD PTY PD', 'paidCents', '10.00'],
    ['Product', 'planType', 'Gold PPO'],
    ['Product', 'drugName', 'LIPITOR 10 MG TABLET'],
    ['Rebate Invoiced Amount', 'rebateCents', '10.00'],
    ['Prior Treatment Date', undefined, '2024-01-02'],
    ['Next Ship Date', undefined, '2024-01-02'],
    ['Balance Due', 'ignored', '10.00'],
    ['Other Insurance Paid', 'otherPayerPaidCents', '10.00'],
    ['Secondary Payer Paid Amount', undefined, '10.00'],
    ['Prior Paid Amount', undefined, '10.00'],
    ['Coinsurance Paid', undefined, '10.00'],
    ['Check Amount', undefined, '10.00'],
    ['Unit Price', 'unitPriceCents', '10.00'],
    ['Claim Level Billed Amount', 'claimChargeCents', '10.00'],
    ['Header Paid Amt', 'claimPaidCents', '10.00'],
    ['Refills Remaining', undefined, '3'],
    ['Covered Days', undefined, '3'],
    ['DRG Weight', undefined, '1.2'],
    ['Drug Strength', undefined, '10'],
    ['Supervising NPI', undefined, '1234567893'],
    ['PCP NPI', undefined, '1234567893'],
    ['Ordering Physician NPI', 'referringNpi', '1234567893'],
    ['Billing Provider Zip', undefined, '1234567893'],
    ['Provider Phone Number', undefined, '1234567893'],
    ['Rendering Provider', 'providerId', '5551234567'],
    ['Claim Received Dt', 'receivedDay', '2024-01-02'],
    ['Claim Recvd Date', 'receivedDay', '2024-01-02'],
    ['Coverage Start Date', undefined, '2024-01-02'],
    ['Statement Date', 'ignored', '2024-01-02'],
    ['Effective Date', undefined, '2024-01-02'],
    ['Service Paid Date', 'paidDay', '2024-01-02'],
    ['Date Paid Through', undefined, '2024-01-02'],
    ['Date of Injury', undefined, '2024-01-02'],
    ['Type of Service', 'ignored', '1'],
    ['Charge Code', 'ignored', '99213'],
    ['Principal ICD Procedure Code', 'inpatientProcedures', '45.13'],
    ['ICD Procedure Code', 'inpatientProcedures', '0DTJ4ZZ'],
    ['ICD Procedure Code', undefined, 'appendectomy'],
    ['ICD Procedure Date', 'ignored', '2024-05-01'],
    ['Admitting Dx', 'ignored', 'R07.9'],
    ['Diagnosis Desc', undefined, 'E11'],
    ['LOINC Code', undefined, '4548-4'],
    ['NDC', undefined, 'J1885'],
    ['NDC', undefined, '44201010100310'],
    ['Check Number', undefined, 'A1'],
    ['Submitted_Person_Code', undefined, '001'],
    ['NCH_BENE_PTB_DDCTBL_AMT', 'ignored', '10.00'],
    ['Prior Auth Number', undefined, 'A1'],
    ['Batch Number', undefined, 'A1'],
    ['Agent', undefined, '50'],
    ['Drug Class', undefined, 'A'],
    ['Member Zip', undefined, '98101'],
  ])('takes %s for %s and nothing else', (header, meaning, value) => {
    expect(meaningOf(header, value)).toBe(meaning)
  })

  it('takes positions of lines for no place of service', () => {
    expect(meaningOf('Pos', '1', '2', '3', '1', '1', '2')).toBeUndefined()
    expect(meaningOf('Pos', '11', '22', '2', '1', '1', '2')).toBe('placeOfService')
  })

  it('gives a single field to one column and says so of the other', () => {
    const [first, second] = assign([['PATIENT_ID', '1', '2'], ['MEMBER_ID']])
    expect(first?.meaning).toBe('patientKey')
    expect(second).toMatchObject({ meaning: 'ignored' })
    expect(second?.reason).toContain('PATIENT_ID')
  })

  it('does not take a claim total for the amount of a line', () => {
    const [total, line] = assign([
      ['CLM_PMT_AMT', '500.00'],
      ['LINE_NCH_PMT_AMT', '80.00'],
    ])
    expect(total?.meaning).toBe('claimPaidCents')
    expect(line?.meaning).toBe('paidCents')
  })

  it('reads a claim type of original and void as the claim frequency', () => {
    expect(meaningOf('claim type', 'ORIGINAL', 'VOID')).toBe('frequencyCode')
  })

  it('reads a status beside stays as that of the discharge, where its values are', () => {
    const read = (...values: readonly string[]) =>
      assign([
        ['Bill Type', '111', '131', '111', '111'],
        ['Status', ...values],
      ])[1]?.meaning
    expect(read('01', '03', '20')).toBe('dischargeStatus')
    expect(read('1', '2', '22')).toBe('claimStatus')
    expect(read('PAID', 'PAID', 'DENIED')).toBe('claimStatus')
    expect(read('01', '01', '02', '01', '01')).toBe('claimStatus')
  })

  it.each<readonly [usual: string, rare: string, ...values: string[]]>([
    ['Claim ID', 'Control Number', 'C1001', 'C1002'],
    ['Member ID', 'Resident', 'M1001', 'M1002'],
    ['Member ID', 'Claimant', 'M1001', 'M1002'],
    ['DOB', 'Member BD', '1980-01-01', '1981-01-01'],
    ['Date of Service', 'Date of Visit', '2026-01-05', '2026-01-06'],
    ['Units', 'NOS', '1', '2'],
    ['Paid', 'Net Benefit', '80.00', '12.00'],
    ['Paid Date', 'EOB Date', '2026-02-01', '2026-02-02'],
  ])('prefers %s to %s, whichever stands first', (usual, rare, ...values) => {
    for (const names of [
      [usual, rare],
      [rare, usual],
    ]) {
      const read = assign(names.map((name) => [name, ...values]))
      const other = read[names.indexOf(rare)]
      expect(read[names.indexOf(usual)]?.meaning).not.toBe('ignored')
      expect([undefined, 'ignored']).toContain(other?.meaning)
    }
  })

  it('takes what the plan settled on for a fill, and not what was asked for', () => {
    const read = assign(
      [
        ['Submitted Ingr Cost', '30.00'],
        ['Submitted Disp Fee', '2.00'],
        ['Ingr Cost Allowed', '20.00'],
        ['Disp Fee Allowed', '1.50'],
      ],
      'pharmacy',
    )
    expect(read.map(({ meaning }) => meaning)).toEqual([
      ...['ignored', 'ignored'],
      ...['ingredientCostCents', 'dispensingFeeCents'],
    ])
    expect(assign([['Submitted Ingr Cost', '30.00']], 'pharmacy')[0]?.meaning).toBe(
      'ingredientCostCents',
    )
  })

  it('reads quantity as units in medical and as quantity dispensed in pharmacy files', () => {
    expect(assign([['Quantity', '1']], 'medical')[0]?.meaning).toBe('units')
    expect(assign([['Quantity', '30']], 'pharmacy')[0]?.meaning).toBe('quantity')
  })

  it('gives every column a confidence between 0 and 1 and a reason', () => {
    for (const { confidence, reason } of assign([
      ['Svc Dt', '2024-01-01'],
      ['x', 'y'],
      ['Paid', '1'],
    ])) {
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(1)
      expect(reason).not.toBe('')
    }
  })
})
