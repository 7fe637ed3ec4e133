import { visit, type PlantedScene } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const medicare = { who: '* 66-85', payer: 'Medicare' } as const
const center = { form: 'I', billType: '831' } as const

/** Hours of therapy, and operations of facilities that were given up. */
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
      ['64721-52', 'G56.02'],
      ['26055-52', 'M65.311'],
    ].map(([bill = '', dx = '']) => [visit('hospital', dx, `0490/${bill}!`, center)]),
  ),
]
