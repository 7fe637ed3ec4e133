import { expect, test } from 'vitest'
import { readText } from '../testing/read-text.ts'

const concept = (system: string, code: string) => ({ coding: [{ system, code }] })
const icd = 'http://hl7.org/fhir/sid/icd-10-cm'
const npi = 'http://hl7.org/fhir/sid/us-npi'

const patient = {
  resourceType: 'Patient',
  id: 'p9',
  identifier: [{ type: concept('v2-0203', 'MB'), value: 'M-77' }],
  birthDate: '1980-02-03',
}
const doctor = {
  resourceType: 'Practitioner',
  id: 'd1',
  identifier: [{ system: npi, value: '1003000126' }],
}
const condition = { resourceType: 'Condition', id: 'c1', code: concept(icd, 'E11.9') }
const item = {
  sequence: 1,
  productOrService: concept('http://www.ama-assn.org/go/cpt', '99213'),
  servicedDate: '2026-01-02',
  net: { value: 120 },
}

interface Addresses {
  readonly patient: string
  readonly doctor: string
  readonly condition: string
}

/** A visit that names others in this way, with these items. */
function visit(to: Addresses, items: readonly object[] = [item]) {
  return {
    resourceType: 'ExplanationOfBenefit',
    status: 'active',
    type: concept('http://terminology.hl7.org/CodeSystem/claim-type', 'professional'),
    identifier: [{ value: 'C1' }],
    patient: { reference: to.patient },
    careTeam: [{ sequence: 1, provider: { reference: to.doctor }, role: concept('', 'rendering') }],
    diagnosis: [{ sequence: 1, diagnosisReference: { reference: to.condition } }],
    item: items,
  }
}

const server = 'https://claims.example/fhir'
const home = { patient: 'Patient/p9', doctor: 'Practitioner/d1', condition: 'Condition/c1' }
const beside = [patient, doctor, condition]
const entries = (...resources: readonly object[]) => ({
  resourceType: 'Bundle',
  entry: resources.map((resource) => ({ resource })),
})

test.each([
  ['by kind and number', entries(visit(home), ...beside)],
  [
    'by whole addresses, with a version',
    entries(
      visit({
        patient: `${server}/${home.patient}/_history/3`,
        doctor: `${server}/${home.doctor}`,
        condition: `${server}/${home.condition}`,
      }),
      ...beside,
    ),
  ],
  [
    'by the addresses of entries',
    {
      resourceType: 'Bundle',
      entry: [
        {
          resource: visit({ patient: 'urn:uuid:1', doctor: 'urn:uuid:2', condition: 'urn:uuid:3' }),
        },
        ...beside.map((resource, at) => ({
          fullUrl: `urn:uuid:${at + 1}`,
          resource: { ...resource, id: undefined },
        })),
      ],
    },
  ],
  [
    'within the claim',
    {
      ...visit({ patient: '#p9', doctor: '#d1', condition: '#c1' }),
      ...{ contained: beside, extension: [{ url: 'https://claims.example/x', valueCode: 'x' }] },
    },
  ],
  [
    'by a role, and in a bundle of bundles',
    entries(
      entries(visit({ ...home, doctor: 'PractitionerRole/r1' }), ...beside, {
        resourceType: 'PractitionerRole',
        id: 'r1',
        practitioner: { reference: home.doctor },
      }),
    ),
  ],
  [
    'by a question for the number',
    entries(visit({ ...home, doctor: `Practitioner?identifier=${npi}|1003000126` }), ...beside),
  ],
])('others are found %s', async (_, resource) => {
  const { lines } = await readText(JSON.stringify(resource))
  expect(lines).toMatchObject([
    {
      ...{ claimId: 'C1', patientKey: 'M-77', renderingNpi: '1003000126', diagnoses: ['E119'] },
      ...{ icdVersion: '10', procedureCode: '99213', chargeCents: 12_000 },
    },
  ])
})

test('a role that leads to itself leads nowhere', async () => {
  const role = {
    ...{ resourceType: 'PractitionerRole', id: 'r1' },
    practitioner: { reference: 'PractitionerRole/r1' },
  }
  const { lines } = await readText(
    JSON.stringify(entries(visit({ ...home, doctor: 'PractitionerRole/r1' }), role)),
  )
  expect(lines[0]?.renderingNpi).toBeUndefined()
})

test.each([
  ['by its object identifier', concept('urn:oid:2.16.840.1.113883.6.285', 'J1885'), 'J1885'],
  ['by no list, with the shape of one', { coding: [{ code: '99214' }] }, '99214'],
  ['of dentists', concept('http://www.ada.org/cdt', 'D1110'), 'D1110'],
  ['by no list, with another shape', { coding: [{ code: '185349003' }] }, undefined],
  ['by another list', concept('http://snomed.info/sct', '99214'), undefined],
])('a service is read %s', async (_, productOrService, code) => {
  const other = { ...item, sequence: 2, productOrService }
  const { lines } = await readText(JSON.stringify(entries(visit(home, [item, other]))))
  expect(lines[1]?.procedureCode).toBe(code)
})

test('what the adjudication says was charged wins over the net of an item', async () => {
  const adjudication = [{ category: concept('adjudication', 'submitted'), amount: { value: 150 } }]
  const { lines } = await readText(
    JSON.stringify(entries(visit(home, [{ ...item, adjudication }]))),
  )
  expect(lines[0]?.chargeCents).toBe(15_000)
})

test('people contained in a claim are told apart by their number, else by the claim', async () => {
  const inside = (id: string, value?: string) => ({
    ...visit({ ...home, patient: '#p' }),
    id,
    contained: [
      { resourceType: 'Patient', id: 'p', ...(value !== undefined && { identifier: [{ value }] }) },
    ],
  })
  const { lines } = await readText(
    [inside('e1', 'M1'), inside('e2', 'M2'), inside('e3', 'M1'), inside('e4')]
      .map((each) => JSON.stringify(each))
      .join('\n'),
  )
  expect(lines.map(({ patientKey }) => patientKey)).toEqual(['M1', 'M2', 'M1', 'e4#p'])
})

test('a place of service is read without the name of its list', async () => {
  const placed = { ...item, locationCodeableConcept: { coding: [{ code: '11' }] } }
  const { lines } = await readText(JSON.stringify(visit(home, [placed])))
  expect(lines[0]?.placeOfService).toBe('11')
})
