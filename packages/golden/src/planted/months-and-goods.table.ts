import { visit, type PlantedScene } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const medicare = { who: '* 66-85', payer: 'Medicare' } as const
const supplier = { form: 'D', place: '12' } as const
const hospice = { form: 'I', billType: '813' } as const
const spring = { ...medicare, between: ['2024-03-01', '2024-03-20'] } as const
const firstOfMay = { ...medicare, between: ['2024-05-01', '2024-05-04'] } as const

/** Nine podiatrists who set 25 on one visit in five, and one who sets it on nearly all. */
const shares: readonly PlantedScene[] = Array.from({ length: 21 }, (_, at) => [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((peer) => ({
    by: `podiatrist+${String(peer)}`,
    bill: (at + peer) % 5 === 0 ? '99213-25' : '99213',
  })),
  { by: 'podiatrist', bill: at === 0 ? '99213' : '99213-25!' },
])
  .flat()
  .map(({ by, bill }, at) => ({
    ruleId: 'modifier-share-outlier',
    name: `modifier-share-outlier: visit ${String(at)} of ten podiatrists`,
    who: '* 30-64',
    group: 0,
    visits: [visit(by, 'M77.41', bill)],
  }))

/** Services for a month that include others, goods beyond their number or time, and what comes once or in its company. */
export const plantedMonthsAndGoods: readonly PlantedScene[] = [
  ...plant('monthly-services-together', firstOfMay, [
    [visit('internal', 'N18.6', '90961'), visit('internal', 'N18.6', '99490!', { day: 15 })],
    [visit('internal', 'N18.6', '99490!'), visit('internal', 'N18.6', '90960', { day: 20 })],
    [visit('internal', 'N18.6', '90960'), visit('internal', 'N18.6', '99487!', { day: 2 })],
    [visit('family', 'I50.22', 'G0181'), visit('family', 'I50.22', '99490!', { day: 12 })],
    [visit('family', 'I50.22', '99490!'), visit('family', 'I50.22', 'G0182', { day: 12 })],
  ]),
  ...plant('diabetic-shoes-over-year', spring, [
    ...['A5500', 'A5501'].map((shoe) => [
      visit('supplier', 'E11.42', `${shoe}-KXx2`, supplier),
      visit('supplier', 'E11.42', `${shoe}-KXx2!`, { ...supplier, day: 90 }),
    ]),
    ...['A5512', 'A5513'].map((insert) => [
      visit('supplier', 'E11.42', `A5500-KXx2 ${insert}-KXx6`, supplier),
      visit('supplier', 'E11.42', `${insert}-KXx2!`, { ...supplier, day: 120 }),
    ]),
    [visit('supplier', 'E11.42', 'A5501-KXx2 A5513-KXx6!', supplier)],
  ]),
  ...plant(
    'similar-equipment-at-once',
    spring,
    [
      ['K0001', 'K0823'],
      ['K0003', 'K0001'],
      ['E0260', 'E0303'],
      ['E0143', 'E0149'],
      ['E0601', 'E0470'],
    ].map(([first = '', second = '']) => [
      visit('supplier', 'G47.33', `${first}-RR`, supplier),
      visit('supplier', 'G47.33', `${second}-RR!`, { ...supplier, day: 12 }),
    ]),
  ),
  ...plant(
    'brace-bought-again',
    spring,
    ['L1845-RT', 'L1851-RT', 'L0650', 'L0637', 'L1970-RT'].map((brace) => [
      visit('supplier', 'M17.11', brace, supplier),
      visit('supplier', 'M17.11', `${brace}!`, { ...supplier, day: 100 }),
    ]),
  ),
  ...plant('travel-without-specimen', medicare, [
    ...['80053', '85025', '83036'].map((test) => [
      visit('laboratory', 'E11.9', `${test} P9604!`, { place: '12' }),
    ]),
    [visit('laboratory', 'I10', '80053 P9603x22!', { place: '12' })],
    [
      visit('laboratory', 'I10', '36415 80053 P9604', { place: '12' }),
      visit('laboratory', 'I10', '80053 P9604!', { place: '12', day: 30 }),
    ],
  ]),
  ...plant('respite-over-five-days', medicare, [
    ...[6, 7, 9, 10].map((days) => [visit('hospice', 'C34.90', `0655/x${String(days)}!`, hospice)]),
    [
      visit('hospice', 'C34.90', '0655/x5', hospice),
      visit('hospice', 'C34.90', '0655/!', { ...hospice, day: 5 }),
    ],
  ]),
  ...plant(
    'germline-test-repeated',
    spring,
    ['81162', '81241', '81432', '81225', '81256'].map((test) => [
      visit('laboratory', 'Z80.3', test, { place: '81' }),
      visit('laboratory', 'Z80.3', `${test}!`, { place: '81', day: 140 }),
    ]),
  ),
  ...plant(
    'therapy-assistant-conflict',
    medicare,
    ['97161-GP-CQ', '97165-GO-CO', '97164-CQ-GP', '97110-GO-CQ', '97530-GP-CO'].map((bill) => [
      visit('therapy', 'M54.50', `${bill}!`),
    ]),
  ),
  ...plant(
    'cosmetic-operation',
    { who: 'F 30-60', payer: 'Commercial' },
    [
      ['15823', 'Z41.1'],
      ['15877', 'E66.9'],
      ['15828', 'Z00.00'],
      ['36468', 'I78.1'],
      ['15879', 'Z41.1'],
    ].map(([code = '', dx = '']) => [visit('surgery', dx, `${code}!`, { place: '24' })]),
  ),
  ...plant(
    'test-too-soon',
    spring,
    ['E11.9', 'E10.9', 'E11.40', 'E11.22', 'E13.9'].map((dx, at) => [
      visit('laboratory', dx, '83036', { place: '81' }),
      visit('laboratory', dx, '83036!', { place: '81', day: 21 + 9 * at }),
    ]),
  ),
  ...shares,
]
