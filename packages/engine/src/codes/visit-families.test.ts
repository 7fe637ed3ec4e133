import { expect, test } from 'vitest'
import { procedureNumber } from '../claim/procedure-number.ts'
import { visitFamily } from './visit-families.ts'

test.each([
  ['99201', 'office-visit'],
  ['99215', 'office-visit'],
  ['99221', 'hospital-visit'],
  ['99226', 'hospital-visit'],
  ['99239', 'hospital-visit'],
  ['99244', 'office-consultation'],
  ['99254', 'inpatient-consultation'],
  ['99281', 'emergency-visit'],
  ['99285', 'emergency-visit'],
  ['99291', 'critical-care'],
  ['99310', 'nursing-facility-visit'],
  ['99350', 'home-visit'],
  ['99396', 'preventive-visit'],
  ['99288', undefined],
  ['99417', undefined],
  ['29881', undefined],
  ['G0438', undefined],
  ['9920A', undefined],
  ['', undefined],
])('%s is %s', (code, family) => {
  expect(visitFamily(procedureNumber(code))).toBe(family)
})
