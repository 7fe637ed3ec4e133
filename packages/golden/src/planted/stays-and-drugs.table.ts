import { visit, type PlantedScene, type Visit } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const adult = { who: '* 30-64', payer: 'Commercial' } as const
const medicare = { who: '* 66-85', payer: 'Medicare' } as const
const eylea = ['61755000502', 'EYLEA'] as const
const ward = { place: '21' } as const

const stay = visit('hospital', 'J18.9', '0120/ 0250/', {
  form: 'I',
  billType: '111',
  drg: '193',
  through: 6,
  stay: [0, 6],
})

/** One that begins so many days after the first day of a scene. */
function stayFrom(day: number): Visit {
  return { ...stay, day, through: day + 4, stay: [day, day + 4] }
}

/** Visits that a stay or an operation has once, add-ons that are not paid, drugs without JW or JZ. */
export const plantedStaysAndDrugs: readonly PlantedScene[] = [
  ...plant('stay-visit-billed-twice', adult, [
    [
      visit('hospitalist', 'J18.9', '99223', ward),
      visit('hospitalist', 'J18.9', '99222!', { ...ward, day: 1 }),
    ],
    [
      visit('hospitalist', 'I50.23', '99223', ward),
      visit('hospitalist', 'I50.23', '99232', { ...ward, day: 1 }),
      visit('hospitalist', 'I50.23', '99223!', { ...ward, day: 2 }),
    ],
    [
      visit('hospitalist', 'N17.9', '99222', ward),
      visit('hospitalist', 'N17.9', '99238', { ...ward, day: 3 }),
      visit('hospitalist', 'N17.9', '99238!', { ...ward, day: 4 }),
    ],
    [
      visit('hospital', 'A41.9', '0120/ 0250/', {
        form: 'I',
        billType: '111',
        drg: '871',
        through: 6,
        stay: [0, 6],
      }),
      visit('hospitalist', 'A41.9', '99223', ward),
      visit('hospitalist', 'A41.9', '99222!', { ...ward, day: 4 }),
    ],
    [
      visit('hospitalist', 'J44.1', '99223', ward),
      visit('hospitalist+1', 'J44.1', '99223!', { ...ward, day: 1 }),
    ],
  ]),
  ...plant(
    'service-during-inpatient-stay',
    medicare,
    [
      visit('hospital+1', 'J18.9', '0320/71046!', { form: 'I', billType: '131', day: 2 }),
      visit('hospital+1', 'J18.9', '0300/80053!', { form: 'I', billType: '131', day: 1 }),
      visit('hospital', 'J18.9', '0352/74177!', { form: 'I', billType: '131', day: 3 }),
      visit('hospital+1', 'J18.9', '0324/71046!', { form: 'I', billType: '131', day: 3 }),
      visit('imaging', 'J18.9', '71046-TC!', { day: 2 }),
    ].map((service) => [stay, service]),
  ),
  ...plant(
    'service-before-admission',
    medicare,
    ['0320/71046!', '0300/80053!', '0352/74177!', '0324/71046!', '0305/85025!'].map(
      (service, at) => [
        visit('hospital', 'J18.9', service, { form: 'I', billType: '131', day: at % 4 }),
        stayFrom(3),
      ],
    ),
  ),
  ...plant(
    'readmission-same-hospital',
    medicare,
    ['I50.23', 'N17.9', 'J44.1', 'A41.9', 'E11.65'].map((dx, at) => [
      { ...stay, dx },
      { ...stayFrom(at < 3 ? 6 : at * 5), dx, bill: '0120/! 0250/' },
    ]),
  ),
  ...plant(
    'service-after-discharge-as-dead',
    medicare,
    ['I21.4', 'J96.01', 'I63.9', 'A41.51', 'C34.12'].map((dx, at) => [
      { ...stay, dx, dischargeStatus: '20' },
      visit('family', 'I10', '99213!', { day: 12 + at * 3 }),
    ]),
  ),
  ...plant('visit-complexity-add-on-conflict', medicare, [
    [visit('orthopedics', 'M17.11', '99214-25 20610-RT G2211!')],
    [visit('dermatology', 'L57.0 D22.5', '99213-25 17000 G2211!')],
    [visit('dermatology', 'D48.5 L82.1', '99214-25 11102 G2211!')],
    [visit('family', 'E53.8 I10', '99213-25 96372 G2211!')],
    [visit('internal', 'I10', '93000 G2211!')],
  ]),
  ...plant('waste-modifier-wrong', medicare, [
    [visit('oncology', 'C34.11', '96413 J9271x200!', { drug: ['00006302602', 'KEYTRUDA'] })],
    [visit('internal', 'M81.0', '96372 J0897x60!', { drug: ['55513071001', 'PROLIA'] })],
    [visit('ophthalmology', 'H35.3211', '67028-RT J0178-RTx2!', { drug: eylea })],
    [visit('ophthalmology', 'H35.3221', '67028-LT J0178-LTx2!', { drug: eylea })],
    [
      visit('oncology', 'C34.11', '96413 J9271-JZx150! J9271-JWx50', {
        drug: ['00006302602', 'KEYTRUDA'],
      }),
    ],
  ]),
  ...plant(
    'postoperative-add-on-by-surgeon',
    { ...medicare, between: ['2025-03-03', '2025-03-07'] },
    [
      [
        visit('orthopedics', 'M17.11', '27447-RT', ward),
        visit('orthopedics', 'Z47.1', 'G0559!', { day: 20 }),
      ],
      [
        visit('surgery', 'K80.20', '47562', { place: '22' }),
        visit('surgery', 'K80.20', 'G0559!', { day: 14 }),
      ],
      [
        visit('ophthalmology', 'H25.11', '66984-RT', { place: '24' }),
        visit('ophthalmology', 'H25.11', 'G0559!', { day: 10 }),
      ],
      [
        visit('orthopedics', 'M17.12', '27447-LT', ward),
        visit('family', 'Z47.1', '99213 G0559', { day: 15 }),
        visit('family', 'Z47.1', '99213 G0559!', { day: 40 }),
      ],
      [
        visit('surgery', 'K40.90', '49505-LT', { place: '22' }),
        visit('surgery+1', 'K40.90', 'G0559!', { day: 25 }),
      ],
    ],
  ),
]
