import { TextDecoder } from 'node:util'
import type { ByteScan, FileSource } from '../source/byte-source.ts'
import { detectEncoding } from '../source/encoding.ts'
import type { OpenFile } from '../source/open-file.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { drugEventLayout } from './drug-event.table.ts'
import { unprovenParts } from './drug-event-proof.ts'
import { openFixedWidth } from './open-fixed-width.ts'

const proofEvents = 2000
const { recordLength = 512 } = drugEventLayout

/** Whether a file begins as drug events (PDE) do: a file header, and a batch header behind it. */
export function isDrugEvents(scan: ByteScan): boolean {
  return lengthOf(startOf(scan)) !== undefined
}

/** Opens drug events as they were sent to CMS. Refuses records that do not prove their layout. */
export function openDrugEvents(
  source: FileSource,
  scan: ByteScan,
  onBytes: (bytesDone: number) => void,
): OpenFile {
  const text = startOf(scan)
  const length = lengthOf(text) ?? 0
  if (length > recordLength) {
    throw new IntakeRefusal(
      'fixed-width-file',
      `The file looks like drug events of CMS (PDE) in records of ${length} characters, a layout that is not built in: only that of ${recordLength} characters is, in use until 2024. Describe the records with --layout, or send the events as a table.`,
    )
  }
  const events = eventsOf(text)
  const unproven = events.length === 0 ? ['that there are any events'] : unprovenParts(events)
  if (unproven.length > 0) {
    throw new IntakeRefusal(
      'fixed-width-file',
      `The file looks like drug events of CMS (PDE), and its records do not support where the fields stand (${unproven.join(', ')}). Describe its records with --layout, or send the events as a table.`,
    )
  }
  const opened = openFixedWidth(source, scan, drugEventLayout, onBytes)
  return {
    ...opened,
    get notes() {
      return [
        ...opened.notes,
        `The places of its fields are borne out by the first ${events.length} events: dates, product numbers, check digits, and amounts that add up to what the drug cost.`,
      ]
    },
  }
}

function startOf({ head, isUtf8 }: ByteScan): string {
  return new TextDecoder(detectEncoding(head, isUtf8)).decode(head)
}

/** Characters of a record: from the file header to the batch header, else the longest of the first lines. */
function lengthOf(text: string): number | undefined {
  if (!text.startsWith('HDR')) return undefined
  const lines = text.slice(0, 20_000).split(/\r?\n/)
  if (lines.length > 2) {
    if (lines[1]?.startsWith('BHD') !== true) return undefined
    return Math.max(...lines.slice(0, -1).map((line) => line.length))
  }
  return [recordLength, 1000].find((length) => text.startsWith('BHD', length))
}

function eventsOf(text: string): string[] {
  const hasBreaks = /[\r\n]/.test(text.slice(0, 2 * recordLength))
  const records = hasBreaks ? text.split(/\r?\n/) : (text.match(/[^]{512}/g) ?? [])
  // The last one of the sample may be cut off.
  const whole = records.length > 1 ? records.slice(0, -1) : records
  return whole.filter((record) => record.startsWith('DET')).slice(0, proofEvents)
}
