import type { ClaimLine } from '@plumbline/engine'
import type { X12Row } from '../x12/x12-rows.ts'
import { pairAlike } from './pair-alike.ts'
import { keyOfLine, type RemittedService } from './remitted-service.ts'

/** Why a line has no payment of a remittance that names its claim. */
export type Unpaired = 'ambiguous' | 'contradicts' | 'absent'

/** What was found for each line of a claim. */
export type Pairs = ReadonlyMap<ClaimLine, X12Row | Unpaired>

/**
 * Finds for the lines of a claim their lines of the remittance: by service, day and charge, as far as
 * the table states them, and among those that share these by modifiers, units and the number of the
 * line. Nothing is paired by its place alone, unless it makes no difference. Looked up, never
 * searched: a claim may have as many lines as its file.
 */
export function pairLines(
  lines: readonly ClaimLine[],
  services: readonly RemittedService[],
): Pairs {
  const pairs = new Map<ClaimLine, X12Row | Unpaired>()
  const taken = new Set<RemittedService>()
  for (const parts of ['day charge', 'charge', 'day', ''] as const) {
    const here = lines.filter((line) => statedParts(line) === parts)
    if (here.length === 0) continue
    const addressed = groups(services, (service) => addressesOfService(service, parts))
    for (const [address, alike] of groups(here, (line) => addressOfLine(line, parts))) {
      const open = [...(addressed.get(address) ?? []), ...undated(addressed, alike[0], parts)]
      const free = open.filter((service) => !taken.has(service))
      for (const [line, found] of pairAlike(alike, free)) {
        pairs.set(line, typeof found === 'string' ? found : found.row)
        if (typeof found !== 'string') taken.add(found)
      }
    }
  }
  return withReasons(lines, services, taken, pairs)
}

type Parts = 'day charge' | 'charge' | 'day' | ''

/** What a line states beside its code. */
function statedParts({ serviceFromDay, chargeCents }: ClaimLine): Parts {
  if (serviceFromDay === undefined) return chargeCents === undefined ? '' : 'charge'
  return chargeCents === undefined ? 'day' : 'day charge'
}

function addressesOfService({ keys, day, chargeCents }: RemittedService, parts: Parts): string[] {
  return keys.map((key) => addressOf(key, day, chargeCents, parts))
}

function addressOfLine(line: ClaimLine, parts: Parts): string[] {
  const key = keyOfLine(line)
  if (key === undefined) return []
  return [addressOf(key, line.serviceFromDay, line.chargeCents, parts)]
}

/** Services of which the remittance says no day. */
function undated(
  addressed: ReadonlyMap<string, readonly RemittedService[]>,
  line: ClaimLine | undefined,
  parts: Parts,
): readonly RemittedService[] {
  const key = line && keyOfLine(line)
  if (!line || key === undefined || line.serviceFromDay === undefined) return []
  return addressed.get(addressOf(key, undefined, line.chargeCents, parts)) ?? []
}

function addressOf(
  key: string,
  day: number | undefined,
  chargeCents: number | undefined,
  parts: Parts,
): string {
  const ofDay = parts.includes('day') ? `${day ?? ''}` : ''
  return `${key}|${ofDay}|${parts.includes('charge') ? `${chargeCents ?? ''}` : ''}`
}

function groups<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Map<string, Item[]> {
  const found = new Map<string, Item[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const known = found.get(key)
      if (known) known.push(item)
      else found.set(key, [item])
    }
  }
  return found
}

/** A service that is left over under the code of a line is told of another day, charge or count. */
function withReasons(
  lines: readonly ClaimLine[],
  services: readonly RemittedService[],
  taken: ReadonlySet<RemittedService>,
  pairs: ReadonlyMap<ClaimLine, X12Row | Unpaired>,
): Pairs {
  const left = new Set(
    services.filter((service) => !taken.has(service)).flatMap(({ keys }) => keys),
  )
  return new Map(
    lines.map((line) => {
      const isLeft = left.has(keyOfLine(line) ?? '')
      return [line, pairs.get(line) ?? (isLeft ? 'contradicts' : 'absent')]
    }),
  )
}
