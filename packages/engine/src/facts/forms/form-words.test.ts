import { expect, test } from 'vitest'
import { withFormWords } from './form-words.ts'

test.each([
  ['Clobetasol Propionate CREA 0.05%', 'cream'],
  ['Lidocaine PTCH 5%', 'patch'],
  ['EPINEPHrine SOAJ 0.3mg', 'auto-injector'],
  ['Ozempic (1 MG/DOSE) SOPN 4MG/3ML', 'pen'],
  ['Albuterol Sulfate NEB 0.083%', 'neb solution'],
  ['Azithromycin SUSR 200/5ML', 'suspension'],
  ['methylPREDNISolone TBPK 4MG', 'dose pack'],
  ['Latanoprost SOL 0.005% OP', 'eye drop'],
  ['Restasis EMU 0.05% OP', 'eye emulsion'],
])('%s is %s', (name, words) => {
  expect(withFormWords(name)).toBe(`${name} ${words}`)
})

test.each(['CLOBETASOL 0.05% CREAM', 'ATORVASTATIN 10 MG TABLET', 'LANTUS SOLOSTAR 100 UNIT/ML'])(
  '%s says its form itself',
  (name) => {
    expect(withFormWords(name)).toBe(name)
  },
)
