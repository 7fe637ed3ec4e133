import { expect, test } from 'vitest'
import { claimLine, type ClaimLine } from '../claim/claim-line.ts'
import { settingOf, type Setting } from './setting.ts'

const cases: readonly (readonly [Partial<Omit<ClaimLine, 'procedure'>>, Setting])[] = [
  [{}, 'professional'],
  [{ claimType: 'dental' }, 'professional'],
  [{ claimType: 'dme' }, 'dme'],
  [{ auditType: 'pharmacy' }, 'pharmacy'],
  [{ procedureCode: 'E0601', modifiers: ['RR', 'KJ'] }, 'dme'],
  [{ procedureCode: 'E0143', placeOfService: '12' }, 'dme'],
  [{ procedureCode: 'E0143', placeOfService: '11' }, 'professional'],
  [{ procedureCode: 'E1390', modifiers: ['RR'], claimType: 'professional' }, 'dme'],
  [{ procedureCode: 'E1390', modifiers: ['RR'], billType: '131' }, 'outpatient-facility'],
  [{ procedureCode: 'A4253', modifiers: ['NU', 'KX'] }, 'dme'],
  [{ procedureCode: 'L1833', modifiers: ['NU'] }, 'dme'],
  [{ procedureCode: 'J7613', modifiers: ['KO'], placeOfService: '12' }, 'dme'],
  [{ procedureCode: 'J7613', placeOfService: '11' }, 'professional'],
  [{ procedureCode: 'J7613', placeOfService: '12' }, 'dme'],
  [{ procedureCode: 'Q0511', placeOfService: '01' }, 'dme'],
  [{ procedureCode: 'L8614', placeOfService: '12' }, 'professional'],
  [{ procedureCode: 'A0428', placeOfService: '12' }, 'professional'],
  [{ procedureCode: '99350', placeOfService: '12' }, 'professional'],
  [{ procedureCode: 'G0299', placeOfService: '12' }, 'professional'],
  [{ revenueCode: '0450' }, 'outpatient-facility'],
  [{ claimType: 'professional', revenueCode: '0450' }, 'professional'],
  [{ billType: '131' }, 'outpatient-facility'],
  [{ billType: '111' }, 'inpatient-facility'],
  [{ billType: '121' }, 'outpatient-facility'],
  [{ billType: '211' }, 'inpatient-facility'],
  [{ billType: '221' }, 'outpatient-facility'],
  [{ billType: '181' }, 'inpatient-facility'],
  [{ billType: '411' }, 'inpatient-facility'],
  [{ billType: '851' }, 'outpatient-facility'],
  [{ claimType: 'institutional', drg: '470' }, 'inpatient-facility'],
  [{ claimType: 'institutional' }, 'outpatient-facility'],
]

test.each(cases)('%o is billed as %s', (fields, setting) => {
  expect(settingOf(claimLine(fields))).toBe(setting)
})
