import { visit, type PlantedScene } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const adult = { who: '* 30-64', payer: 'Commercial' } as const
const mother = { who: 'F 22-38', payer: 'Commercial' } as const
const theater = { place: '21' } as const
const home = { place: '12', form: 'D' } as const
const medicare = { who: '* 66-85', payer: 'Medicare' } as const

/** Errors of practitioners and suppliers against the ages, limits and periods of their own services. */
export const plantedProfessional: readonly PlantedScene[] = [
  ...plant('paid-alone-beside-others', medicare, [
    [visit('family', 'J44.9', '99213 94760!')],
    [visit('pulmonology', 'J44.9', '99214 94761!')],
    [visit('family', 'J45.909', '94760! 99214')],
    [visit('oncology', 'D50.9', '99213 36591!')],
    [visit('oncology', 'C50.911', '99214 96523!')],
  ]),
  ...plant(
    'wrong-surgery-paid',
    adult,
    ['Y65.51', 'Y65.52', 'Y65.53', 'Y65.53', 'Y65.51'].map((mistake, at) => [
      at < 3
        ? visit('orthopedics', `M17.11 ${mistake}`, '27447-RT!', theater)
        : visit('orthopedics', `M16.11 ${mistake}`, '27130-RT!', theater),
    ]),
  ),
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
  ...plant(
    'rent-paid-twice-in-month',
    medicare,
    ['E0601', 'K0001', 'E1390', 'E0260', 'E0570'].map((item, at) => [
      visit('supplier', 'G47.33', `${item}-RR-KH`, home),
      visit('supplier', 'G47.33', `${item}-RR-KI!`, { ...home, day: 9 + at }),
    ]),
  ),
  ...plant(
    'rent-beyond-cap',
    medicare,
    ['E0601', 'K0001', 'E0260', 'E0570', 'E0470'].map((item) =>
      Array.from({ length: 14 }, (_, at) =>
        visit('supplier', 'G47.33', `${item}-RR${at === 13 ? '!' : ''}`, {
          ...home,
          day: 30 * at,
        }),
      ),
    ),
  ),
  ...plant('passive-motion-without-knee-surgery', medicare, [
    ...['M17.11', 'M17.31', 'M17.0'].map((dx, at) => [
      visit('orthopedics', dx, '27447-RT', { place: '21' }),
      visit('supplier', dx, 'E0935-RR!', { ...home, day: 25 + at }),
    ]),
    ...['M17.10', 'M23.51'].map((dx) => [
      visit('orthopedics', dx, '99213'),
      visit('supplier', dx, 'E0935-RR!', { ...home, day: 7 }),
    ]),
  ]),
  ...plant(
    'impossible-day',
    medicare,
    [100, 104, 112, 120, 128].map((units) => [
      visit('nursing', 'Z74.1', `T1019x${units}!`, { place: '12' }),
    ]),
  ),
  ...plant('supply-too-soon', medicare, [
    ...['A7030', 'A7034', 'A7035', 'A7038x6'].map((supply) => [
      visit('supplier', 'G47.33', supply.replace(/^.{5}/, '$&-NU'), home),
      visit('supplier', 'G47.33', `${supply.replace(/^.{5}/, '$&-NU')}!`, { ...home, day: 35 }),
    ]),
    [visit('supplier', 'G47.33', 'A7038-NUx12!', home)],
  ]),
  ...plant('period-service-twice', { ...medicare, between: ['2024-05-01', '2024-05-06'] }, [
    [visit('family', 'I10 E11.9', '99490'), visit('family', 'I10 E11.9', '99490!', { day: 19 })],
    [visit('family', 'I10 E11.9', '99490'), visit('family', 'I10 E11.9', '99487!', { day: 12 })],
    [visit('internal', 'N18.6', '90961'), visit('internal', 'N18.6', '90960!', { day: 20 })],
    [visit('family', 'I10', '99454'), visit('family', 'I10', '99454!', { day: 15 })],
    [visit('cardiology', 'I50.9', '93298'), visit('cardiology', 'I50.9', '93298!', { day: 15 })],
  ]),
  ...plant('anesthesia-paid-twice', adult, [
    ...['00790', '01402', '00840'].map((operation) => [
      visit('anesthesia', 'K80.20', `${operation}-AAx12!`, theater),
      visit('anesthesia~1', 'K80.20', `${operation}-QXx12`, theater),
    ]),
    [visit('anesthesia', 'K80.20', '00790-AAx20 00840-AAx10!', theater)],
    [visit('anesthesia', 'K43.9', '00840-QZx18 00790-QZx8!', theater)],
  ]),
  ...plant('maternity-package-unbundled', mother, [
    [
      visit('gynecology', 'Z34.82', '99213!'),
      visit('gynecology', 'O80 Z37.0', '59400', { ...theater, day: 80 }),
    ],
    [
      visit('gynecology', 'Z34.83', '99212!'),
      visit('gynecology', 'O82 Z37.0', '59510', { ...theater, day: 20 }),
    ],
    [
      visit('gynecology', 'O80 Z37.0', '59400', theater),
      visit('gynecology', 'Z39.2', '59430!', { day: 40 }),
    ],
    [
      visit('gynecology', 'O80 Z37.0', '59400', theater),
      visit('gynecology', 'Z39.2', '99213!', { day: 40 }),
    ],
    [
      visit('gynecology', 'Z34.83', '59425!'),
      visit('gynecology', 'O80 Z37.0', '59400', { ...theater, day: 20 }),
    ],
  ]),
  ...plant(
    'therapy-modifier-missing',
    medicare,
    ['97110!', '97112!', '97140!', '97530!', '97161-GO!'].map((bill) => [
      visit('therapy', 'M54.50', bill),
    ]),
  ),
]
