import { isValidNpi } from '@plumbline/engine'
import { quoted } from '../quotes.ts'
import type { Asked, BilledLine, RecordLine } from '../record.ts'

/** Whether a provider of the claim stands in the record, by NPI. */
export function askProvider(lines: readonly RecordLine[], billed: BilledLine): Asked {
  const { renderingNpi, billingNpi, facilityNpi, prescriberNpi } = billed
  const own = new Set([renderingNpi, billingNpi, facilityNpi, prescriberNpi])
  own.delete(undefined)
  if (own.size === 0) return undefined
  const named = lines.flatMap((line) =>
    (line.text.match(/(?<!\d)[12]\d{9}(?!\d)/g) ?? [])
      .filter((number) => isValidNpi(number))
      .map((npi) => ({ line, npi })),
  )
  const right = named.filter(({ npi }) => own.has(npi))
  if (right.length > 0)
    return {
      answer: 'supported',
      because: 'It has the NPI of a provider of the claim.',
      quotes: quoted(right.map(({ line }) => line)),
    }
  if (named.length > 0)
    return {
      answer: 'cannot-tell',
      because: 'It has NPIs, and none is that of a provider of the claim; records name others too.',
      quotes: quoted(named.map(({ line }) => line)),
    }
  return {
    answer: 'not-found',
    because: 'No NPI stands in it: compare the name of who signed with the claim.',
    quotes: [],
  }
}
