import { visit, type MedicalScene } from '../making/medical-scene.ts'

/** Offices: visits, minor procedures, injections, preventive care, therapy. */
export const officeScenes: readonly MedicalScene[] = [
  {
    name: 'established visits some weeks apart',
    who: '* 25-80',
    times: 40,
    visits: [visit('family', 'I10 E78.5', '99213'), visit('family', 'I10', '99214', { day: 21 })],
  },
  {
    name: 'diabetes visit with laboratory work in the office',
    who: '* 30-79',
    times: 40,
    visits: [visit('internal', 'E11.9 I10', '99214-25 36415 83036 80053 81003')],
  },
  {
    name: 'first visit of a new patient and a return',
    who: '* 20-75',
    visits: [
      visit('cardiology', 'R07.9 I10', '99204 93000'),
      visit('cardiology', 'I25.10 I10', '99214', { day: 25 }),
    ],
  },
  {
    name: 'new patient in two specialties of one week',
    who: '* 30-75',
    visits: [
      visit('orthopedics', 'M17.11', '99203 73562-RT'),
      visit('cardiology', 'I10', '99203', { day: 3 }),
    ],
  },
  {
    name: 'visit with 25 and a minor procedure',
    who: '* 45-85',
    times: 30,
    visits: [visit('dermatology', 'L57.0 D22.5', '99213-25 17000')],
  },
  {
    name: 'many keratoses with the add-on',
    who: '* 55-85',
    visits: [visit('dermatology', 'L57.0', '17000 17003x5')],
  },
  {
    name: 'two lesions, a biopsy and a destruction, kept apart by 59',
    who: '* 45-85',
    visits: [visit('dermatology', 'D48.5 L57.0', '11102 17000-59')],
  },
  {
    name: 'two lesions kept apart by XS',
    who: '* 45-85',
    visits: [visit('dermatology', 'D48.5 L82.0', '11102 17110-XS')],
  },
  {
    name: 'three tangential biopsies with their add-on',
    who: '* 45-85',
    visits: [visit('dermatology', 'D48.5', '11102 11103x2')],
  },
  {
    name: 'two excisions and a repair',
    who: '* 50-85',
    visits: [visit('dermatology', 'C44.311 C44.519', '11642 11602-59%50 12051-51%50')],
  },
  {
    name: 'knee injected with 25 on the visit',
    who: '* 50-85',
    visits: [
      visit('orthopedics', 'M17.11', '99213-25 20610-RT J3301x4', {
        drug: ['00003029305', 'KENALOG-80'],
      }),
    ],
  },
  {
    name: 'both knees injected, 50 on one line',
    who: '* 50-85',
    visits: [
      visit('orthopedics', 'M17.0', '20610-50 J3301x8', { drug: ['00003029305', 'KENALOG-80'] }),
    ],
  },
  {
    name: 'knees imaged on two sides, LT and RT',
    who: '* 40-85',
    visits: [visit('orthopedics', 'M17.0', '73562-LT 73562-RT')],
  },
  {
    name: 'trigger points and an unrelated visit',
    who: '* 35-70',
    visits: [visit('family', 'M79.18 J06.9', '99213-25 20552')],
  },
  {
    name: 'ear wax removed by instruments on both sides',
    who: '* 20-60',
    visits: [visit('otolaryngology', 'H61.23', '69210-50')],
  },
  {
    name: 'child with otitis and a strep test',
    who: '* 3-12',
    visits: [visit('pediatrics', 'H66.91 J02.9', '99213 87880-QW')],
  },
  {
    name: 'flu and covid test with a visit',
    who: '* 6-60',
    visits: [visit('family', 'J10.1', '99213 87428-QW')],
  },
  {
    name: 'well child with vaccines',
    who: '* 4',
    visits: [visit('pediatrics', 'Z00.129 Z23', '99392-25 90460x2 90461x6 90696 90710')],
  },
  {
    name: 'adult vaccine alone',
    who: '* 30-60',
    payer: 'Commercial',
    visits: [visit('family', 'Z23', '90471 90715')],
  },
  {
    name: 'visit and flu vaccine under Medicare',
    who: '* 66-85',
    visits: [visit('family', 'I10 Z23', '99213-25 G0008 90662')],
  },
  {
    name: 'two vaccines with the add-on administration',
    who: '* 50-64',
    payer: 'Commercial',
    visits: [visit('family', 'Z23', '90471 90472 90750 90715')],
  },
  {
    name: 'preventive visit and a problem on one day',
    who: 'F 40-60',
    payer: 'Commercial',
    visits: [visit('family', 'Z00.01 E03.9', '99396 99213-25')],
  },
  {
    name: 'annual wellness visit with a problem visit',
    who: '* 67-88',
    visits: [visit('internal', 'Z00.00 E11.9', 'G0439 99213-25 G0444-59')],
  },
  {
    name: 'cervical screening with a preventive visit',
    who: 'F 30-38',
    payer: 'Commercial',
    visits: [
      visit('gynecology', 'Z01.419', '99395'),
      visit('laboratory', 'Z01.419', '88142 87624', { place: '81', referred: true }),
    ],
  },
  {
    name: 'newborn checked in the office',
    who: '* 0',
    visits: [visit('pediatrics', 'Z00.110', '99391')],
  },
  {
    name: 'physical therapy by the quarter hour, several days',
    who: '* 25-80',
    times: 25,
    visits: [0, 2, 5, 7].map((day) =>
      visit('therapy', 'M54.50', '97110-GPx2 97140-GP 97112-GP', { day }),
    ),
  },
  {
    name: 'therapy evaluation and the first treatment',
    who: '* 25-80',
    visits: [visit('therapy', 'M25.511', '97161-GP 97110-GPx2')],
  },
  {
    name: 'manual therapy and activities in separate quarter hours, 59',
    who: '* 25-80',
    visits: [visit('therapy', 'M75.41', '97530-GP-59 97140-GPx2')],
  },
  {
    name: 'manual therapy and activities, a pair that NCCI deleted in 2019',
    who: '* 25-80',
    visits: [visit('therapy', 'M75.41', '97530-GP 97140-GPx2')],
  },
  {
    name: 'chiropractic adjustments under Medicare',
    who: '* 66-85',
    visits: [0, 7, 14].map((day) => visit('chiropractic', 'M99.03 M54.50', '98941-AT', { day })),
  },
  {
    name: 'psychotherapy weekly',
    who: '* 20-64',
    times: 15,
    visits: [0, 7, 14, 21].map((day) => visit('psychology', 'F41.1', '90834', { day })),
  },
  {
    name: 'medication visit with psychotherapy added on',
    who: '* 20-64',
    visits: [visit('psychiatry', 'F33.1', '99214 90833')],
  },
  {
    name: 'psychiatric evaluation',
    who: '* 20-64',
    visits: [visit('psychiatry', 'F32.1', '90792')],
  },
  {
    name: 'video visit at home',
    who: '* 20-64',
    payer: 'Commercial',
    visits: [visit('family', 'F41.9', '99213-95', { place: '10' })],
  },
  {
    name: 'electrocardiogram with a visit',
    who: '* 40-85',
    visits: [visit('cardiology', 'I48.91 I10', '99214-25 93000')],
  },
  {
    name: 'echocardiogram in the office and the visit after it',
    who: '* 45-85',
    visits: [
      visit('cardiology', 'I50.9', '93306'),
      visit('cardiology', 'I50.9', '99214', { day: 6 }),
    ],
  },
  {
    name: 'nail debridement by a podiatrist',
    who: '* 66-88',
    visits: [visit('podiatry', 'B35.1 E11.42', '11721-Q8')],
  },
  {
    name: 'eye examination and optical coherence tomography',
    who: '* 50-85',
    visits: [visit('ophthalmology', 'H40.1131', '92014 92133')],
  },
  {
    name: 'macular injections in both eyes on different days',
    who: '* 66-88',
    visits: [
      visit('ophthalmology', 'H35.3211', '67028-RT J0178-RT-JZx2', {
        drug: ['61755000502', 'EYLEA'],
      }),
      visit('ophthalmology', 'H35.3221', '67028-LT J0178-LT-JZx2', {
        day: 9,
        drug: ['61755000502', 'EYLEA'],
      }),
    ],
  },
  {
    name: 'spirometry before and after a bronchodilator',
    who: '* 20-75',
    visits: [visit('pulmonology', 'J45.40', '99213-25 94060')],
  },
  {
    name: 'cystoscopy in the office',
    who: 'M 50-85',
    visits: [visit('urology', 'R31.0', '52000')],
  },
  {
    name: 'colposcopy with biopsies',
    who: 'F 25-55',
    visits: [visit('gynecology', 'N87.1', '57454')],
  },
  {
    name: 'intrauterine device placed',
    who: 'F 20-42',
    payer: 'Commercial',
    visits: [visit('gynecology', 'Z30.430', '58300 J7298', { drug: ['50419042301', 'MIRENA'] })],
  },
  {
    name: 'allergy injections on different days',
    who: '* 12-50',
    visits: [0, 7, 14].map((day) => visit('otolaryngology', 'J30.1', '95117', { day })),
  },
  {
    name: 'ketorolac injection with the visit',
    who: '* 20-64',
    visits: [
      visit('family', 'M54.50', '99213-25 96372 J1885x2', { drug: ['00338007225', 'KETOROLAC'] }),
    ],
  },
  {
    name: 'laceration closed and sutures removed by another practice',
    who: '* 8-60',
    visits: [
      visit('family', 'S61.411A', '12001'),
      visit('internal', 'Z48.02', '99212', { day: 8 }),
    ],
  },
  {
    name: 'two doctors of different specialties on one day',
    who: '* 45-85',
    visits: [visit('cardiology', 'I25.10', '99214'), visit('pulmonology', 'J44.9', '99214')],
  },
  {
    name: 'smoking counselling with a visit',
    who: '* 25-64',
    visits: [visit('family', 'J44.9 F17.210', '99213-25 99406')],
  },
  {
    name: 'transitional care after a stay',
    who: '* 66-88',
    visits: [visit('internal', 'I50.9', '99495')],
  },
  {
    name: 'nutrition therapy by a dietitian',
    who: '* 40-80',
    visits: [visit('dietitian', 'E11.65', '97802x4')],
  },
]
