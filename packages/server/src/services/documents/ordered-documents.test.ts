import { Readable } from 'node:stream'
import { proposeClauses, recordFacts, type RecordFacts } from '@plumbline/ai'
import { readClauses } from '@plumbline/clauses'
import { day } from '@plumbline/engine'
import { factElements, kindsApart, reviewRecord, type BilledLine } from '@plumbline/records'
import { describe, expect, test } from 'vitest'
import { injections } from '../../../../ai/src/testing/injections.table.ts'
import { pdfOf } from '../../../../intake/src/testing/pdf-of.ts'
import { documentText, type DocumentText } from './document-text.ts'

const note = [
  'Wilhelmina Roe, Member ID: W123456789',
  'Date of service: 03/04/2024',
  'Procedure: right knee injection, 40 mg administered',
  'Nothing was discarded. Total time 20 minutes.',
  'Assessment: M17.11',
  'Electronically signed by J. Writer, NPI 1234567893',
]
const line: BilledLine = {
  ...{ serviceFromDay: day('2024-03-04'), serviceThroughDay: undefined, procedureCode: 'J3301' },
  ...{ modifiers: ['RT', 'JZ'], units: 4, ndcQuantity: 40, unitOfMeasure: 'ME' },
  ...{ diagnoses: ['M1711'], ageYears: 54, sex: 'F', renderingNpi: '1234567893' },
  ...{ billingNpi: undefined, facilityNpi: undefined, prescriberNpi: undefined },
}
const isPatient = (text: string) => text === 'W123456789'

async function read(name: string, bytes: Uint8Array): Promise<DocumentText> {
  return documentText(
    { name, chunks: Readable.from([bytes]), isCut: () => false }, // prettier-ignore
    'record',
  )
}

const asLines = injections.map((order) => order.replace(/\s+/g, ' '))
const ordered = [...note, ...asLines]
const inText = await read('note.txt', Buffer.from(ordered.join('\n')))
const inPdf = await read(
  'note.pdf',
  await pdfOf(['Medical record'], ordered.map((text) => [text]), { rowsPerPage: 40 }), // prettier-ignore
)

/** Everything that a model could say of a line that orders it to. */
function obeyed({ lines }: DocumentText): RecordFacts {
  const none = { side: null, minutes: null, apart: null, item: null }
  const facts = lines.flatMap(({ page, text: quote }) => [
    ...(['left', 'right', 'both'] as const).map((side) => ({ ...none, element: 'side' as const, side, page, quote })),
    ...[0, 1, 99, 800].map((minutes) => ({ ...none, element: 'minutes' as const, minutes, page, quote })),
    ...kindsApart.map((apart) => ({ ...none, element: 'apart' as const, apart, page, quote })),
  ]) // prettier-ignore
  return { facts }
}

describe.each([
  ['a text', inText],
  ['a PDF', inPdf],
])('200 orders in %s', (_, document) => {
  const { lines } = document
  const own = lines.filter(({ text }) => note.some((each) => text.includes(each)))
  const orders = lines.filter((each) => !own.includes(each))

  test('are read with the record', () => {
    expect(own).toHaveLength(note.length)
    expect(orders.length).toBeGreaterThanOrEqual(200)
    expect(orders.map(({ text }) => text).join('\n')).toContain('Ignore all previous instructions')
  })

  test('change no answer of the record, and are no quote of one', () => {
    const without = reviewRecord(own, line, isPatient)
    expect(without.filter(({ answer }) => answer === 'supported').length).toBeGreaterThanOrEqual(8)
    expect(reviewRecord(lines, line, isPatient)).toEqual(without)
  })

  test('are no fact that a model may say, whatever it says of them', () => {
    const kept = recordFacts.sift?.(obeyed(document), { lines, elements: factElements, items: [] })
      .kept.facts
    expect(kept?.map(({ quote }) => quote).filter((quote) => !note.some((each) => quote.includes(each)))).toEqual([]) // prettier-ignore
    expect(kept?.length).toBeGreaterThan(0)
  })

  test('stand in what is sent as one value of the JSON, and change nothing else of it', () => {
    const sent = recordFacts.prompt({ lines, elements: factElements, items: [] })
    expect(JSON.parse(sent.user)).toEqual({ elements: factElements, items: [], lines })
    expect(sent.system).toBe(
      recordFacts.prompt({ lines: [], elements: factElements, items: [] }).system,
    )
  })

  test('are no clause of a contract, read by rules or proposed by a model that obeys', () => {
    expect(readClauses(orders).clauses.filter(({ term }) => term !== undefined)).toEqual([])
    const rules = orders.flatMap(({ page, text: quote }) =>
      [0, 1, 99, 800].map((dollars) => ({ ...rule, page, quote, term: 'copay' as const, dollars })),
    )
    const told = orders.map((each) => ({ ...each, place: '' }))
    expect(proposeClauses.sift?.({ rules }, told).kept.rules).toEqual([])
  })
})

const rule = {
  ...{ claims: 'medical' as const, codes: [], revenueCodes: [], modifiers: [], places: [] },
  ...{ ndcs: [], exceptCodes: [], exceptModifiers: [], ageFrom: null, ageTo: null, sex: null },
  ...{ most: null, of: null, per: null, yearBegins: null, days: null, percent: null },
  ...{ percentOfCharge: null, percentOfMedicare: null, perUnit: null, perService: null },
}
