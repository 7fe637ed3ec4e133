import { describe, expect, it } from 'vitest'
import { withoutTypes } from './typed-names.ts'

describe('types in front of names', () => {
  it('are left off where nearly all names have one', () => {
    const header = ['strClaimID', 'dtmDOS', 'curCharge', 'intUnits', 'dblQty']
    expect(withoutTypes(header)).toEqual(['ClaimID', 'DOS', 'Charge', 'Units', 'Qty'])
  })

  it.each([
    [['dtFilled', 'rxNum', 'qtyDisp', 'daysSup']],
    [['strClaimID', 'strDOS', 'strCharge']],
    [['intake', 'string', 'current']],
  ])('stay where the names of %j may be words', (header) => {
    expect(withoutTypes(header)).toEqual(header)
  })
})
