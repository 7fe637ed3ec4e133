import { totalsOf } from './amounts.ts'
import { codeOf, codesOf, ofCategory } from './codings.ts'
import type { FhirFacts } from './fhir-columns.table.ts'
import { listAt, textAt, type Json } from './json-values.ts'
import { npiOf, patientFacts, type Resolve } from './people.ts'

export type ClaimKind = 'professional' | 'institutional' | 'pharmacy' | 'dental' | 'DME' | ''

const kinds: readonly (readonly [ClaimKind, readonly string[]])[] = [
  ['DME', ['dme']],
  ['pharmacy', ['pde', 'pharmacy']],
  ['professional', ['carrier']],
  ['institutional', ['inpatient', 'outpatient', 'snf', 'hospice', 'hha', 'institutional']],
  ['professional', ['professional']],
  ['dental', ['oral']],
]

/** The form of a claim; CMS's own list says it more exactly than the one of FHIR, and wins. */
export function kindOf(eob: Json): ClaimKind {
  const codes = codesOf(eob.type)
  return kinds.find(([, names]) => names.some((name) => codes.includes(name)))?.[0] ?? ''
}

/** What a claim says for all its items. */
export function claimFacts(eob: Json, resolve: Resolve): FhirFacts {
  const kind = kindOf(eob)
  const info = [...listAt(eob, 'supportingInfo'), ...listAt(eob, 'information')]
  const code = (...names: readonly string[]) =>
    textAt(listAt(ofCategory(info, ...names)[0], 'code', 'coding')[0], 'code')
  const quantity = (name: string) => textAt(ofCategory(info, name)[0], 'valueQuantity', 'value')
  const [stay] = ofCategory(info, 'admissionperiod')
  const [received] = ofCategory(info, 'clmrecvddate', 'received')
  const provider = npiOf(eob.provider, resolve)
  return {
    ...patientFacts(eob, resolve),
    ...totalsOf(eob, listAt(eob, 'total')),
    claimId: claimNumber(eob),
    claimType: kind === 'pharmacy' ? '' : kind,
    claimStatus: statusOf(eob),
    originalClaimId: originalOf(eob),
    payer: textAt(eob, 'insurer', 'display') || nameOf(eob.insurer, resolve),
    claimFromDay: day(textAt(eob, 'billablePeriod', 'start')),
    claimThroughDay: day(textAt(eob, 'billablePeriod', 'end')),
    admissionDay: day(textAt(stay, 'timingPeriod', 'start')),
    dischargeDay: day(textAt(stay, 'timingPeriod', 'end')),
    receivedDay: day(textAt(received, 'timingDate')),
    paidDay: day(textAt(eob, 'payment', 'date')),
    frequencyCode: code('clm_freq_cd'),
    billType: code('typeofbill'),
    drg: code('drg', 'clm_drg_cd'),
    dischargeStatus: code('discharge-status', 'ptnt_dschrg_stus_cd'),
    admissionType: code('admtype', 'clm_ip_admsn_type_cd'),
    admissionSource: code('pointoforigin', 'clm_src_ip_admsn_cd'),
    inpatientProcedures: proceduresOf(eob),
    refillNumber: quantity('refillnum'),
    refillsAuthorized: quantity('refillsauthorized'),
    daysSupply: quantity('dayssupply'),
    dispenseAsWritten: code('dawcode', 'daw_prod_slctn_cd'),
    compoundCode: kind === 'pharmacy' ? code('compoundcode') : '',
    drugCoverage: code('drug_cvrg_stus_cd'),
    prescriptionNumber: prescriptionOf(eob),
    ...(kind === 'pharmacy' ? { pharmacyId: provider } : { billingNpi: provider }),
    facilityNpi: kind === 'pharmacy' ? '' : npiOf(eob.facility, resolve),
  }
}

/** The day of a date or of a moment. */
export function day(text: string): string {
  return /^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10) : ''
}

function claimNumber(eob: Json): string {
  const numbers = listAt(eob, 'identifier')
  const unique = numbers.find(({ type }) => codeOf(type, /./).toLowerCase() === 'uc')
  return textAt(unique ?? numbers[0], 'value') || textAt(eob, 'id')
}

function prescriptionOf(eob: Json): string {
  const numbers = listAt(eob, 'identifier')
  const own = numbers.find(
    ({ system }) => typeof system === 'string' && /rx_srvc_rfrnc/.test(system),
  )
  return textAt(own, 'value') || textAt(eob, 'prescription', 'identifier', 'value')
}

/** Procedures of a stay in ICD, with their days. */
function proceduresOf(eob: Json): string {
  const coded = listAt(eob, 'procedure').flatMap(({ procedureCodeableConcept, date }) => {
    const code = codeOf(procedureCodeableConcept, /icd/i)
    const moment = typeof date === 'string' ? day(date) : ''
    return code === '' ? [] : [`${code} ${moment}`.trim()]
  })
  return coded.join('; ')
}

function statusOf({ status }: Json): string {
  if (status === 'cancelled' || status === 'entered-in-error') return 'reversed'
  return status === 'draft' ? 'pending' : ''
}

function originalOf(eob: Json): string {
  const prior = listAt(eob, 'related').find(({ relationship }) =>
    codesOf(relationship).includes('prior'),
  )
  return textAt(prior, 'reference', 'value') || textAt(prior, 'claim', 'identifier', 'value')
}

function nameOf(reference: unknown, resolve: Resolve): string {
  return textAt(resolve(textAt(reference, 'reference')), 'name')
}
