import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { test } from 'vitest'
import { abuseRuns } from './testing/abuse-runs.ts'
import { change, changed, readOrRefused, type Change } from './testing/mutations.ts'
import { workbookOf } from './testing/workbook-of.ts'

const rows = [
  ['Claim ID', 'Patient ID', 'Date of Service', 'CPT', 'Diagnosis', 'Charge', 'Paid'],
  ['C1', 'P1', '2024-03-01', '99213', 'E119', '120.00', '80.00'],
  ['C2', 'P2', '2024-03-02', '85025', 'I10', '30.00', '20.00'],
]
const csv = Buffer.from(rows.map((row) => row.join(',')).join('\n'))

const workbook = workbookOf({ Claims: rows })
const archive = Buffer.from(zipSync({ 'a.csv': csv, 'folder/b.csv': csv }))

const resource = {
  resourceType: 'ExplanationOfBenefit',
  id: 'e1',
  status: 'active',
  use: 'claim',
  type: {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/claim-type', code: 'professional' }],
  },
  patient: { reference: 'Patient/888' },
  diagnosis: [
    {
      sequence: 1,
      diagnosisCodeableConcept: {
        coding: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'I10' }],
      },
    },
  ],
  item: [
    {
      sequence: 1,
      diagnosisSequence: [1],
      productOrService: { coding: [{ system: 'http://www.ama-assn.org/go/cpt', code: '99214' }] },
      servicedDate: '2024-07-08',
      quantity: { value: 1 },
      adjudication: [
        {
          category: { coding: [{ code: 'submitted' }] },
          amount: { value: 210 },
        },
      ],
    },
  ],
}
const line = JSON.stringify(resource)
const ndjson = Buffer.from(`${line}\n${line.replace('"e1"', '"e2"')}\n`)
const bundle = Buffer.from(
  JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry: [{ resource }] }),
)

/** The same change to what is packed: else a digest of the archive catches most of them. */
function changedInside(bytes: Buffer, each: Change): Buffer {
  const parts = unzipSync(bytes)
  const names = Object.keys(parts)
  const name = names[Math.floor(each.at * names.length)] ?? names[0] ?? ''
  const part = parts[name] ?? new Uint8Array()
  return Buffer.from(zipSync({ ...parts, [name]: changed(Buffer.from(part), each) }))
}

test.each([
  ['workbook', workbook, true, 15, 500],
  ['zip archive', archive, true, 15, 500],
  ['FHIR, a resource a line', ndjson, false, 20, 1000],
  ['FHIR, a bundle', bundle, false, 20, 1000],
] as const)(
  'a %s that was changed anywhere is read or refused',
  async (_, file, isPacked, few, all) => {
    await fc.assert(
      fc.asyncProperty(
        change,
        fc.array(change, { maxLength: 3 }),
        fc.boolean(),
        async (first, more, isInside) => {
          const bytes = Buffer.from(file)
          if (isPacked && isInside) await readOrRefused(changedInside(bytes, first))
          else await readOrRefused([first, ...more].reduce(changed, bytes))
        },
      ),
      abuseRuns(few, all),
    )
  },
  3_600_000,
)
