import type { MedicalRow } from '../making/medical-row.ts'
import { visit, type PlantedScene, type Visit } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const adult = { who: '* 30-64', payer: 'Commercial' } as const
const medicare = { who: '* 66-85', payer: 'Medicare' } as const
const ward = { place: '21' } as const
const dayCase = { place: '22' } as const

/** Errors that show only beside what the patient had weeks or years before. */
export const plantedHistory: readonly PlantedScene[] = [
  ...plant('return-to-surgery-paid-in-full', adult, [
    [
      visit('surgery', 'K40.90', '49505-RT', dayCase),
      visit('surgery', 'K40.90', '49505-RT-78%143!', { ...dayCase, day: 12 }),
    ],
    [
      visit('orthopedics', 'M75.121', '29827-RT', dayCase),
      visit('orthopedics', 'M75.121', '29827-RT-78%143!', { ...dayCase, day: 30 }),
    ],
    [
      visit('orthopedics', 'S52.501A', '25607-RT', dayCase),
      visit('orthopedics', 'S52.501A', '25607-RT-78%143!', { ...dayCase, day: 10 }),
    ],
    [
      visit('orthopedics', 'M43.16', '22612', ward),
      visit('orthopedics', 'M43.16', '22612-78%143!', { ...ward, day: 15 }),
    ],
    [
      visit('orthopedics', 'M17.11', '27447-RT', ward),
      visit('orthopedics', 'M17.11', '27447-RT-78%143!', { ...ward, day: 21 }),
    ],
  ]),
  ...plant('preventive-service-too-soon', medicare, [
    [visit('family', 'Z00.00', 'G0439'), visit('family', 'Z00.00', 'G0439!', { day: 200 })],
    [visit('family', 'Z00.00', 'G0438'), visit('family', 'Z00.00', 'G0438!', { day: 380 })],
    [visit('imaging', 'Z12.31', '77067'), visit('imaging', 'Z12.31', '77067!', { day: 150 })],
    [
      visit('gastroenterology', 'Z12.11', 'G0121', dayCase),
      visit('gastroenterology', 'Z12.11', 'G0121!', { ...dayCase, day: 400 }),
    ],
    [visit('family', 'Z13.31', 'G0444'), visit('family', 'Z13.31', 'G0444!', { day: 100 })],
  ]),
  ...plant('organ-removed-twice', adult, [
    [
      visit('surgery', 'K35.80', '44950', ward),
      visit('surgery~1', 'K35.80', '44970!', { ...ward, day: 90 }),
    ],
    [
      visit('surgery', 'K80.20', '47562', dayCase),
      visit('surgery~1', 'K80.20', '47600!', { ...ward, day: 60 }),
    ],
    [
      visit('surgery', 'K80.10', '47562', dayCase),
      visit('surgery~1', 'K80.10', '47562!', { ...dayCase, day: 45 }),
    ],
    [
      visit('surgery', 'K35.80', '44970', ward),
      visit('surgery~1', 'K35.80', '44970!', { ...ward, day: 200 }),
    ],
  ]),
  ...plant('organ-removed-twice', { ...adult, who: 'F 30-64' }, [
    [
      visit('gynecology', 'D25.9', '58571', dayCase),
      visit('gynecology~1', 'D25.9', '58150!', { ...ward, day: 120 }),
    ],
  ]),
  ...plant(
    'part-replaced-twice',
    adult,
    [
      ['27447', 'M17.11', 'RT', 200],
      ['27447', 'M17.12', 'LT', 400],
      ['27130', 'M16.11', 'RT', 150],
      ['66984', 'H25.11', 'RT', 120],
      ['66984', 'H25.12', 'LT', 100],
    ].map(([operation = '', dx = '', side = '', days = 0]) => [
      visit('orthopedics', String(dx), `${operation}-${side}`, ward),
      visit('orthopedics~1', String(dx), `${operation}-${side}!`, { ...ward, day: Number(days) }),
    ]),
  ),
  ...plant('filed-after-a-year', medicare, [
    [visit('family', 'I10', '99213!', { edit: late })],
    [visit('cardiology', 'I10', '93000!', { edit: late })],
    [visit('laboratory', 'E11.9', '80053!', { place: '81', edit: late })],
    [visit('imaging', 'J18.9', '71046!', { edit: late })],
    [visit('orthopedics', 'M17.11', '20610-RT!', { edit: late })],
  ]),
  ...plant('check-in-near-visit', adult, [
    [visit('family', 'I10', '99213'), visit('family', 'I10', 'G2012!', { day: 4 })],
    [visit('family', 'I10', 'G2012!'), visit('family', 'I10', '99213', { day: 1 })],
    [visit('family', 'L30.9', '99421'), visit('family', 'L30.9', '99422!', { day: 5 })],
    [visit('family', 'J45.909', '99214'), visit('family', 'J45.909', '99421!', { day: 6 })],
    [visit('cardiology', 'I48.91', '99214'), visit('cardiology', 'I48.91', 'G2012!', { day: 7 })],
  ]),
  ...plant('overlapping-stays', adult, [
    [stay('J18.9', '193', 0, 6), stay('I50.23', '291', 2, 8)],
    [stay('A41.9', '871', 0, 9), stay('A41.9', '871', 4, 6)],
    [stay('N17.9', '683', 0, 4), stay('N17.9', '683', 3, 7)],
    [stay('I63.9', '065', 0, 5), stay('I63.9', '065', 1, 12)],
    [stay('K85.90', '439', 0, 7), stay('J44.1', '190', 5, 9)],
  ]),
  ...plant('room-days-over-stay', adult, [
    [stay('J18.9', '193', 0, 4, '0120/x9!')],
    [stay('A41.9', '871', 0, 3, '0120/x6! 0250/')],
    [stay('I50.23', '291', 0, 5, '0120/x4! 0200/x4! 0300/')],
    [stay('K35.80', '343', 0, 0, '0120/x3!')],
    [stay('N17.9', '683', 0, 6, '0110/x8!')],
  ]),
  ...plant('second-operation-paid-in-full', medicare, [
    [
      visit('surgery', 'K40.90', '49505-RT', dayCase),
      visit('surgery', 'T81.41XA', '10180!', dayCase),
    ],
    [
      visit('orthopedics', 'G56.01', '64721-RT', dayCase),
      visit('orthopedics', 'M65.321', '26055-F6!', dayCase),
    ],
    [
      visit('surgery', 'K80.20', '47562', dayCase),
      visit('surgery', 'K40.90', '49505-RT!', dayCase),
    ],
    [
      visit('orthopedics', 'M17.11', '27447-RT', ward),
      visit('orthopedics', 'G56.01', '64721-RT!', ward),
    ],
    [visit('surgery', 'K80.20', '47562', dayCase), visit('surgery', 'T81.41XA', '10180!', dayCase)],
  ]),
  ...plant('second-endoscopy-paid-in-full', medicare, [
    [visit('gastroenterology', 'K63.5', '45385 45380-59!', dayCase)],
    [visit('gastroenterology', 'D12.3', '45385 45381!', dayCase)],
    [visit('gastroenterology', 'K22.2', '43239-59! 43248', dayCase)],
    [visit('urology', 'R33.9', '52281 52310-59!', dayCase)],
    [
      visit('gastroenterology', 'K63.5', '45385', dayCase),
      visit('gastroenterology', 'K63.5', '45380-59!', dayCase),
    ],
  ]),
  ...plant('preventive-visit-without-25', { ...adult, who: '* 42-60' }, [
    [visit('family', 'Z00.00', '99396'), visit('family', 'I10', '99213!')],
    [visit('family', 'Z00.00', '99396 99214!')],
    [visit('gynecology', 'Z00.00', '99396 99213!')],
    [visit('internal', 'Z00.00', '99386'), visit('internal', 'E11.9', '99203!')],
    [visit('family', 'Z00.00', '99396 99212!')],
  ]),
  ...plant(
    'equipment-bought-again',
    medicare,
    ['E0143', 'E0148', 'E0100', 'E0163', 'E0260'].map((item, at) =>
      [0, 1].map((time) =>
        visit('supplier', 'R26.2', `${item}-NU${time === 1 ? '!' : ''}`, {
          ...{ form: 'D', place: '12' },
          day: time * (120 + 60 * at),
        }),
      ),
    ),
  ),
  ...plant('service-on-removed-organ', { ...medicare, who: 'F 66-85' }, [
    [
      visit('gynecology', 'D25.9', '58571', dayCase),
      visit('gynecology', 'N85.00', '58120!', { ...dayCase, day: 100 }),
    ],
    [
      visit('gynecology', 'D25.9', '58571', dayCase),
      visit('gynecology', 'N95.0', '58100!', { day: 120 }),
    ],
    [
      visit('gynecology', 'N80.00', '58150', ward),
      visit('gynecology', 'N85.00', '58120!', { ...dayCase, day: 200 }),
    ],
    [
      visit('gynecology', 'N80.00', '58150', ward),
      visit('gynecology', 'N95.0', '58100!', { day: 160 }),
    ],
    [
      visit('gynecology', 'D25.9', '58150', ward),
      visit('gynecology', 'N95.0', '58100!', { day: 250 }),
    ],
  ]),
  ...plant(
    'anesthesia-modifier-missing',
    medicare,
    ['K80.20', 'K40.90', 'K35.80', 'K43.9', 'K57.32'].map((dx) => [
      visit('anesthesia', dx, '00840x9!', dayCase),
    ]),
  ),
  ...plant(
    'equipment-term-missing',
    medicare,
    ['E0601', 'E0143', 'E0260', 'E0570', 'E0470'].map((item) => [
      visit('supplier', 'G47.33', `${item}!`, { form: 'D', place: '12' }),
    ]),
  ),
  ...plant('sex-conflict', { who: 'M 42-60', payer: 'Commercial' }, [
    [visit('gynecology', 'N95.0', '58100!')],
    [visit('gynecology', 'D25.9', '58571!', dayCase)],
    [visit('family', 'N95.1', '99213!')],
    [visit('family', 'O99.810', '99213!')],
    [visit('gynecology', 'N80.00', '58150!', ward)],
  ]),
  ...plant(
    'foot-care-too-soon',
    medicare,
    ['B35.1', 'L60.2', 'L60.3', 'L60.0', 'E11.42'].map((dx, at) =>
      [0, 20 + 9 * at].map((on) =>
        visit('podiatry', dx, `11721-Q8${on > 0 ? '!' : ''}`, { day: on }),
      ),
    ),
  ),
  ...plant('reduced-service-paid-in-full', medicare, [
    [
      visit('gastroenterology', 'K63.5', '45385', dayCase),
      visit('gastroenterology', 'K63.5', '45385-53%200!', { ...dayCase, day: 60 }),
    ],
    [
      visit('gastroenterology', 'K21.9', '43239', dayCase),
      visit('gastroenterology', 'K21.9', '43239-52%200!', { ...dayCase, day: 60 }),
    ],
    [
      visit('surgery', 'K80.20', '47562', dayCase),
      visit('surgery~1', 'K80.20', '47562-53%200!', { ...dayCase, day: 1 }),
    ],
    [
      visit('urology', 'R33.9', '52281', dayCase),
      visit('urology', 'R33.9', '52281-52%200!', { ...dayCase, day: 60 }),
    ],
    [
      visit('urology', 'R31.9', '52000', dayCase),
      visit('urology', 'R31.9', '52000-53%200!', { ...dayCase, day: 60 }),
    ],
  ]),
  ...plant(
    'dialysis-over-three-a-week',
    medicare,
    ['I12.0', 'E11.22', 'I15.1', 'I13.11', 'E10.22'].map((dx, at) => [
      visit('hospital', `${dx} N18.6`, `0821/90999x${String(17 + at)}!`, {
        form: 'I',
        billType: '721',
        through: 29,
      }),
    ]),
  ),
  ...plant('nursing-stay-without-three-nights', medicare, [
    [stay('J18.9', '193', 0, 2, '0120/x2'), nursing(2, 20)],
    [stay('I50.23', '291', 0, 1, '0120/x1'), nursing(1, 15)],
    [stay('N39.0', '690', 0, 2, '0120/x2'), nursing(6, 25)],
    [stay('S72.001A', '535', 0, 2, '0120/x2'), nursing(20, 40)],
    [stay('I63.9', '065', 0, 1, '0120/x1'), nursing(9, 19)],
  ]),
]

function late({ from }: MedicalRow): Partial<MedicalRow> {
  return { received: from + 400, paidOn: from + 420 }
}

/** A stay in a nursing facility, at fault. */
function nursing(from: number, to: number): Visit {
  return visit('nursing', 'I69.351', '0120/!', {
    form: 'I',
    billType: '211',
    day: from,
    through: to,
    stay: [from, to],
  })
}

/** A whole hospital stay; a room for each night where nothing else is said. */
function stay(dx: string, drg: string, from: number, to: number, bill?: string): Visit {
  return visit('hospital', dx, bill ?? `0120/x${Math.max(1, to - from)}${from > 0 ? '!' : ''}`, {
    form: 'I',
    billType: '111',
    drg,
    day: from,
    through: to,
    stay: [from, to],
  })
}
