import { describe, expect, it } from 'vitest'
import { assignColumns } from '../columns/assign-columns.ts'

/** Headers of claims systems, NCPDP, X12, CMS files and research extracts, a value, and what they mean. */
const vocabulary = `
Plc of Svc | placeOfService | 11
DTP_472_To | serviceThroughDay | 2024-01-02
DTP_472_From | serviceFromDay | 2024-01-02
SVD02 | paidCents | 80.00
SVD03 | procedureCode | HC:99213
Received | receivedDay | 2024-01-02
RCPT_DT | receivedDay | 2024-01-02
RECIP_LIAB_AMT | patientShareCents | 10.00
PRESC_NUM | prescriptionNumber | 7001
INGRED_COST_PD | ingredientCostCents | 12.00
Anesthesia Minutes | anesthesiaMinutes | 75
Anes Min | anesthesiaMinutes | 75
Minutes | anesthesiaMinutes | 75
NDC Quantity | ndcQuantity | 10
NDC Qty | ndcQuantity | 10
NDC_UNIT_QTY | ndcQuantity | 10
NDC Unit | unitOfMeasure | ML
NDC UOM | unitOfMeasure | ML
Condition Code 1 | conditionCodes | 44
Admission Type | admissionType | 1
CLM_IP_ADMSN_TYPE_CD | admissionType | 3
ADMIT_TYPE_CODE | admissionType | 1
Type of Admission | admissionType | 1
Point of Origin | admissionSource | 7
CLM_SRC_IP_ADMSN_CD | admissionSource | 1
ADMIT_SOURCE_CODE | admissionSource | 4
Admission Source | admissionSource | 1
COND_CD_2 | conditionCodes | 44
Other Payer Paid | otherPayerPaidCents | 10.00
COB Amount | otherPayerPaidCents | 10.00
Primary Payer Paid Amount | otherPayerPaidCents | 10.00
OTH_PYR_PD_AMT | otherPayerPaidCents | 10.00
Account # | claimId | A100
Acct # | claimId | A100
patient_ref | patientKey | P1
prescribing_provider | prescriberNpi | 1234567893
Prescribing Physician | prescriberNpi | 1234567893
denial_status | claimStatus | DENIED
proc_codes | procedureCode | 99213
year_of_birth | birthYear | 1980
YOB | birthYear | 1980
DOBYR | birthYear | 1980
CARR_CLM_PMT_DNL_CD | carrierDenial | 1
CLM_CARR_PMT_DNL_CD | carrierDenial | 1
CLM_MDCR_NON_PMT_RSN_CD | nonPaymentReason | N
CLM_MDCR_NPMT_RSN_CD | nonPaymentReason | N
LINE_PRCSG_IND_CD | lineProcessing | A
CLM_PRCSG_IND_CD | lineProcessing | A
ADJSTMT_DLTN_CD | eventDeletion | D
CLM_ADJSMT_TYPE_CD | claimCancel | 0
CARR_LINE_MTUS_CNT | units | 1 | medical
LINE_BENE_PMT_AMT | ignored | 0.00
NCH_CLM_BENE_PMT_AMT | ignored | 0.00
REV_CNTR_BENE_PMT_AMT | ignored | 0.00
CLM_LINE_FROM_DT | serviceFromDay | 2024-01-02
CLM_LINE_THRU_DT | serviceThroughDay | 2024-01-02
CLM_LINE_HCPCS_CD | procedureCode | 99213
CLM_LINE_SRVC_UNIT_QTY | units | 1 | medical
CLM_LINE_CVRD_PD_AMT | paidCents | 80.00
CLM_LINE_ALOWD_CHRG_AMT | allowedCents | 80.00
CLM_LINE_PROD_REV_CTR_CD | revenueCode | 0450
CLM_LINE_DGNS_CD | lineDiagnosis | E119
CLM_POS_CD | placeOfService | 11
HCPCS_1_MDFR_CD | modifiers | 25
CUR_CLM_UNIQ_ID | claimId | 991
BENE_MBI_ID | patientKey | 1EG4TE5MK72
PRNCPL_DGNS_CD | principalDiagnosis | E119
CLM_DGNS_1_CD | diagnoses | E119
RNDRG_PRVDR_NPI_NUM | renderingNpi | 1234567893
PAYTO_PRVDR_NPI_NUM | billingNpi | 1234567893
ORDRG_PRVDR_NPI_NUM | referringNpi | 1234567893
FAC_PRVDR_NPI_NUM | facilityNpi | 1234567893
ATNDG_PRVDR_NPI_NUM | renderingNpi | 1234567893
CLM_PRVDR_SPCLTY_CD | specialty | 11
CLM_RNDRG_PRVDR_TAX_NUM | providerTaxId | 123456789
CLM_LINE_NDC_CD | ndcAsBilled | 00378180601
CLM_LINE_DAYS_SUPLY_QTY | daysSupply | 30
CLM_LINE_RX_FILL_NUM | refillNumber | 0
CLM_LINE_RX_SRVC_RFRNC_NUM | prescriptionNumber | 7001
CLM_DAW_PROD_SLCTN_CD | dispenseAsWritten | 0
CLM_BILL_FREQ_CD | frequencyCode | 1
CLM_BILL_FAC_TYPE_CD | billTypeFacility | 1
CLM_BILL_CLSFCTN_CD | billTypeClass | 3
BENE_PTNT_STUS_CD | dischargeStatus | 01
DGNS_DRG_CD | drg | 470
SV101 | procedureCode | HC:99213
SV102 | chargeCents | 80.00
SV104 | units | 1 | medical
SV105 | placeOfService | 11
SV201 | revenueCode | 0450
SV202 | procedureCode | HC:99213
SV203 | chargeCents | 80.00
SV205 | units | 1 | medical
HI01 | principalDiagnosis | ABK:E119
CLM01 | claimId | A1
CLM02 | claimChargeCents | 80.00
CLM05_1 | placeOfService | 11
CLM05-3 | frequencyCode | 1
NM109_82 | renderingNpi | 1234567893
NM109_85 | billingNpi | 1234567893
2310B_NM109 | renderingNpi | 1234567893
2010AA_NM109 | billingNpi | 1234567893
2010BA_NM109 | subscriberId | W1234
2400_SV101-2 | procedureCode | 99213
LX01 | lineNumber | 1
REF_D9 | ignored | 123
REF_F8 | originalClaimId | A0
SVC01 | procedureCode | HC:99213
SVC02 | chargeCents | 80.00
SVC03 | paidCents | 80.00
SVC05 | units | 1 | medical
CLP01 | claimId | A
CLP02 | claimStatus | 1
CLP03 | claimChargeCents | 80.00
CLP04 | claimPaidCents | 80.00
DTM_472 | serviceFromDay | 20240102
DTM*050 | receivedDay | 20240102
DTM050 | receivedDay | 20240102
AMT_B6 | allowedCents | 80.00
COB Pd | otherPayerPaidCents | 80.00
COB Paid Amt | otherPayerPaidCents | 80.00
MSP Amt | otherPayerPaidCents | 80.00
MSP Paid | otherPayerPaidCents | 80.00
Primary Payment | otherPayerPaidCents | 80.00
Primary Pd Amt | otherPayerPaidCents | 80.00
Primary Carrier Paid | otherPayerPaidCents | 80.00
Prim Paid | otherPayerPaidCents | 80.00
Oth Payer Paid | otherPayerPaidCents | 80.00
Other Insurance Payment | otherPayerPaidCents | 80.00
Other Coverage Paid | otherPayerPaidCents | 80.00
OI Paid | otherPayerPaidCents | 80.00
OHI Paid Amount | otherPayerPaidCents | 80.00
TPL Payment Amount | otherPayerPaidCents | 80.00
Paid by Primary | otherPayerPaidCents | 80.00
OTHER_PAYER_AMOUNT_RECOGNIZED | otherPayerPaidCents | 80.00 | pharmacy
Line Pay | paidCents | 80.00 | medical
Inc Date | serviceFromDay | 2024-01-02
Hosp Acct | claimId | 1001
PAT CTL NO | claimId | A1
STMT FROM | claimFromDay | 2024-01-02
SSN | subscriberId | 123456789
DEP_NO | personCode | 01
Pers | personCode | 01
BTH-DT | birthDay | 19800102
Phys NPI | prescriberNpi | 1234567893 | pharmacy
DMG02 | birthDay | 19800102
DMG03 | sex | F
SVD05 | units | 1 | medical
SBR09 | filingIndicator | CI
ClaimFilingInd | filingIndicator | MA
CTP04 | ndcQuantity | 10
LIN03 | ndcAsBilled | 00378180601
PROV_SVC_FROM | serviceFromDay | 2024-01-02
FROM_SVC_DT | serviceFromDay | 2024-01-02
THRU_SVC_DT | serviceThroughDay | 2024-01-02
BEG_DOS | serviceFromDay | 2024-01-02
SVC_BEG_DT | serviceFromDay | 2024-01-02
FRST_SVC_DT | serviceFromDay | 2024-01-02
LST_SVC_DT | serviceThroughDay | 2024-01-02
FST_DT | serviceFromDay | 2024-01-02
LST_DT | serviceThroughDay | 2024-01-02
SVCDATE | serviceFromDay | 2024-01-02
TSVCDAT | serviceThroughDay | 2024-01-02
DOS_FR | serviceFromDay | 2024-01-02
PROC1 | procedureCode | 99213
PROCMOD | modifiers | 25
NETPAY | paidCents | 10.00
STDPLAC | placeOfService | 11
REVCODE | revenueCode | 0450
NDCNUM | ndcAsBilled | 00378180601
METQTY | quantity | 30 | pharmacy
DAYSUPP | daysSupply | 30
INGCOST | ingredientCostCents | 10.00
DISPFEE | dispensingFeeCents | 1.00
PHARMID | pharmacyId | 123 | pharmacy
DAWIND | dispenseAsWritten | 0
ENROLID | patientKey | 1001
PATID | patientKey | 1001
CLMID | claimId | 1001
DAYS_SUP | daysSupply | 30
RFL_NBR | refillNumber | 0
FILL_DT | serviceFromDay | 2024-01-02 | pharmacy
PDDATE | paidDay | 2024-01-02
ADMDATE | admissionDay | 2024-01-02
DISDATE | dischargeDay | 2024-01-02
GDR_CD | sex | F
BILL_AMT | chargeCents | 80.00
BLD_AMT | chargeCents | 80.00
BLLD_AMT | chargeCents | 80.00
SBMT_AMT | chargeCents | 80.00
CHG_AMT | chargeCents | 80.00
ALLW_AMT | allowedCents | 80.00
ALOW_AMT | allowedCents | 80.00
ELIG_AMT | allowedCents | 80.00
NET_PAY_AMT | paidCents | 80.00
PLN_PD_AMT | paidCents | 80.00
PAYMT_AMT | paidCents | 80.00
COPY_AMT | copayCents | 10.00
CPAY_AMT | copayCents | 10.00
COINS_AMT | coinsuranceCents | 10.00
DDCT_AMT | deductibleCents | 10.00
DED_APPL | deductibleCents | 10.00
OOP_AMT | patientShareCents | 10.00
MBR_LIAB | patientShareCents | 10.00
PT_RESP | patientShareCents | 10.00
MBR_NO | patientKey | 1001
SUBSC_ID | subscriberId | 1001
PAT_ACCT_NO | claimId | 1001
PT_ID | patientKey | 1001
PTNT_ID | patientKey | 1001
RECIP_ID | patientKey | 1001
RNDR_NPI | renderingNpi | 1234567893
REND_PROV_NPI | renderingNpi | 1234567893
SVCG_PROV_NPI | renderingNpi | 1234567893
ATT_NPI | renderingNpi | 1234567893
BLNG_NPI | billingNpi | 1234567893
BLLG_PROV_NPI | billingNpi | 1234567893
PAYTO_NPI | billingNpi | 1234567893
REFG_NPI | referringNpi | 1234567893
ORD_NPI | referringNpi | 1234567893
PRSCR_NPI | prescriberNpi | 1234567893
PRESC_NPI | prescriberNpi | 1234567893
PRSC_ID | prescriberNpi | 1234567893
PHCY_NPI | pharmacyId | 1234567893
PHRM_NCPDP | pharmacyId | 1234567
LOB_DESC | planType | Commercial
Patient Residence (384-4X) | patientResidence | 3 | pharmacy
Override Code | submissionClarificationCodes | 4 | pharmacy
Rebated Quantity | rebateUnits | 30 | pharmacy
RX_FILL_DATE | serviceFromDay | 2024-01-02 | pharmacy
DT_FILLED | serviceFromDay | 2024-01-02 | pharmacy
DTE_OF_SVC | serviceFromDay | 2024-01-02
FILLED | serviceFromDay | 2024-01-02 | pharmacy
Filled On | serviceFromDay | 2024-01-02 | pharmacy
Dispensed On | serviceFromDay | 2024-01-02 | pharmacy
Written | writtenDay | 2024-01-02
WRTN_DT | writtenDay | 2024-01-02
DT_WRITTEN | writtenDay | 2024-01-02
QTY_DISP | quantity | 30 | pharmacy
QTY_DSPD | quantity | 30 | pharmacy
DISP_QTY | quantity | 30 | pharmacy
MTRC_QTY | quantity | 30 | pharmacy
DAY_SPLY | daysSupply | 30
DYS_SPLY | daysSupply | 30
DYS_SUP | daysSupply | 30
RFLS_AUTH | refillsAuthorized | 5
REFILLS_AUTH | refillsAuthorized | 5
NEW_REFILL_NBR | refillNumber | 0
FILL_NO | refillNumber | 0
UC_AMT | usualAndCustomaryCents | 20.00 | pharmacy
U_AND_C | usualAndCustomaryCents | 20.00 | pharmacy
GROSS_AMT_DUE | chargeCents | 20.00 | pharmacy
DISP_FEE_PD | dispensingFeeCents | 1.00
DSPNSNG_FEE | dispensingFeeCents | 1.00
SALES_TAX_AMT | salesTaxCents | 0.50 | pharmacy
TOTAL_SALES_TAX | salesTaxCents | 0.50 | pharmacy
FLAT_SALES_TAX_AMOUNT_PAID | salesTaxCents | 0.50 | pharmacy
PERCENTAGE_SALES_TAX_AMOUNT_PAID | salesTaxCents | 0.50 | pharmacy
CLIENT_SALES_TAX | salesTaxCents | 0.50 | pharmacy
Incentive Amount Paid | incentiveCents | 20.00 | pharmacy
Vaccine Admin Fee | incentiveCents | 20.00 | pharmacy
Patient Residence | patientResidence | 3 | pharmacy
Prescriber DEA | prescriberDea | AB1234563 | pharmacy
DEA # | prescriberDea | mc0011231 | pharmacy
PTNT_RSDNC_CD | patientResidence | 03 | pharmacy
521-FL | incentiveCents | 20.00 | pharmacy
RBT_AMT | rebateCents | 12.00 | pharmacy
RBT_UNITS | rebateUnits | 30 | pharmacy
OPP_AMT | otherPayerPaidCents | 40.00 | pharmacy
CLIENT_INGREDIENT_COST | ingredientCostCents | 12.00 | pharmacy
USUAL_CUSTOMARY_PRICE | usualAndCustomaryCents | 20.00 | pharmacy
CMPD_CD | compoundCode | 1 | pharmacy
REBATE_AMT | rebateCents | 3.00 | pharmacy
REBATE_UNITS | rebateUnits | 30 | pharmacy
Rebate UOM | rebateUnitOfMeasure | EA | pharmacy
USUAL_CSTMRY_CHRG | usualAndCustomaryCents | 20.00 | pharmacy
PT_PAY_AMT | patientShareCents | 10.00
TOT_AMT_PD | paidCents | 10.00
UNIT_PRICE | unitPriceCents | 10.00
Unit Price | unitPriceCents | 10.00
Unit Cost | unitPriceCents | 10.00
Price Each | unitPriceCents | 10.00
Rate | unitPriceCents | 10.00
Unit Charge | unitPriceCents | 10.00
BRAND_GNRC_IND | brandGeneric | G
GNRC_IND | brandGeneric | G
CMPD_CD | compoundCode | 1
LBL_NM | drugName | LISINOPRIL
MED_NAME | drugName | LISINOPRIL
RJCT_CD | rejectCode | 75
REJ_CD_1 | rejectCode | 75
TXN_CD | reversalIndicator | B1
Place of Treatment | placeOfService | 11
POS_CD | placeOfService | 11
TY_OF_BILL | billType | 131
TYP_BILL | billType | 131
BL_TYP | billType | 131
ADM_DT | admissionDay | 2024-01-02
DISCH_DT | dischargeDay | 2024-01-02
DSCH_DT | dischargeDay | 2024-01-02
DSCHG_STAT | dischargeStatus | 01
PAT_STAT | dischargeStatus | 01
DISCH DISP | dischargeStatus | 01
PRIN_DX | principalDiagnosis | E119
PRM_DIAG | principalDiagnosis | E119
DIAG_1 | diagnoses | E119
DX_CD_1 | diagnoses | E119
SEC_DX_1 | diagnoses | E119
ADM_DX | ignored | E119
MDFR_1 | modifiers | 25
MOD_CD_1 | modifiers | 25
PROC_MOD_1 | modifiers | 25
SVC_UNITS | units | 1 | medical
UNT_CNT | units | 1 | medical
UNITS_SVC | units | 1 | medical
NBR_UNITS | units | 1 | medical
NO_OF_UNITS | units | 1 | medical
SRVC_QTY | units | 1 | medical
LN_NBR | lineNumber | 1
LN_SEQ | lineNumber | 1
DTL_LN_NBR | lineNumber | 1
CLM_LN | lineNumber | 1
CLM_LN_NBR | lineNumber | 1
LX_AssignedNo | lineNumber | 1
PayerClaimControlNumber_REF_F8 | originalClaimId | 991
SBR_PayerName | payer | ACME HEALTH
HI_ABF_Other | diagnoses | E119
CLM_STAT_CD | claimStatus | PAID
CLM_STS | claimStatus | PAID
LN_STAT | claimStatus | PAID
ADJ_RSN_CD | adjustmentReason | 45
CAS_RSN | adjustmentReason | 45
EOB_CD | adjustmentReason | 45
LOB_CD | planType | COMM
LOB_DESC | planType | Commercial PPO
Paying Entity | payer | ACME HEALTH
RNDR_PROV_SPCLTY_CD | specialty | 11
PROD_TYP | planType | PPO
GRP_NPI | billingNpi | 1234567893
SPCLTY_CD | specialty | 11
TXNMY_CD | specialty | 207Q00000X
FED_TAX_ID | providerTaxId | 123456789
PROV_TIN | providerTaxId | 123456789
RFL_CD | refillNumber | 0
Balance | ignored | 10.00
2010BB_NM103 | payer | ACME HEALTH
Hospital Account No | claimId | H1
CTP05 | unitOfMeasure | ML
`

/** Headers beside those, which are none of them. */
const lookAlikes = `
refill_flag | 1
refill_ind | 0
Refill YN | Y
units_flag | 1
paid_flag | 1
days_supply_ind | 1
Remaining Balance | 10.00
Received Amount | 10.00
Amount Received | 10.00
Minute Clinic | 1
Rate Code | 1
Heart Rate | 70.00
Tax Rate | 7.0
Primary Allowed | 80.00
Other Payer Allowed | 80.00
COB Savings | 80.00
Exchange Rate | 1.0
Condition | 44
Copay Rate | 10.0
Created Timestamp | 2024-01-02
Written Off | 10.00
Received By | X
`

const types = ['medical', 'pharmacy'] as const

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))

function meaningIn(type: (typeof types)[number], header: string, value: string) {
  const columns = [{ index: 0, header, values: value === '' ? [] : [value] }]
  const [column] = assignColumns(columns, type, new Map())
  return column
}

describe('headers of claims files', () => {
  it.each(rowsOf(vocabulary))('%s is %s', (header = '', meaning = '', value = '', type = '') => {
    const read = types
      .filter((one) => type === '' || type === one)
      .map((one) => meaningIn(one, header, value))
    expect(read.map((column) => column?.meaning)).toContain(meaning)
    const found = read.find((column) => column?.meaning === meaning)
    // What is named in the table is known by its name or words, never by likeness.
    expect(found?.reason).not.toContain('much like')
  })

  it.each(rowsOf(lookAlikes))('%s is nothing that is used', (header = '', value = '') => {
    for (const type of types) {
      expect([undefined, 'ignored']).toContain(meaningIn(type, header, value)?.meaning)
    }
  })
})
