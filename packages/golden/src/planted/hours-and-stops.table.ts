import { visit, type PlantedScene } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const medicare = { who: '* 66-85', payer: 'Medicare' } as const
const center = { form: 'I', billType: '831' } as const
const hospice = { form: 'I', billType: '813', dischargeStatus: '30' } as const
const nursing = { form: 'I', billType: '213', dischargeStatus: '30' } as const
const winter = { ...medicare, between: ['2024-01-02', '2024-01-10'] } as const

/** Hours of therapy, operations that were given up, days of programs, and what Medicare pays no chiropractor or podiatrist for. */
export const plantedHoursAndStops: readonly PlantedScene[] = [
  ...plant(
    'therapy-over-two-hours',
    { who: '* 30-64', payer: 'Commercial' },
    ['M54.50', 'M25.561', 'M17.11', 'I69.351', 'S83.206D'].map((dx) => [
      visit('therapy', dx, '97110-GPx5! 97530-GPx4!'),
    ]),
  ),
  ...plant(
    'stopped-operation-paid-in-full',
    medicare,
    [
      ['26055-73', 'M65.331'],
      ['26055-73', 'M65.341'],
      ['64721-73', 'G56.01'],
      ['64721-73', 'G56.02'],
      ['26055-73', 'M65.311'],
    ].map(([bill = '', dx = '']) => [visit('hospital', dx, `0490/${bill}!`, center)]),
  ),
  ...plant('chiropractor-service-not-covered', medicare, [
    [visit('chiropractic', 'M54.50', '99213!')],
    [visit('chiropractic', 'M54.2', '99212!')],
    [visit('chiropractic', 'M54.50', '97140-GP!')],
    [visit('chiropractic', 'M99.03', '98941-AT 97110-GP!')],
    [visit('chiropractic', 'M54.6', '99214!')],
  ]),
  ...plant('foot-care-without-reason', medicare, [
    [visit('podiatry', 'B35.1', '11721!')],
    [visit('podiatry', 'L60.2', '11721!')],
    [visit('podiatry', 'B35.1 L84', '11721!')],
    [visit('podiatry', 'L60.3', '11721-59!')],
    [visit('podiatry', 'B35.1', '11721-59!')],
  ]),
  ...plant(
    'days-paid-to-two-programs',
    medicare,
    [
      { by: 'hospice', dx: 'C34.90', bill: '0651/', form: hospice, later: 3 },
      { by: 'hospice', dx: 'C18.9', bill: '0651/', form: hospice, later: 8 },
      { by: 'hospice', dx: 'I50.32', bill: '0651/', form: hospice, later: 12 },
      { by: 'nursing', dx: 'I63.9', bill: '0120/', form: nursing, later: 5 },
      { by: 'nursing', dx: 'J18.9', bill: '0120/', form: nursing, later: 10 },
    ].map(({ by, dx, bill, form, later }) => [
      visit(by, dx, bill, { ...form, through: 20 }),
      visit(`${by}~1`, dx, `${bill}!`, { ...form, day: later, through: later + 20 }),
    ]),
  ),
  ...plant(
    'nursing-days-over-limit',
    winter,
    ['S72.001D', 'I69.351', 'J18.9', 'M62.81', 'I63.9'].map((dx) => [
      visit('nursing', dx, '0120/', { ...nursing, through: 60 }),
      visit('nursing', dx, '0120/!', { ...nursing, day: 61, through: 116 }),
    ]),
  ),
]
