import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readText } from './testing/read-text.ts'
import { workbookOf } from './testing/workbook-of.ts'
import { IntakeRefusal } from './words/intake-refusal.ts'

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

const change = fc.record({
  kind: fc.constantFrom('cut', 'repeat', 'write', 'end', 'swap'),
  // A share of the file: every place of every file is reached.
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(80),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }),
    fc
      .constantFrom('{', '}', '[', ']', '"', 'null', '-1e999', '<c>', '</row>', '&#1;', '../', '\0')
      .map((text) => Uint8Array.from(Buffer.from(text))),
  ),
})
type Change = typeof change extends fc.Arbitrary<infer Made> ? Made : never

function changed(bytes: Buffer, { kind, at, length, bytes: written }: Change): Buffer {
  const from = Math.floor(at * bytes.length)
  const [before, part, after] = [
    bytes.subarray(0, from),
    bytes.subarray(from, from + length),
    bytes.subarray(from + length),
  ]
  if (kind === 'end') return before
  if (kind === 'cut') return Buffer.concat([before, after])
  if (kind === 'repeat') return Buffer.concat([before, part, part, after])
  if (kind === 'swap') return Buffer.concat([after, part, before])
  return Buffer.concat([before, written, after])
}

/** The same change to what is packed: else a digest of the archive catches most of them. */
function changedInside(bytes: Buffer, each: Change): Buffer {
  const parts = unzipSync(bytes)
  const names = Object.keys(parts)
  const name = names[Math.floor(each.at * names.length)] ?? names[0] ?? ''
  const part = parts[name] ?? new Uint8Array()
  return Buffer.from(zipSync({ ...parts, [name]: changed(Buffer.from(part), each) }))
}

/** It is read with no row lost, or refused with a sentence; anything else throws. */
async function readOrRefused(bytes: Buffer): Promise<void> {
  try {
    const { file } = await readText(bytes)
    expect(file.rowsRead).toBe(file.rowsAudited + file.rowsSetAside)
  } catch (error) {
    if (!(error instanceof IntakeRefusal)) throw error
    expect(error.message).toMatch(/\S{3}.*[.?]$/s)
  }
}

test.each([
  ['workbook', workbook, true, 15],
  ['zip archive', archive, true, 15],
  ['FHIR, a resource a line', ndjson, false, 20],
  ['FHIR, a bundle', bundle, false, 20],
] as const)(
  'a %s that was changed anywhere is read or refused',
  async (_, file, isPacked, runs) => {
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
      { numRuns: Number(process.env['MUTATIONS'] ?? runs), seed: 7 },
    )
  },
  3_600_000,
)
