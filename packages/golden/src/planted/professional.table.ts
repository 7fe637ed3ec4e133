import { visit, type PlantedScene } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const adult = { who: '* 30-64', payer: 'Commercial' } as const
const medicare = { who: '* 66-85', payer: 'Medicare' } as const

/** Errors of practitioners and suppliers against the ages, limits and periods of their own services. */
export const plantedProfessional: readonly PlantedScene[] = [
  ...plant('procedure-age-conflict', adult, [
    [visit('family', 'Z00.00', '99397!')],
    [visit('family', 'Z00.00', '99392!')],
    [visit('pediatrics', 'Z23', '90460! 90715')],
    [visit('pulmonology', 'G47.33', '95782!')],
    [visit('otolaryngology', 'J35.01', '42825!', { place: '24' })],
  ]),
  ...plant(
    'chiropractic-without-at',
    medicare,
    ['M99.03', 'M99.01', 'M99.04', 'M99.02', 'M99.05'].map((dx) => [
      visit('chiropractic', `${dx} M54.50`, '98941!'),
    ]),
  ),
  ...plant(
    'drug-payment-over-limit',
    medicare,
    [2, 4, 6, 8, 10].map((units) => [
      visit('family', 'J18.9', `96372 J0696x${units}%300!`, {
        drug: ['00338007225', 'CEFTRIAXONE'],
      }),
    ]),
  ),
]
