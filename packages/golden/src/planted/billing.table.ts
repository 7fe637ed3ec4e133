import { visit } from '../making/medical-scene.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { plant } from './plant.ts'

const adult = { who: '* 30-64', payer: 'Commercial' } as const
const medicare = { who: '* 66-85', payer: 'Medicare' } as const

/** Pays an assistant, who is due a sixth of the fee or less, about all of it. */
function likeTheSurgeon({ modifiers, charge, allowed, paid, share, adjustments }: MedicalRow) {
  const times = modifiers.includes('AS') ? 8 : 6.8
  const more = (cents: number) => Math.round(cents * times)
  return {
    charge: more(charge),
    allowed: more(allowed),
    paid: more(paid),
    share: more(share),
    adjustments: adjustments.map((each) => ({ ...each, cents: more(each.cents) })),
  }
}

/** Services billed twice, in parts, in excess or within another one's package. */
export const plantedBilling = [
  ...plant('exact-duplicate', adult, [
    [visit('family', 'I10', '99213'), visit('family', 'I10', '99213!')],
    [visit('cardiology', 'I10', '93000'), visit('cardiology', 'I10', '93000!')],
    [visit('imaging', 'M54.16', '72148'), visit('imaging', 'M54.16', '72148!')],
    [visit('dermatology', 'L57.0', '17000'), visit('dermatology', 'L57.0', '17000!')],
    [
      visit('laboratory', 'E03.9', '84443', { place: '81' }),
      visit('laboratory', 'E03.9', '84443!', { place: '81' }),
    ],
  ]),
  ...plant('second-visit-same-day', adult, [
    [visit('family', 'I10', '99214'), visit('family', 'I10', '99212!')],
    [visit('cardiology', 'I48.91', '99214'), visit('cardiology+1', 'I48.91', '99213!')],
    [
      visit('hospitalist', 'J18.9', '99223', { place: '21' }),
      visit('hospitalist+1', 'J18.9', '99232!', { place: '21' }),
    ],
    [
      visit('hospitalist', 'I50.23', '99233', { place: '21' }),
      visit('hospitalist', 'I50.23', '99231!', { place: '21' }),
    ],
    [visit('internal', 'E11.9', '99215 99213!')],
  ]),
  ...plant('near-duplicate', adult, [
    [visit('imaging', 'M54.16', '72148'), visit('imaging', 'M54.16', '72148!', { day: 1 })],
    [visit('imaging', 'R10.9', '74177'), visit('imaging', 'R10.9', '74177!', { day: 2 })],
    [visit('family', 'I10', '99203'), visit('family', 'I10', '99203!', { day: 2 })],
    [visit('imaging', 'M25.561', '73721-RT'), visit('imaging', 'M25.561', '73721-RT!', { day: 1 })],
    [
      visit('cardiology', 'I50.9', '93306'),
      visit('cardiology', 'I50.9', '93306!', { edit: higherCharge }),
    ],
  ]),
  ...plant(
    'ptp-pair-no-modifier',
    adult,
    [
      '80053 80048!',
      '43239 43235!',
      '45385 45378!',
      '11042 97597!',
      '93306 93320!',
      '77066 77065!',
    ].map((bill) => [visit('surgery', 'R69', bill)]),
  ),
  ...plant('ptp-pair-no-modifier', adult, [
    [visit('surgery', 'R69', '29881 29870!', { place: '24' })],
  ]),
  ...plant(
    'ptp-pair-bypassed',
    adult,
    [
      '11102 17000-59!',
      '45385 45380-59!',
      '98941-AT 97140-59!',
      '99213-25! 20610-RT',
      '11042 97597-59!',
    ].map((bill) => [visit('surgery', 'R69', bill)]),
  ),
  ...plant('bypass-modifier-misuse', adult, [
    [visit('orthopedics', 'M65.331', '26055-F7 20550-F7-59!')],
    [visit('podiatry', 'L60.0', '11750-TA 11730-TA-59!')],
    [visit('podiatry', 'L60.0', '11750-T5 11730-T5-XS!')],
    [visit('dermatology', 'D48.5 L57.0', '11102 17000-XP!')],
    [visit('gastroenterology', 'D12.5', '45385 45380-XP!', { place: '22' })],
  ]),
  ...plant(
    'panel-with-component',
    adult,
    ['80053 82947!', '80061 82465!', '80048 84132!', '80069 84100!', '80076 84450!'].map((bill) => [
      visit('laboratory', 'E11.9', bill, { place: '81' }),
    ]),
  ),
  ...plant(
    'overlapping-panels',
    adult,
    ['80053 80076!', '80069 80076!', '80053 80069!', '80053 80051!', '80048 80051!'].map((bill) => [
      visit('laboratory', 'R79.89', bill, { place: '81' }),
    ]),
  ),
  ...plant(
    'panel-billed-by-components',
    adult,
    [
      '82465! 83718! 84478!',
      '82374! 82435! 84132! 84295!',
      '86705! 86709! 86803! 87340!',
      '82040! 82247! 82248! 84075! 84155! 84450! 84460!',
      '82310! 82374! 82435! 82565! 82947! 84132! 84295! 84520!',
    ].map((bill) => [visit('laboratory', 'R79.89', bill, { place: '81' })]),
  ),
  ...plant('procedure-in-global-period', adult, [
    [
      visit('dermatology', 'C44.319', '11643'),
      visit('dermatology', 'C44.319', '12051!', { day: 6 }),
    ],
    [
      visit('orthopedics', 'M17.11', '27447-RT', { place: '21' }),
      visit('orthopedics', 'M25.561', '20680-RT!', { place: '22', day: 30 }),
    ],
    [
      visit('surgery', 'K40.90', '49505-RT', { place: '22' }),
      visit('surgery', 'T81.41XA', '10180!', { place: '22', day: 9 }),
    ],
    [
      visit('surgery', 'K80.20', '47562', { place: '22' }),
      visit('surgery', 'K43.2', '49593!', { place: '22', day: 35 }),
    ],
    [
      visit('orthopedics', 'S52.501A', '25600-RT'),
      visit('orthopedics', 'S52.501A', '25607-RT!', { place: '22', day: 8 }),
    ],
  ]),
  ...plant('split-care-over-full-fee', medicare, [
    [
      visit('ophthalmology', 'H25.12', '66984-LT', { place: '24' }),
      visit('ophthalmology~1', 'H25.12', '66984-LT-55!'),
    ],
    [
      visit('ophthalmology', 'H25.11', '66984-RT', { place: '24' }),
      visit('ophthalmology~1', 'H25.11', '66984-RT-55!', { day: 1 }),
    ],
    [
      visit('orthopedics', 'M17.11', '27447-RT', { place: '21' }),
      visit('orthopedics~1', 'M17.11', '27447-RT-55!'),
    ],
    [
      visit('surgery', 'K80.20', '47562', { place: '22' }),
      visit('surgery~1', 'K80.20', '47562-55!'),
    ],
    [
      visit('surgery', 'K80.20', '47562', { place: '22' }),
      visit('surgery~1', 'K80.20', '47562-56!'),
    ],
  ]),
  ...plant('add-on-without-primary', adult, [
    [visit('dermatology', 'L57.0', '17003x5!')],
    [visit('dermatology', 'D48.5', '11103!')],
    [visit('psychiatry', 'F33.1', '90833!')],
    [visit('anesthesia', 'M47.816', '64494-RT!')],
    [visit('oncology', 'C50.911', '96415!')],
    [visit('surgery', 'L97.512', '97598!')],
  ]),
  ...plant('units-over-mue', adult, [
    [visit('laboratory', 'E11.9', '83036x3!', { place: '81' })],
    [visit('surgery', 'K80.20', '47562x2!', { place: '22' })],
    [visit('cardiology', 'I10', '93306x4!')],
    [visit('family', 'Z23', '90471x2! 90715')],
    [visit('laboratory', 'E78.5', '80061x3!', { place: '81' })],
    [visit('dermatology', 'L57.0', '17000x4!')],
  ]),
  ...plant('component-billed-with-global', adult, [
    [visit('imaging', 'M54.16', '72148'), visit('imaging', 'M54.16', '72148-26!', { day: 0 })],
    [visit('cardiology', 'I50.9', '93306 93306-26!')],
    [visit('imaging', 'R10.9', '74177 74177-TC!')],
    [visit('imaging', 'R51.9', '70450 70450-26!')],
    [visit('imaging', 'R05.9', '71046 71046-TC!')],
  ]),
  ...plant(
    'technical-component-in-hospital',
    adult,
    [
      visit('radiology', 'R10.9', '74177-TC!', { place: '22' }),
      visit('radiology', 'R51.9', '70450-TC!', { place: '23' }),
      visit('cardiology', 'I10', '93005!', { place: '21' }),
      visit('radiology', 'J18.9', '71046!', { place: '22' }),
      visit('internal', 'J18.9', '96372!', { place: '21' }),
    ].map((each) => [each]),
  ),
  ...plant('visit-in-global-period', adult, [
    [visit('dermatology', 'L57.0', '17000 99213!')],
    [
      visit('surgery', 'K80.20', '47562', { place: '22' }),
      visit('surgery', 'K80.20', '99213!', { day: 10 }),
    ],
    [
      visit('orthopedics', 'M17.11', '27447-RT', { place: '21' }),
      visit('orthopedics', 'M17.11', '99214!', { day: 30 }),
    ],
    [
      visit('dermatology', 'C44.319', '11643'),
      visit('dermatology', 'C44.319', '99212!', { day: 7 }),
    ],
    [
      visit('surgery', 'K35.80', '99222!', { place: '21' }),
      visit('surgery', 'K35.80', '44970', { place: '21', day: 1 }),
    ],
  ]),
  ...plant('new-patient-seen-before', adult, [
    [visit('family', 'I10', '99213'), visit('family', 'J06.9', '99203!', { day: 20 })],
    [visit('cardiology', 'I10', '99214'), visit('cardiology+1', 'I10', '99204!', { day: 30 })],
    [visit('dermatology', 'L57.0', '17000'), visit('dermatology', 'L70.0', '99202!', { day: 25 })],
    [visit('internal', 'E11.9', '99203'), visit('internal', 'E11.9', '99204!', { day: 35 })],
    [
      visit('ophthalmology', 'H40.1131', '92014'),
      visit('ophthalmology', 'H40.1131', '92004!', { day: 35 }),
    ],
  ]),
  ...plant('bilateral-billed-twice', adult, [
    [visit('orthopedics', 'M17.0', '27447-50 27447-LT!', { place: '21' })],
    [visit('surgery', 'K40.20', '49505-50x2!', { place: '22' })],
    [visit('ophthalmology', 'H40.1131', '92133-RT 92133-LT!')],
    [visit('surgery', 'K40.20', '49505-LT 49505-RT!', { place: '22' })],
    [visit('orthopedics', 'M17.0', '20610-50 20610-RT!')],
  ]),
  ...plant('co-surgeon-mismatch', adult, [
    [
      visit('orthopedics', 'M50.121', '22551-62', { place: '21' }),
      visit('neurology', 'M50.121', '22551!', { place: '21' }),
    ],
    [
      visit('orthopedics', 'M48.061', '63047-62', { place: '21' }),
      visit('neurology', 'M48.061', '63047!', { place: '21' }),
    ],
    [
      visit('orthopedics', 'M43.16', '22612-62', { place: '21' }),
      visit('surgery', 'M43.16', '22612!', { place: '21' }),
    ],
    [
      visit('orthopedics', 'M43.16', '22633-62', { place: '21' }),
      visit('neurology', 'M43.16', '22633!', { place: '21' }),
    ],
    [visit('orthopedics', 'M50.121', '22551-62!', { place: '21' })],
  ]),
  ...plant(
    'surgical-share-paid-in-full',
    adult,
    (
      [
        ['M17.11', '27447-RT', '80'],
        ['M16.11', '27130-RT', '82'],
        ['C18.7', '44204', '80'],
        ['K80.20', '47600', 'AS'],
        ['M48.061', '63047', 'AS'],
      ] as const
    ).map(([diagnosis, operation, assistant]) => [
      visit('surgery', diagnosis, operation, { place: '21' }),
      visit('surgery+1', diagnosis, `${operation}-${assistant}!`, {
        place: '21',
        edit: likeTheSurgeon,
      }),
    ]),
  ),
  ...plant('assistant-not-payable', adult, [
    [visit('dermatology', 'C44.311', '14040'), visit('dermatology+1', 'C44.311', '14040-80!')],
    [
      visit('orthopedics', 'G56.01', '64721-RT', { place: '24' }),
      visit('orthopedics+1', 'G56.01', '64721-RT-80!', { place: '24' }),
    ],
    [
      visit('ophthalmology', 'H25.11', '66984-RT', { place: '24' }),
      visit('ophthalmology+1', 'H25.11', '66984-RT-80!', { place: '24' }),
    ],
    [
      visit('urology', 'N40.1', '52601', { place: '22' }),
      visit('urology+1', 'N40.1', '52601-AS!', { place: '22' }),
    ],
    [
      visit('orthopedics', 'S83.242A', '29881-LT', { place: '24' }),
      visit('orthopedics+1', 'S83.242A', '29881-LT-AS!', { place: '24' }),
    ],
  ]),
  ...plant(
    'assistant-without-surgeon',
    adult,
    ['27447-RT-80!', '27130-RT-AS!', '44204-82!', '58571-80!', '63047-AS!'].map((bill, at) => [
      visit('surgery', ['M17.11', 'M16.11', 'C18.7', 'D25.9', 'M48.061'][at] ?? '', bill, {
        place: '21',
      }),
    ]),
  ),
  ...plant('modifier-not-for-procedure', adult, [
    [visit('dermatology', 'L57.0', '17000-25!')],
    [visit('dermatology', 'L57.0', '99213-59! 17000-59')],
    [visit('family', 'I10', '99213-26!')],
    [visit('cardiology', 'I10', '93000-91!')],
    [visit('cardiology', 'I10', '93010-TC!')],
    [visit('dermatology', 'L57.0', '17000 17003-51x4!')],
    [visit('family', 'M54.50', '96372-TC!')],
  ]),
  ...plant(
    'conflicting-modifiers',
    adult,
    [
      '72148-26-TC!',
      '11102 17000-59-XS!',
      '49650-50-LT!',
      '71046-76-77!',
      'K0001-RR-NU!',
      'J1756-JW-JZx200!',
    ].map((bill) => [visit('surgery', 'R69', bill)]),
  ),
  ...plant(
    'unknown-modifier',
    adult,
    ['99213-ZZ!', '17000-5Z!', '80053-Y9!', '93000-4X!', '97110-XZ!'].map((bill) => [
      visit('family', 'I10', bill),
    ]),
  ),
  ...plant('repeat-modifier-unsupported', adult, [
    [visit('imaging', 'J18.9', '71046-76!')],
    [visit('laboratory', 'E11.65', '82947-91!', { place: '81' })],
    [visit('cardiology', 'I10', '93000-77!')],
    [visit('imaging', 'J18.9', '71046 71046-77!')],
    [visit('laboratory', 'E11.65', '84132-91!', { place: '81' })],
  ]),
  ...plant('status-not-covered', medicare, [
    [visit('family', 'Z00.00', '99397!')],
    [visit('family', 'Z71.89', '99401!')],
    [visit('chiropractic', 'M25.511', '98943!')],
    [visit('ophthalmology', 'H52.13', '92015!')],
    [visit('family', 'Z71.89', '99402!')],
  ]),
  ...plant(
    'bundled-status-paid',
    medicare,
    ['99213 99050!', '99213 99051!', '99213 99053!', '99213 99070!', '99213 99000!'].map((bill) => [
      visit('family', 'J06.9', bill),
    ]),
  ),
  ...plant(
    'excluded-by-own-modifier',
    medicare,
    ['99213-GY!', '80061-GZ!', '11721-GY!', '98941-GZ!', '97110-GZ!'].map((bill) => [
      visit('family', 'I10', bill),
    ]),
  ),
]

function higherCharge({ charge }: { readonly charge: number }) {
  return { charge: charge + 2500 }
}
