import type { Adjustment } from '@plumbline/engine'
import { parseCents } from './numbers.ts'

const adjustmentPattern =
  /^(CO|PR|OA|PI|CR)?[-_ :]?([A-Z]{0,2}\d{1,3})(?:\s*[-\u2013:(]\s*[A-Z].*)?$/
/** With its amount behind it: `CO-45 52.00`, `CO-45 39.7`, `PR-2: $23`, `CO45(1,052.00)`, `PR-1=50`. */
const pricedAdjustment =
  /^(CO|PR|OA|PI|CR)[-_ :]?([A-Z]{0,2}\d{1,3})\s*(?:[\s:=(]\s*(-?\$?-?[\d,]*\.\d{1,2}|-?\$-?[\d,]+)|[:=(]\s*(-?[\d,]+))\)?$/
/** With something behind it that is no sure amount (`CO-45 96`): the reason is one all the same. */
const groupAndReason = /^(CO|PR|OA|PI|CR)[-_ :]?([A-Z]{0,2}\d{1,3})\s/

/**
 * Adjustments of a cell: `CO-45`, `CO45`, `45`, `CO-45; PR-1`, `197 - No authorization`, with their
 * amounts (`CO-45 52.00; PR-2 23.00`) or as segments of an 835, with their name
 * (`CAS*CO*45*52.00~CAS*PR*2*23.00`) or without (`CO*45*52.00~PR*2*23.00`).
 */
export function readAdjustments(text: string): readonly Adjustment[] {
  const upper = text.toUpperCase().trim()
  if (/^CAS\W|^(?:CO|PR|OA|PI|CR)[*^]/.test(upper)) {
    return upper.split(/[~;\n]/).flatMap(segmentAdjustments)
  }
  return upper.split(/[;|]|,(?!\d{3})/).flatMap((cell) => {
    // One blank for many: patterns that look for blanks take no longer on a cell full of them.
    const part = cell.trim().replace(/\s+/g, ' ')
    const priced = pricedAdjustment.exec(part)
    const match = priced ?? adjustmentPattern.exec(part) ?? groupAndReason.exec(part)
    if (match?.[2] === undefined) return []
    const amount = priced?.[3] ?? priced?.[4]
    const amountCents = amount === undefined ? undefined : parseCents(amount)
    return [{ group: match[1], reason: match[2], amountCents }]
  })
}

/** A CAS segment: the group, then up to six times reason, amount and quantity. */
function segmentAdjustments(segment: string): readonly Adjustment[] {
  const [group, ...rest] = segment
    .trim()
    .replace(/^CAS[*|^]/, '')
    .split(/[*|^]/)
  if (group === undefined || !/^(?:CO|PR|OA|PI|CR)$/.test(group)) return []
  return rest.flatMap((reason, at) =>
    at % 3 === 0 && /^[A-Z]{0,2}\d{1,3}$/.test(reason)
      ? [{ group, reason, amountCents: parseCents(rest[at + 1] ?? '') }]
      : [],
  )
}
