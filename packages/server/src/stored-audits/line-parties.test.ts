import { claimLine } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { payeeOf, shownCode } from './line-parties.ts'

const parties = {
  billingNpi: '1003000126',
  providerTaxId: '451230002',
  facilityNpi: '1730155527',
  providerId: 'P7',
  renderingNpi: '1851394662',
  pharmacyId: 'PH6192',
}

test.each([
  ['medical', parties, '1003000126'],
  ['medical', { ...parties, billingNpi: undefined }, '451230002'],
  ['medical', { ...parties, billingNpi: undefined, providerTaxId: undefined }, '1730155527'],
  ['medical', { providerId: 'P7', renderingNpi: '1851394662' }, 'P7'],
  ['medical', {}, undefined],
  ['pharmacy', parties, 'PH6192'],
  ['pharmacy', { ...parties, pharmacyId: undefined }, '1003000126'],
  ['pharmacy', { providerTaxId: '451230002', providerId: 'P7' }, '451230002'],
  ['pharmacy', { renderingNpi: '1851394662' }, undefined],
] as const)('a %s line of %o was paid to %s', (auditType, known, payee) => {
  expect(payeeOf(claimLine({ row: 2, auditType, ...known }))).toBe(payee)
})

test.each([
  [{ procedureCode: '99213', revenueCode: '0510' }, '99213'],
  [{ revenueCode: '0120', drg: '291' }, 'DRG 291'],
  [{ revenueCode: '0250', drg: '291' }, '0250'],
  [{ drg: '291' }, 'DRG 291'],
  [{ revenueCode: '0120' }, '0120'],
  [{}, undefined],
] as const)('a line of %o is shown as %s', (known, shown) => {
  expect(shownCode(claimLine({ row: 2, ...known }))).toBe(shown)
})
