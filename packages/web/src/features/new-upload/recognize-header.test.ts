import { expect, test } from 'vitest'
import { recognizeHeader } from './recognize-header.ts'

test.each([
  ['Rx Number,NDC,Days Supply,Qty,Date Filled', 'Pharmacy'],
  ['PDE_ID,BENE_ID,SRVC_DT,PROD_SRVC_ID,QTY_DSPNSD_NUM,DAYS_SUPLY_NUM,FILL_NUM', 'Pharmacy'],
  ['claimId;daysSupply;dispensingFee;paid', 'Pharmacy'],
  ['Claim ID,Patient ID,CPT,Modifier,Diagnosis,Charge', 'Medical'],
  ['"CLM_ID"|"HCPCS_CD"|"ICD_DGNS_CD1"|"LINE_NCH_PMT_AMT"', 'Medical'],
  ['Claims of July\n\nPatient:,P1\nDate,Procedure Code,Rev Code,Billed', 'Medical'],
])('%s is %s', (text, auditType) => {
  expect(recognizeHeader(`${text}\n1,2,3\n`)?.auditType).toBe(auditType)
})

test.each([
  ['nothing tells', 'Member,Date,Amount,Paid'],
  ['one sign may be chance', 'Member,Date,Diagnosis,Paid'],
  ['a drug given in an office has its NDC beside the procedure', 'Claim,NDC,Drug Name,Paid'],
  ['columns of both', 'Claim,CPT,Modifier,Days Supply,Refill,Paid'],
  ['no text', ''],
])('%s: the form is left as it is', (_, text) => {
  expect(recognizeHeader(text)).toBeUndefined()
})

test('values below the header do not speak', () => {
  const text = 'Member,Notes,Paid\nM1,days supply,refill\n'
  expect(recognizeHeader('Member,CPT,Modifier,Paid\nM1,99213,25,3')).toEqual({
    auditType: 'Medical',
    because: ['CPT', 'Modifier'],
  })
  expect(recognizeHeader(text)?.auditType).not.toBe('Medical')
})
