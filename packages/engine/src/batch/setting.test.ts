import { expect, test } from 'vitest'
import { claimLine, type ClaimLine } from '../claim/claim-line.ts'
import { settingOf, type Setting } from './setting.ts'

const cases: readonly (readonly [Partial<Omit<ClaimLine, 'procedure'>>, Setting])[] = [
  [{}, 'professional'],
  [{ claimType: 'dental' }, 'professional'],
  [{ claimType: 'dme' }, 'dme'],
  [{ auditType: 'pharmacy' }, 'pharmacy'],
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
