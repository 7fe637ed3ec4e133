import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readClaims } from './index.ts'

const folder = fileURLToPath(new URL('../../../../shared/data/claims/', import.meta.url))

function read(path: string) {
  return readClaims({ name: basename(path), path: folder + path }, { auditDay: 20_600 })
}

/** File, type, rows read, rows set aside, lines. */
const audited = [
  ['medical/tuva_demo_medical_claim_sample.csv', 'medical', 6075, 173, 5902],
  ['medical/bfd_rif_static/sample-a-bcarrier-multiple-lines.txt', 'medical', 7, 0, 7],
  ['medical/bfd_rif_static/sample-a-dme.txt', 'medical', 1, 0, 1],
  ['medical/bfd_rif_static/sample-a-inpatient.txt', 'medical', 1, 0, 1],
  ['medical/bfd_rif_static/sample-a-outpatient.txt', 'medical', 1, 0, 1],
  ['medical/bfd_rif_synthea/carrier.csv', 'medical', 221, 209, 12],
  ['medical/bfd_rif_synthea/dme.csv', 'medical', 1, 0, 1],
  ['medical/bfd_rif_synthea/hha.csv', 'medical', 15, 0, 15],
  ['medical/bfd_rif_synthea/hospice.csv', 'medical', 8, 0, 8],
  ['medical/bfd_rif_synthea/inpatient.csv', 'medical', 16, 0, 16],
  ['medical/bfd_rif_synthea/outpatient.csv', 'medical', 19, 0, 19],
  ['medical/bfd_rif_synthea/snf.csv', 'medical', 67, 0, 67],
  ['medical/edi835_flattened/blue_cross_nc_sample.parsed.csv', 'medical', 3, 0, 3],
  ['medical/edi835_flattened/emedny_sample.parsed.csv', 'medical', 10, 0, 10],
  ['medical/edi835_flattened/united_healthcare_legacy_sample.parsed.csv', 'medical', 5, 0, 5],
  ['medical/kousik_denial_claims.csv', 'medical', 15, 0, 15],
  ['medical/synpuf/DE1_0_2008_to_2010_Carrier_Claims_Sample_0A.csv', 'medical', 1, 0, 1],
  ['medical/synpuf/DE1_0_2008_to_2010_Inpatient_Claims_Sample_0.csv', 'medical', 2, 0, 2],
  ['medical/synpuf/DE1_0_2008_to_2010_Outpatient_Claims_Sample_0.csv', 'medical', 2, 0, 4],
  ['medical/synpuf/DE1_0_2008_to_2010_Prescription_Drug_Events_Sample_0.csv', 'pharmacy', 2, 0, 2],
  ['pharmacy/be1an_pbm_wide_final_project_data.csv', 'pharmacy', 5, 0, 11],
  ['pharmacy/bfd_rif_synthea_pde.csv', 'pharmacy', 18, 0, 18],
  ['pharmacy/samerzee09_pbm_claims_data.csv', 'pharmacy', 400, 0, 400],
  ['pharmacy/tuva_demo_pharmacy_claim.csv.gz', 'pharmacy', 12019, 0, 12019],
] as const

const refused = [
  ['medical/bfd_rif_static/sample-a-pde.txt', 'no-service-rows'],
  ['medical/custom_claims_template.csv', 'no-service-column'],
  ['medical/hpt/V3.0.0_Tall_CSV_Format_Example.csv', 'price-list'],
  ['medical/hpt/V3.0.0_Wide_CSV_Format_Example.csv', 'price-list'],
  ['medical/medicaid_spending_invalid_rows.csv', 'quoted-records'],
  ['medical/synthea/claims.csv', 'clinical-codes'],
  ['medical/synthea/claims_transactions.csv.gz', 'clinical-codes'],
  ['medical/synthea/encounters.csv', 'clinical-codes'],
  ['medical/synthea/medications.csv', 'clinical-codes'],
  ['medical/synthea/procedures.csv', 'clinical-codes'],
] as const

/** Columns that must be understood, and as what. */
const columns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'medical/tuva_demo_medical_claim_sample.csv': {
    CLAIM_ID: 'claimId',
    CLAIM_LINE_NUMBER: 'lineNumber',
    CLAIM_TYPE: 'claimType',
    PATIENT_ID: 'patientKey',
    MEMBER_ID: 'ignored',
    CLAIM_START_DATE: 'serviceFromDay',
    CLAIM_LINE_START_DATE: 'serviceFromDay',
    CLAIM_LINE_END_DATE: 'serviceThroughDay',
    PLACE_OF_SERVICE_CODE: 'placeOfService',
    BILL_TYPE_CODE: 'billType',
    MS_DRG_CODE: 'drg',
    REVENUE_CENTER_CODE: 'revenueCode',
    SERVICE_UNIT_QUANTITY: 'units',
    HCPCS_CODE: 'procedureCode',
    HCPCS_MODIFIER_5: 'modifiers',
    RENDERING_NPI: 'renderingNpi',
    BILLING_NPI: 'billingNpi',
    FACILITY_NPI: 'facilityNpi',
    PAID_AMOUNT: 'paidCents',
    ALLOWED_AMOUNT: 'allowedCents',
    CHARGE_AMOUNT: 'chargeCents',
    DIAGNOSIS_CODE_1: 'diagnoses',
    DIAGNOSIS_CODE_25: 'diagnoses',
    DIAGNOSIS_POA_1: 'presentOnAdmission',
    DISCHARGE_DISPOSITION_CODE: 'dischargeStatus',
  },
  'medical/bfd_rif_synthea/carrier.csv': {
    BENE_ID: 'patientKey',
    CLM_ID: 'claimId',
    CLM_PMT_AMT: 'claimPaidCents',
    LINE_NCH_PMT_AMT: 'paidCents',
    LINE_SBMTD_CHRG_AMT: 'chargeCents',
    LINE_ALOWD_CHRG_AMT: 'allowedCents',
    LINE_1ST_EXPNS_DT: 'serviceFromDay',
    HCPCS_CD: 'procedureCode',
    HCPCS_1ST_MDFR_CD: 'modifiers',
    ICD_DGNS_CD12: 'diagnoses',
    ICD_DGNS_VRSN_CD12: 'ignored',
    PRF_PHYSN_NPI: 'renderingNpi',
    TAX_NUM: 'providerTaxId',
    PRVDR_SPCLTY: 'specialty',
    LINE_PLACE_OF_SRVC_CD: 'placeOfService',
    LINE_SRVC_CNT: 'units',
  },
  'medical/bfd_rif_synthea/inpatient.csv': {
    CLM_FAC_TYPE_CD: 'billType',
    CLM_FREQ_CD: 'frequencyCode',
    CLM_DRG_CD: 'drg',
    REV_CNTR: 'revenueCode',
    CLM_POA_IND_SW1: 'presentOnAdmission',
    ICD_PRCDR_CD1: 'inpatientProcedures',
    ADMTG_DGNS_CD: 'ignored',
    ICD_DGNS_CD25: 'diagnoses',
    CLM_ADMSN_DT: 'admissionDay',
    NCH_BENE_DSCHRG_DT: 'dischargeDay',
  },
  'medical/edi835_flattened/blue_cross_nc_sample.parsed.csv': {
    code: 'procedureCode',
    patient: 'patientKey',
    billed_units: 'units',
    adj_0_code: 'adjustments',
    adj_1_group: 'adjustments',
    start_date: 'serviceFromDay',
  },
  'medical/kousik_denial_claims.csv': {
    PatientName: 'patientKey',
    Amount: 'chargeCents',
    DenialCode: 'adjustments',
  },
  'pharmacy/bfd_rif_synthea_pde.csv': {
    PROD_SRVC_ID: 'ndcAsBilled',
    QTY_DSPNSD_NUM: 'quantity',
    DAYS_SUPLY_NUM: 'daysSupply',
    FILL_NUM: 'refillNumber',
    PRSCRBR_ID: 'prescriberNpi',
    SRVC_PRVDR_ID: 'pharmacyId',
    CVRD_D_PLAN_PD_AMT: 'paidCents',
    TOT_RX_CST_AMT: 'allowedCents',
    DAW_PROD_SLCTN_CD: 'dispenseAsWritten',
    BRND_GNRC_CD: 'brandGeneric',
  },
  'pharmacy/samerzee09_pbm_claims_data.csv': {
    paid_amount: 'allowedCents',
    plan_paid_amount: 'paidCents',
    copay_amount: 'patientShareCents',
    ndc_code: 'ndcAsBilled',
    dispensing_date: 'serviceFromDay',
    claim_status: 'claimStatus',
    rejection_code: 'rejectCode',
    prescriber_npi: 'prescriberNpi',
  },
  'pharmacy/be1an_pbm_wide_final_project_data.csv': {
    drug_brand_generic_desc: 'brandGeneric',
    fill_date3: 'serviceFromDay',
    insurancepaid2: 'paidCents',
    member_first_name: 'ignored',
  },
}

const present = existsSync(folder)
if (!present) process.stderr.write('Skipped: no ../shared/data/claims beside the repository.\n')

describe.skipIf(!present)('the files of data/claims', () => {
  it.each(audited)('audits %s as %s', async (path, type, rowsRead, rowsSetAside, linesAudited) => {
    const { file } = await read(path)
    expect(file).toMatchObject({ type, rowsRead, rowsSetAside, linesAudited })
    expect(file.rowsAudited).toBe(rowsRead - rowsSetAside)
  })

  it.each(refused)('refuses %s as %s', async (path, code) => {
    await expect(read(path)).rejects.toMatchObject({ code })
  })

  it.each(Object.entries(columns))('understands the columns of %s', async (path, wanted) => {
    const { columns: readings } = await read(path)
    const found = Object.fromEntries(
      Object.keys(wanted).map((header) => [
        header,
        readings.find((c) => c.header === header)?.field,
      ]),
    )
    expect(found).toEqual(wanted)
  })

  it('agrees with sums made another way', async () => {
    const { file, lines } = await read('medical/tuva_demo_medical_claim_sample.csv')
    expect(file).toMatchObject({
      chargeCents: 185832742,
      allowedCents: 27414742,
      paidCents: 51469411,
    })
    expect(lines.filter(({ claimType }) => claimType === 'professional')).toHaveLength(4870)
    expect(lines.every(({ serviceFromDay }) => serviceFromDay !== undefined)).toBe(true)
    expect(lines.filter(({ procedureCode }) => procedureCode === '36415')).toHaveLength(306)
    expect(lines.every(({ diagnoses }) => diagnoses.every((code) => code.length >= 3))).toBe(true)
  })
})
