import { day } from '@plumbline/engine'
import { settled } from '../making/medical-money.ts'
import { visit } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const adult = { who: '* 30-64', payer: 'Commercial' } as const

/** Amounts, dates and identifiers that contradict each other. */
export const plantedAmounts = [
  ...plant(
    'npi-check-digit',
    adult,
    ['99213!', '99214!', '93000!', '97110-GP!', '80053!'].map((bill) => [
      visit('family', 'I10', bill, {
        edit: ({ renderingNpi }) => ({ renderingNpi: wrongDigit(renderingNpi) }),
      }),
    ]),
  ),
  ...plant('value-that-no-code-has', adult, [
    [visit('family', 'I10', '99213!', { edit: () => ({ modifiers: ['ABC'] }) })],
    [visit('family', 'E11.9', '99214!', { edit: () => ({ modifiers: ['RIGHT'] }) })],
    [visit('family', 'I10 E11.9', '99213!', { edit: () => ({ diagnoses: ['I10', 'INVALID'] }) })],
    [visit('internal', 'I10', '93000!', { edit: () => ({ diagnoses: ['I10', 'WRONG'] }) })],
    [visit('family', 'I10', '99213!', { edit: () => ({ code: '00000' }) })],
  ]),
  ...plant(
    'place-of-service-unassigned',
    adult,
    ['999', '98', '45', '64', '30'].map((place) => [
      visit('family', 'I10', '36415!', { edit: () => ({ place }) }),
    ]),
  ),
  ...plant(
    'units-impossible',
    adult,
    [-1, 0, -2, 0, 0].map((units) => [
      visit('family', 'I10', '99213!', { edit: ({ charge }) => ({ units, unitPrice: charge }) }),
    ]),
  ),
  ...plant(
    'diagnosis-missing',
    adult,
    ['99213!', '99214!', '93000!', '97110-GP!', '80053!'].map((bill) => [
      visit('family', 'I10', bill, { edit: () => ({ diagnoses: [] }) }),
    ]),
  ),
  ...plant(
    'missing-provider-npi',
    adult,
    ['99213!', '99214!', '93000!', '97110-GP!', '80053!'].map((bill) => [
      visit('family', 'I10', bill, { edit: () => ({ renderingNpi: '', billingNpi: '' }) }),
    ]),
  ),
  ...plant('impossible-date', adult, [
    [visit('family', 'I10', '99213!', { edit: ({ from }) => ({ birth: from + 40 }) })],
    [visit('family', 'I10', '99213!', { edit: ({ from }) => ({ through: from - 3 }) })],
    [
      visit('family', 'I10', '99213!', {
        edit: ({ from }) => ({ paidOn: from - 10, received: from - 12 }),
      }),
    ],
    [
      visit('family', 'I10', '99213!', {
        edit: () => ({ from: day('2026-08-01'), through: day('2026-08-01') }),
      }),
    ],
    [
      visit('hospital', 'J18.9', '0120/!', {
        form: 'I',
        billType: '111',
        drg: '193',
        through: 4,
        stay: [0, -4],
      }),
    ],
  ]),
  ...plant(
    'denied-line-paid',
    adult,
    ['99213!', '93306!', '72148!', '20610-RT!', '80061!'].map((bill) => [
      visit('internal', 'I10 M17.11', bill, { edit: () => ({ status: 'Denied' }) }),
    ]),
  ),
  ...plant(
    'paid-over-allowed',
    adult,
    ['99213!', '93306!', '72148!', '20610-RT!', '80061!'].map((bill) => [
      visit('internal', 'I10 M17.11', bill, {
        edit: ({ charge, allowed }) => ({
          paid: allowed + 3000,
          charge: charge + 4000,
          share: 0,
          adjustments: [],
        }),
      }),
    ]),
  ),
  ...plant(
    'allowed-over-charge',
    adult,
    ['99213!', '93306!', '72148!', '20610-RT!', '80061!'].map((bill) => [
      visit('internal', 'I10 M17.11', bill, {
        edit: ({ allowed, share }) => ({
          ...settled(Math.round(allowed * 0.8), allowed, share),
          adjustments: [],
        }),
      }),
    ]),
  ),
  ...plant(
    'negative-amount',
    adult,
    ['99213!', '93306!', '72148!', '20610-RT!', '80061!'].map((bill) => [
      visit('internal', 'I10 M17.11', bill, {
        edit: ({ allowed }) => ({ share: -Math.round(allowed / 5), adjustments: [] }),
      }),
    ]),
  ),
  ...plant(
    'patient-share-over-allowed',
    adult,
    ['99213!', '93306!', '72148!', '20610-RT!', '80061!'].map((bill) => [
      visit('internal', 'I10 M17.11', bill, {
        edit: ({ allowed }) => ({ share: allowed + 2000, paid: 0, adjustments: [] }),
      }),
    ]),
  ),
  ...plant(
    'line-does-not-balance',
    adult,
    ['99213!', '93306!', '72148!', '20610-RT!', '99214!'].map((bill) => [
      visit('internal', 'I10 M17.11', bill, { edit: ({ charge }) => ({ charge: charge + 5000 }) }),
    ]),
  ),
  ...plant(
    'charge-not-units-times-price',
    adult,
    ['99213!', '93306!', '72148!', '97110-GPx2!', '99214!'].map((bill) => [
      visit('internal', 'I10 M17.11', bill, {
        edit: ({ charge, units }) => ({ unitPrice: Math.round((charge - 1500) / units) }),
      }),
    ]),
  ),
  ...plant(
    'contractual-amount-owed-by-patient',
    adult,
    ['99213!', '93306!', '72148!', '20610-RT!', '99214!'].map((bill) => [
      visit('internal', 'I10 M17.11', bill, {
        edit: ({ charge, allowed, share }) => ({
          charge: allowed + Math.min(charge - allowed, 1500),
          adjustments: [
            { group: 'CO', reason: '45', cents: Math.min(charge - allowed, 1500) },
            { group: 'PR', reason: '2', cents: share },
          ],
          share: share + Math.min(charge - allowed, 1500),
        }),
      }),
    ]),
  ),
  ...plant(
    'charge-outlier',
    adult,
    ['99213!', '99214!', '93000!', '80053!', '80061!'].map((bill) => [
      visit('internal', 'I10', bill, {
        edit: ({ charge, allowed, share }) => settled(charge * 10, allowed, share),
      }),
    ]),
  ),
  ...plant(
    'paid-outlier',
    adult,
    ['99213!', '99214!', '93000!', '80053!', '80061!'].map((bill) => [
      visit('internal', 'I10', bill, {
        edit: ({ charge, allowed }) => settled(Math.max(charge, allowed * 5), allowed * 5, 0),
      }),
    ]),
  ),
  ...plant(
    'allowed-over-schedule',
    adult,
    ['99283!', '92014!', '95810!', '11643!', '52000!'].map((bill, at) => [
      visit('internal', ['R07.9', 'H40.1131', 'G47.33', 'C44.319', 'R31.0'][at] ?? '', bill, {
        place: at === 0 ? '23' : '11',
        edit: ({ charge, allowed }) => settled(Math.max(charge, allowed * 4), allowed * 4, 0),
      }),
    ]),
  ),
  ...plant(
    'rebate-on-340b-claim',
    { who: '* 30-60', payer: 'Medicaid' },
    ['J1756-UDx200!', 'J0897-UDx60!', 'J9271-UDx200!', 'J0178-UD-RTx2!', 'J1756-UDx100!'].map(
      (bill) => [
        visit('oncology', 'D50.9', bill, {
          edit: ({ paid }) => ({ rebate: Math.round(paid / 5) }),
        }),
      ],
    ),
  ),
  ...plant(
    'denial-pattern',
    { who: '* 30-64', payer: 'Commercial' },
    Array.from({ length: 12 }, () => [
      visit('neurology', 'G47.33', '95811!', { denied: 'CO-197' }),
    ]),
  ),
]

/** The same number with a last digit that cannot be. */
function wrongDigit(npi: string): string {
  return `${npi.slice(0, 9)}${(Number(npi.slice(9)) + 1) % 10}`
}
