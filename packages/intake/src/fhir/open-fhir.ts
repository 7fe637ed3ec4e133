import { TextDecoder } from 'node:util'
import { readBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import { decodeText, detectEncoding, encodingNotes } from '../source/encoding.ts'
import type { OpenFile } from '../source/open-file.ts'
import type { TokenSource } from '../source/token-source.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import type { Meaning } from '../words/meanings.ts'
import type { SetAsideCode } from '../words/set-aside.ts'
import { kindOf } from './claim-facts.ts'
import { rowsOf, type FhirRow } from './eob-rows.ts'
import { cellsOf, fhirColumns, fhirHeader } from './fhir-columns.table.ts'
import { isByLine, isFhirText } from './fhir-text.ts'
import { textAt, type Json } from './json-values.ts'
import { visitResources } from './read-resources.ts'
import { ResourcesBeside } from './resources-beside.ts'

const explained = 'ExplanationOfBenefit'
const headerRow = 0

/** Whether a file begins as a FHIR resource does, alone or one a line. */
export function isFhir({ head, isUtf8 }: ByteScan): boolean {
  return isFhirText(new TextDecoder(detectEncoding(head, isUtf8)).decode(head))
}

/** Opens the ExplanationOfBenefit of a FHIR file as rows, one an item. Refuses what holds none. */
export async function openFhir(
  source: FileSource,
  scan: ByteScan,
  onBytes: (bytesDone: number) => void,
): Promise<OpenFile> {
  const encoding = detectEncoding(scan.head, scan.isUtf8)
  const byLine = isByLine(new TextDecoder(encoding).decode(scan.head))
  const openText = () => {
    let bytesDone = 0
    const bytes = readBytes(source, (chunk) => {
      bytesDone += chunk.length
      onBytes(bytesDone)
    })
    return decodeText(bytes, encoding)
  }
  const beside = new ResourcesBeside()
  const kinds = new Map<string, number>()
  let fills = 0
  await visitResources(openText(), byLine, ({ resource, address }) => {
    const kind = textAt(resource, 'resourceType')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    if (resource && kind !== explained) beside.add(resource, address)
    if (resource && kind === explained && kindOf(resource) === 'pharmacy') fills++
    return true
  })
  if (!kinds.has(explained)) throw withoutClaims([...kinds.keys()])
  const rows = new FhirRows(openText, byLine, beside)
  return {
    tokens: rows.tokens,
    sha256: scan.sha256,
    notes: [...encodingNotes(encoding), ...kindNotes(kinds)],
    placeOf: (row) => rows.placeOf(row),
    setAsideBecause: (row) => rows.setAside.get(row),
    mapping: {
      headerRow,
      type: fills * 2 > (kinds.get(explained) ?? 0) ? 'pharmacy' : 'medical',
      because: 'FHIR says it in this place',
      columns: new Map<string, Meaning>(
        Object.values(fhirColumns).map(({ header, meaning }) => [header, meaning]),
      ),
    },
  }
}

/** The rows of a file, numbered through; where each stands is remembered as it is visited. */
class FhirRows {
  readonly setAside = new Map<number, SetAsideCode>()
  readonly tokens: TokenSource
  readonly #places: number[] = []
  readonly #byLine: boolean

  constructor(openText: () => AsyncIterable<string>, byLine: boolean, beside: ResourcesBeside) {
    this.#byLine = byLine
    this.tokens = {
      visit: async (visitor) => {
        if (visitor(fhirHeader, headerRow) === false) return
        let row = headerRow
        await visitResources(openText(), byLine, ({ resource, place }) => {
          for (const { facts, because } of rowsIn(resource, beside)) {
            row++
            this.#places[row] = place
            if (because !== undefined) this.setAside.set(row, because)
            if (visitor(cellsOf(facts), row) === false) return false
          }
          return true
        })
      },
    }
  }

  placeOf(row: number): string {
    return `${this.#byLine ? 'Line' : 'Entry'} ${this.#places[row] ?? 0}`
  }
}

function rowsIn(resource: Json | undefined, beside: ResourcesBeside): readonly FhirRow[] {
  if (!resource) return [{ facts: { claimId: 'unreadable' }, because: 'unreadable-resource' }]
  if (textAt(resource, 'resourceType') !== explained) return []
  return rowsOf(resource, (reference) => beside.find(reference))
}

function kindNotes(kinds: ReadonlyMap<string, number>): readonly string[] {
  const others = [...kinds.keys()].filter((kind) => kind !== explained && kind !== '')
  return [
    `The file is FHIR: ${kinds.get(explained) ?? 0} ExplanationOfBenefit, each item a row.`,
    ...(others.length === 0
      ? []
      : [`It also holds ${others.join(', ')}, read only for what claims refer to.`]),
  ]
}

function withoutClaims(kinds: readonly string[]): IntakeRefusal {
  const named = kinds.filter((kind) => kind !== '').join(', ')
  return new IntakeRefusal(
    'markup-file',
    `The FHIR file holds ${named === '' ? 'no whole resource' : named} and no ExplanationOfBenefit. Export the claims with what was paid for them (ExplanationOfBenefit).`,
  )
}
