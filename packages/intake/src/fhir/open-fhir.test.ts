import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readClaims } from '../read-claims.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'

const carin = 'http://hl7.org/fhir/us/carin-bb/CodeSystem'
const concept = (system: string, code: string) => ({ coding: [{ system, code }] })
const amount = (category: string, value: number) => ({
  category: concept('http://terminology.hl7.org/CodeSystem/adjudication', category),
  amount: { value },
})

const patient = {
  resourceType: 'Patient',
  id: '888',
  identifier: [{ type: concept('v2-0203', 'MB'), value: 'M0001' }],
  birthDate: '1962-03-14',
  gender: 'female',
}
const visit = {
  resourceType: 'ExplanationOfBenefit',
  id: 'e1',
  identifier: [{ type: concept(`${carin}/C4BBIdentifierType`, 'uc'), value: 'C1001' }],
  status: 'active',
  use: 'claim',
  type: concept('http://terminology.hl7.org/CodeSystem/claim-type', 'professional'),
  patient: { reference: 'Patient/888' },
  provider: { identifier: { value: '1234567893' } },
  diagnosis: [
    {
      sequence: 1,
      diagnosisCodeableConcept: concept('http://hl7.org/fhir/sid/icd-10-cm', 'E11.9'),
    },
    { sequence: 2, diagnosisCodeableConcept: concept('http://hl7.org/fhir/sid/icd-10-cm', 'I10') },
  ],
  item: [
    {
      sequence: 1,
      diagnosisSequence: [2, 1],
      productOrService: concept('http://www.ama-assn.org/go/cpt', '99214'),
      modifier: [concept('http://www.ama-assn.org/go/cpt', '25')],
      servicedDate: '2024-07-08',
      quantity: { value: 1 },
      adjudication: [
        amount('submitted', 210),
        amount('eligible', 151.2),
        amount('benefit', 999),
        {
          ...amount('paidtoprovider', 131.2),
          category: concept(`${carin}/C4BBAdjudication`, 'paidtoprovider'),
        },
      ],
    },
  ],
}
const fill = {
  ...visit,
  type: concept('http://terminology.hl7.org/CodeSystem/claim-type', 'pharmacy'),
  diagnosis: [],
  supportingInfo: [
    {
      category: concept(`${carin}/C4BBSupportingInfoType`, 'dayssupply'),
      valueQuantity: { value: 30 },
    },
    {
      category: concept(`${carin}/C4BBSupportingInfoType`, 'refillnum'),
      valueQuantity: { value: 0 },
    },
  ],
  item: [
    {
      sequence: 1,
      productOrService: concept('http://hl7.org/fhir/sid/ndc', '00093-5056-10'),
      servicedDate: '2024-07-08',
      quantity: { value: 60, unit: 'EA' },
      adjudication: [amount('submitted', 20), amount('benefit', 12)],
    },
  ],
}
const bundle = {
  resourceType: 'Bundle',
  entry: [{ resource: patient }, { resource: visit }],
}
const source = (text: string) => ({ name: 'eob.json', bytes: new TextEncoder().encode(text) })
const read = (...resources: readonly object[]) =>
  readClaims(source(resources.map((each) => JSON.stringify(each)).join('\n')))

describe('an ExplanationOfBenefit', () => {
  test.each([
    ['in a bundle, indented', JSON.stringify(bundle, null, 2)],
    ['one a line', [patient, visit].map((each) => JSON.stringify(each)).join('\n')],
  ])('%s is read as it says', async (_how, text) => {
    const { lines, file } = await readClaims(source(text))
    expect(file.type).toBe('medical')
    expect(lines).toMatchObject([
      {
        claimId: 'C1001',
        claimType: 'professional',
        patientKey: 'M0001',
        sex: 'F',
        procedureCode: '99214',
        modifiers: ['25'],
        diagnoses: ['I10', 'E119'],
        units: 1,
        billingNpi: '1234567893',
        chargeCents: 21000,
        allowedCents: 15120,
        paidCents: 13120,
      },
    ])
  })

  test('of a pharmacy is a fill', async () => {
    const { lines, file } = await read(fill)
    expect(file.type).toBe('pharmacy')
    expect(lines).toMatchObject([
      { ndc: '00093505610', quantity: 60, daysSupply: 30, refillNumber: 0, paidCents: 1200 },
    ])
  })

  test('that asks beforehand, or whose line is cut off, is set aside with its place', async () => {
    const text = [visit, { ...visit, use: 'preauthorization' }].map((each) => JSON.stringify(each))
    const { setAside } = await readClaims(source(`${text.join('\n')}\n${text[0]?.slice(0, 300)}`))
    expect(setAside.map(({ code, reason }) => [code, reason.slice(0, 7)])).toEqual([
      ['predetermination', 'Line 2.'],
      ['unreadable-resource', 'Line 3.'],
    ])
  })

  test('is asked for where there is another resource', async () => {
    await expect(read(patient)).rejects.toThrow('holds Patient and no ExplanationOfBenefit')
  })

  test('is read or refused with a sentence, whatever became of it', async () => {
    const text = JSON.stringify(bundle)
    await fc.assert(
      fc.asyncProperty(
        fc.nat(text.length),
        fc.nat(40),
        fc.constantFrom('', '"', '{', '[]', 'null', '-1e999', '\u0000', '{"coding":7}'),
        async (from, length, put) => {
          const changed = text.slice(0, from) + put + text.slice(from + length)
          try {
            await readClaims(source(changed))
          } catch (error) {
            if (!(error instanceof IntakeRefusal)) throw error
            expect(error.message).toMatch(/\.$/)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
