import { describe, expect, test } from 'vitest'
import { asRead } from './testing/as-read.ts'
import { vendorBlind } from './testing/vendor-blind.table.ts'
import { vendorMedical } from './testing/vendor-medical.table.ts'
import { vendorOdd } from './testing/vendor-odd.table.ts'
import { vendorPharmacy } from './testing/vendor-pharmacy.table.ts'
import { vendorUnseen } from './testing/vendor-unseen.table.ts'

describe.each([
  ['medical', vendorMedical],
  ['pharmacy', vendorPharmacy],
  ['odd', vendorOdd],
  ['further', vendorUnseen],
  ['blind', vendorBlind],
])('%s files as vendors write them', (_, files) => {
  test.each(files.map((file) => [file.name, file] as const))('%s', async (__, file) => {
    const { lines, aside, result } = await asRead(file)
    expect(lines).toEqual(file.lines)
    if (file.aside) expect(aside).toEqual(file.aside)
    if (file.notes) expect(result.file.notes.join(' ')).toMatch(file.notes)
  })
})
