import { IntakeRefusal } from '../words/intake-refusal.ts'
import { isJson, listAt, textAt, type Json } from './json-values.ts'

/** A resource and where it stands; without one, the line of the file is no whole JSON. */
export interface PlacedResource {
  readonly resource: Json | undefined
  /** Line of an NDJSON file, or entry of a bundle, 1 first. */
  readonly place: number
  /** Of its entry in a bundle (`fullUrl`). */
  readonly address?: string
}

/** A bundle is read at once; a larger one is to be exported as NDJSON. */
const longestBundle = 256 * 2 ** 20

/** Visits the resources of a text: one a line (NDJSON), a bundle, or one alone. */
export async function visitResources(
  text: AsyncIterable<string>,
  isByLine: boolean,
  visit: (placed: PlacedResource) => boolean,
): Promise<void> {
  let place = 0
  let waiting = ''
  for await (const chunk of text) {
    waiting += chunk
    if (waiting.length > longestBundle) throw tooLong()
    if (!isByLine) continue
    const lines = waiting.split('\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) {
      place++
      if (line.trim() !== '' && !visitLine(line, place, visit)) return
    }
  }
  if (waiting.trim() === '') return
  if (isByLine) visitLine(waiting, place + 1, visit)
  else visitWhole(waiting, visit)
}

function visitLine(
  line: string,
  place: number,
  visit: (placed: PlacedResource) => boolean,
): boolean {
  const resource = parsed(line)
  const entries = resource && isBundle(resource) ? entriesOf(resource) : [{ resource }]
  return entries.every((entry) => visit({ ...entry, place }))
}

function visitWhole(text: string, visit: (placed: PlacedResource) => boolean): void {
  const whole = parsed(text)
  if (!whole) {
    throw new IntakeRefusal(
      'markup-file',
      'The file begins like FHIR and is no whole JSON: it is cut off or damaged. Export it again, best as NDJSON.',
    )
  }
  const entries = isBundle(whole) ? entriesOf(whole) : [{ resource: whole }]
  for (const [at, entry] of entries.entries()) {
    if (!visit({ ...entry, place: at + 1 })) return
  }
}

function isBundle(resource: Json): boolean {
  return textAt(resource, 'resourceType') === 'Bundle'
}

/** Servers answer several questions at once with bundles in a bundle, and no deeper. */
function entriesOf(
  bundle: Json,
  depth = 2,
): readonly { readonly resource: Json; readonly address: string }[] {
  return listAt(bundle, 'entry').flatMap((entry) => {
    const { resource } = entry
    if (!isJson(resource)) return []
    if (isBundle(resource) && depth > 1) return entriesOf(resource, depth - 1)
    return [{ resource, address: textAt(entry, 'fullUrl') }]
  })
}

function parsed(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

function tooLong(): IntakeRefusal {
  return new IntakeRefusal(
    'record-too-long',
    'The FHIR bundle, or one of its lines, is larger than can be read at once. Export it as NDJSON, one resource a line.',
  )
}
