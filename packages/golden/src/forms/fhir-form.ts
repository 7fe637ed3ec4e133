import { isoDate, type Day } from '@plumbline/engine'
import type { MedicalRow } from '../making/medical-row.ts'
import type { Form } from './form.ts'
import { asOneClaim, claimsOf, icdVersion } from './one-claim.ts'
import type { Claim } from './x12-claims.ts'

const carin = 'http://hl7.org/fhir/us/carin-bb/CodeSystem'
const isField = (name: string): name is keyof MedicalRow => name !== ''
const said = [
  'claimId line form originalClaimId payer patient birth sex from through admission discharge',
  'received paidOn billingNpi renderingNpi facilityNpi referringNpi place billType revenue drg',
  'code modifiers diagnoses units ndc drugName charge allowed paid share adjustments',
]

/** ExplanationOfBenefit of CARIN Blue Button, one a line (NDJSON). */
export const fhirForm: Form<MedicalRow> = {
  name: 'FHIR: ExplanationOfBenefit (CARIN Blue Button), NDJSON',
  fields: new Set(said.join(' ').split(' ').filter(isField)),
  write: (rows) =>
    Buffer.from(
      claimsOf(rows)
        .map((claim) => `${JSON.stringify(eobOf(claim))}\n`)
        .join(''),
    ),
  loses: (rows) => claimsOf(rows).flatMap(asOneClaim),
  own: { columns: [['ICD Version', icdVersion]] },
}

function eobOf(claim: Claim) {
  const [row] = claim
  const codes = [...new Set(claim.flatMap(({ diagnoses }) => diagnoses))]
  return {
    resourceType: 'ExplanationOfBenefit',
    contained: [patientOf(row)],
    identifier: [{ type: concept(`${carin}/C4BBIdentifierType`, 'uc'), value: row.claimId }],
    status: 'active',
    type: concept(
      'http://terminology.hl7.org/CodeSystem/claim-type',
      row.form === 'I' ? 'institutional' : 'professional',
    ),
    use: 'claim',
    patient: { reference: '#patient' },
    insurer: { display: row.payer },
    provider: provider(row.billingNpi),
    ...(row.facilityNpi !== '' && { facility: provider(row.facilityNpi) }),
    ...(row.originalClaimId !== '' && {
      related: [
        {
          relationship: concept('ex-relatedclaimrelationship', 'prior'),
          reference: { value: row.originalClaimId },
        },
      ],
    }),
    payment: { date: isoDate(row.paidOn) },
    careTeam: claim.flatMap((line) => [
      ...member(line.line * 2, 'rendering', line.renderingNpi),
      ...member(line.line * 2 + 1, 'referring', line.referringNpi),
    ]),
    supportingInfo: supportOf(row),
    diagnosis: codes.map(diagnosisOf),
    item: claim.map((line) => itemOf(line, codes)),
  }
}

function patientOf(row: MedicalRow) {
  const type = concept('http://terminology.hl7.org/CodeSystem/v2-0203', 'MB')
  return {
    resourceType: 'Patient',
    id: 'patient',
    identifier: [{ type, value: row.patient }],
    birthDate: isoDate(row.birth),
    gender: row.sex === 'F' ? 'female' : 'male',
  }
}

function supportOf({ received, billType, drg, admission, discharge }: MedicalRow) {
  const stay = (day: Day) => ({
    category: info('admissionperiod'),
    timingPeriod: period(day, discharge),
  })
  return [
    { category: info('clmrecvddate'), timingDate: isoDate(received) },
    ...coded('typeofbill', billType),
    ...coded('drg', drg),
    ...(admission === undefined ? [] : [stay(admission)]),
  ]
}

function diagnosisOf(code: string, at: number) {
  const edition = /^\d/.test(code) ? '9' : '10'
  return {
    sequence: at + 1,
    diagnosisCodeableConcept: concept(`http://hl7.org/fhir/sid/icd-${edition}-cm`, code),
    type: [concept('ex-diagnosistype', at === 0 ? 'principal' : 'secondary')],
  }
}

function itemOf(row: MedicalRow, codes: readonly string[]) {
  const amount = (category: string, cents: number) => ({
    category: concept('http://terminology.hl7.org/CodeSystem/adjudication', category),
    amount: { value: cents / 100, currency: 'USD' },
  })
  return {
    sequence: row.line,
    careTeamSequence: [row.line * 2, row.line * 2 + 1],
    diagnosisSequence: row.diagnoses.map((code) => codes.indexOf(code) + 1),
    ...(row.revenue !== '' && {
      revenue: concept('https://www.nubc.org/CodeSystem/RevenueCodes', row.revenue),
    }),
    productOrService: concept('http://www.ama-assn.org/go/cpt', row.code),
    modifier: row.modifiers.map((code) => concept('http://www.ama-assn.org/go/cpt', code)),
    servicedPeriod: period(row.from, row.through),
    ...(row.place !== '' && {
      locationCodeableConcept: concept(
        'https://www.cms.gov/Medicare/Coding/place-of-service-codes/Place_of_Service_Code_Set',
        row.place,
      ),
    }),
    quantity: { value: row.units },
    ...(row.ndc !== '' && {
      detail: [
        {
          productOrService: {
            coding: [
              { system: 'http://hl7.org/fhir/sid/ndc', code: row.ndc, display: row.drugName },
            ],
          },
        },
      ],
    }),
    adjudication: [
      amount('submitted', row.charge),
      amount('eligible', row.allowed),
      amount('paidtoprovider', row.paid),
      amount('memberliability', row.share),
      ...row.adjustments.map(({ group, reason, cents }) => ({
        category: concept(`${carin}/C4BBAdjudicationDiscriminator`, 'adjustmentreason'),
        reason: {
          coding: [
            { system: 'https://x12.org/codes/claim-adjustment-group-codes', code: group },
            { system: 'https://x12.org/codes/claim-adjustment-reason-codes', code: reason },
          ],
        },
        amount: { value: cents / 100 },
      })),
    ],
  }
}

const concept = (system: string, code: string) => ({ coding: [{ system, code }] })
const info = (code: string) => concept(`${carin}/C4BBSupportingInfoType`, code)
const coded = (category: string, code: string) =>
  code === '' ? [] : [{ category: info(category), code: concept('https://www.nubc.org', code) }]
const provider = (npi: string) => ({
  identifier: { system: 'http://hl7.org/fhir/sid/us-npi', value: npi },
})
const member = (sequence: number, role: string, npi: string) =>
  npi === ''
    ? []
    : [{ sequence, provider: provider(npi), role: concept(`${carin}/C4BBClaimCareTeamRole`, role) }]
const period = (from: Day, through: Day | undefined) => ({
  start: isoDate(from),
  ...(through !== undefined && { end: isoDate(through) }),
})
