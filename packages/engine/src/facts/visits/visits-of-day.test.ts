import { expect, test } from 'vitest'
import { claimLine } from '../../claim/claim-line.ts'
import {
  isAdmissionVisit,
  isDailyVisit,
  isDischargeVisit,
  isFacilityVisit,
  mayStandTogether,
  shareDiagnosis,
  standsBefore,
} from './visits-of-day.ts'

const visit = (procedureCode: string, paidCents = 100, modifiers: readonly string[] = []) =>
  claimLine({ procedureCode, paidCents, modifiers })

test.each([
  ['99213', true, false, false],
  ['99222', true, true, false],
  ['99235', true, true, false],
  ['99217', true, false, true],
  ['99239', true, false, true],
  ['99291', false, false, false],
  ['99396', false, false, false],
  ['93000', false, false, false],
])('%s: daily %s, admission %s, discharge %s', (code, isDaily, isAdmission, isDischarge) => {
  expect(isDailyVisit(visit(code))).toBe(isDaily)
  expect(isAdmissionVisit(visit(code))).toBe(isAdmission)
  expect(isDischargeVisit(visit(code))).toBe(isDischarge)
})

test('a clinic visit is a visit of a facility only', () => {
  expect(isFacilityVisit(visit('G0463'))).toBe(true)
  expect(isDailyVisit(visit('G0463'))).toBe(false)
})

test.each([
  ['the admission', visit('99222'), visit('99285', 900)],
  ['the discharge', visit('99238'), visit('99232', 900)],
  ['the one that does not say it is separate', visit('99213'), visit('99214', 900, ['25'])],
  ['the better paid', visit('99214', 900), visit('99213')],
])('%s stands', (_, first, second) => {
  expect([second, first].sort(standsBefore)).toEqual([first, second])
})

test('discharge and admission to a nursing facility', () => {
  expect(mayStandTogether(visit('99305'), visit('99238'))).toBe(true)
  expect(mayStandTogether(visit('99309'), visit('99238'))).toBe(false)
})

test('diagnoses of one category', () => {
  const one = claimLine({ diagnoses: ['I10', 'E1165'] })
  expect(shareDiagnosis(one, claimLine({ diagnoses: ['E119'] }))).toBe(true)
  expect(shareDiagnosis(one, claimLine({ diagnoses: ['M5450'] }))).toBe(false)
  expect(shareDiagnosis(one, claimLine({}))).toBe(false)
})
