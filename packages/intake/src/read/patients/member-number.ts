import type { ClaimLine } from '@plumbline/engine'
import type { SlotColumns } from '../../columns/slots.ts'
import type { Meaning } from '../../words/meanings.ts'
import { absent, text, type Reader } from '../cell-readers.ts'

/**
 * The member's number as the file writes it, for people on both sides to find the claim by: the
 * member or patient number, else the subscriber's, with the person code of a card that a family
 * shares behind it. Nothing where the file has only a name.
 */
export function memberNumberReader(columns: SlotColumns): Reader<string | undefined> {
  const words = (meaning: Meaning) => text(columns.get(meaning)?.[0]?.index)
  const own = words('patientKey')
  const shared = words('subscriberId')
  const personCode = words('personCode')
  if (own === absent && shared === absent) return absent
  return (cells) => {
    const number = own(cells) ?? shared(cells)
    const person = number === undefined ? undefined : personCode(cells)
    return person === undefined ? number : `${number}-${person}`
  }
}

/** Numbers by the patients' keys; where a key has several, the first in the file. */
export function memberNumbers(
  lines: readonly Pick<ClaimLine, 'patientKey'>[],
  numbers: readonly (string | undefined)[],
): ReadonlyMap<string, string> {
  const members = new Map<string, string>()
  lines.forEach(({ patientKey }, index) => {
    const number = numbers[index]
    if (patientKey === undefined || number === undefined || members.has(patientKey)) return
    members.set(patientKey, number)
  })
  return members
}

/** How many subscriber numbers are of several people, and of how many; a number with a person code is one. */
export function sharedByFamilies(
  lines: readonly Pick<ClaimLine, 'patientKey'>[],
  numbers: readonly (string | undefined)[],
): { readonly numbers: number; readonly persons: number } {
  const people = new Map<string, Set<string>>()
  lines.forEach(({ patientKey }, index) => {
    const number = numbers[index]
    if (patientKey === undefined || number === undefined) return
    const known = people.get(number)
    if (known) known.add(patientKey)
    else people.set(number, new Set([patientKey]))
  })
  const shared = Array.from(people.values(), ({ size }) => size).filter((size) => size > 1)
  return { numbers: shared.length, persons: shared.reduce((sum, size) => sum + size, 0) }
}
