import { expect, test } from 'vitest'
import { readText } from '../../testing/read-text.ts'

const first = (at: number) => `03/${String(at + 1).padStart(2, '0')}/2025`
const later = (at: number) => `03/${String(at + 3).padStart(2, '0')}/2025`

/** The field of the column in a file of twelve lines, and how sure that is. */
async function taken(header: string, of: (at: number) => string) {
  const rows = Array.from(
    { length: 12 },
    (_, at) => `C100${at},P${at},${first(at)},${of(at)},99213,I10,120.00,80.00`,
  )
  const { columns } = await readText(
    [`Claim ID,Patient ID,DOS,${header},CPT,Diagnosis,Charge,Paid`, ...rows].join('\n'),
  )
  const { field, isDoubtful = false } = columns[3] ?? {}
  return [field, isDoubtful]
}

test.each([
  ['a name for an end', 'Until', (at: number) => (at < 3 ? later(at) : first(at)), true, false],
  ['all days the same', 'Completed', first, true, false],
  ['two columns of one name', 'DOS', first, true, false],
  ['no name: asked', 'Kappa', (at: number) => (at < 3 ? later(at) : first(at)), true, true],
  ['no name, and nothing behind', 'Kappa', first, false, false],
  ['mostly later', 'Kappa', later, false, false],
  ['before it', 'Until', (at: number) => (at > 8 ? first(at - 4) : first(at)), false, false],
  ['a day of the books', 'Entered', (at: number) => (at < 3 ? later(at) : first(at)), false, false],
  ['months behind', 'Until', (at: number) => (at < 3 ? '09/30/2025' : first(at)), false, false],
])('%s', async (_, header, of, isLast, isAsked) => {
  const [field, isDoubtful] = await taken(header, of)
  expect(field === 'serviceThroughDay').toBe(isLast)
  if (isLast) expect(isDoubtful).toBe(isAsked)
})
