import { visit, type MedicalScene, type Visit } from '../making/medical-scene.ts'

const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Daily visits of a hospitalist. */
const rounds = (dx: string, from: number, to: number): readonly Visit[] =>
  days(from, to).map((day) => visit('hospitalist', dx, '99232', { place: '21', day }))

/** Hospitals: emergencies, stays, observation, imaging, infusions, facility bills, equipment. */
export const hospitalScenes: readonly MedicalScene[] = [
  {
    name: 'emergency visit with readings and the hospital bill',
    who: '* 20-80',
    times: 30,
    visits: [
      visit('emergency', 'R07.9', '99284-25 93010', { place: '23' }),
      visit('radiology', 'R07.9', '71046-26', { place: '23', referred: true }),
      visit('hospital', 'R07.9', '0450/99284-25 0324/71046 0730/93005 0301/80053 0305/85025', {
        form: 'I',
        billType: '131',
      }),
    ],
  },
  {
    name: 'child with an injury in the emergency room',
    who: '* 6-15',
    visits: [
      visit('emergency', 'S52.501A W18.30XA', '99283-25 29125-RT', { place: '23' }),
      visit('radiology', 'S52.501A', '73110-26-RT', { place: '23' }),
    ],
  },
  {
    name: 'inpatient stay seen day by day',
    who: '* 50-88',
    times: 25,
    visits: [
      visit('hospitalist', 'J18.9 J44.1', '99223-AI', { place: '21' }),
      ...rounds('J18.9 J44.1', 1, 3),
      visit('hospitalist', 'J18.9 J44.1', '99238', { place: '21', day: 4 }),
      visit('hospital', 'J18.9 J44.1', '0120/ 0250/ 0300/ 0320/ 0410/', {
        form: 'I',
        billType: '111',
        drg: '193',
        day: 0,
        through: 4,
        stay: [0, 4],
      }),
    ],
  },
  {
    name: 'critical care for over 74 minutes',
    who: '* 45-85',
    visits: [visit('pulmonology', 'J96.01', '99291 99292', { place: '21' })],
  },
  {
    name: 'two hospitalists of different specialties on one day',
    who: '* 50-85',
    visits: [
      visit('hospitalist', 'I50.23', '99232', { place: '21' }),
      visit('cardiology', 'I50.23', '99232', { place: '21' }),
    ],
  },
  {
    name: 'observation and discharge the next day',
    who: '* 40-80',
    visits: [
      visit('hospitalist', 'R55', '99222', { place: '22' }),
      visit('hospitalist', 'R55', '99238', { place: '22', day: 1 }),
      visit('hospital', 'R55', '0762/G0378x26 0300/80053 0730/93005', {
        form: 'I',
        billType: '131',
        through: 1,
      }),
    ],
  },
  {
    name: 'nursing facility visits',
    who: '* 70-92',
    visits: [
      visit('internal', 'I69.351', '99306', { place: '31' }),
      visit('internal', 'I69.351', '99308', { place: '31', day: 14 }),
    ],
  },
  {
    name: 'newborn in the hospital',
    who: '* 0',
    visits: [
      visit('pediatrics', 'Z38.00', '99460', { place: '21' }),
      visit('pediatrics', 'Z38.00', '99462', { place: '21', day: 1 }),
      visit('pediatrics', 'Z38.00', '99238', { place: '21', day: 2 }),
    ],
  },
  {
    name: 'scan split between reader and owner',
    who: '* 35-80',
    visits: [
      visit('radiology', 'R51.9', '70450-26', { referred: true }),
      visit('imaging', 'R51.9', '70450-TC', { referred: true }),
    ],
  },
  {
    name: 'imaging center bills the whole study',
    who: '* 35-80',
    visits: [visit('imaging', 'M54.16', '72148', { referred: true })],
  },
  {
    name: 'chest films repeated on one day, 76 and 77',
    who: '* 45-85',
    visits: [
      visit('radiology', 'J18.9', '71045-26', { place: '21' }),
      visit('radiology', 'J18.9', '71045-26-76', { place: '21', sameClaimAs: 0, edit: secondLine }),
      visit('radiology+1', 'J18.9', '71045-26-77', { place: '21' }),
    ],
  },
  {
    name: 'glucose repeated for a new result, 91',
    who: '* 40-80',
    visits: [visit('laboratory', 'E11.65', '82947 82947-91', { place: '81', referred: true })],
  },
  {
    name: 'screening mammogram',
    who: 'F 45-70',
    visits: [visit('imaging', 'Z12.31', '77067 77063', { referred: true })],
  },
  {
    name: 'screening mammogram turned diagnostic, GG',
    who: 'F 45-70',
    visits: [
      visit('imaging', 'Z12.31', '77067'),
      visit('imaging', 'R92.8', '77065-GG-LT', { sameClaimAs: 0, edit: secondLine }),
    ],
  },
  {
    name: 'breast ultrasound of two sides, 50',
    who: 'F 40-70',
    visits: [visit('imaging', 'N63.10 N63.20', '76642-50')],
  },
  {
    name: 'lab panel alone',
    who: '* 25-85',
    times: 40,
    visits: [
      visit('laboratory', 'E78.5 E03.9', '80053 80061 84443 85025', {
        place: '81',
        referred: true,
      }),
    ],
  },
  {
    name: 'status X laboratory tests under Medicare',
    who: '* 66-85',
    visits: [
      visit('laboratory', 'E55.9 D51.9', '82306 82607 82746', { place: '81', referred: true }),
    ],
  },
  {
    name: 'urine culture after a dipstick by another',
    who: 'F 20-80',
    visits: [
      visit('family', 'N39.0', '99213 81002'),
      visit('laboratory', 'N39.0', '87086 87088', { place: '81', referred: true }),
    ],
  },
  {
    name: 'drug test with the definitive follow-up',
    who: '* 25-60',
    visits: [visit('laboratory', 'Z79.891', '80307 G0480', { place: '81', referred: true })],
  },
  {
    name: 'infusion with hydration in a later hour, 59',
    who: '* 45-80',
    visits: [
      visit('oncology', 'C50.911 E86.0', '96413 96415x2 96361-59x2 96375 J1100x10', {
        drug: ['00404980505', 'DEXAMETHASONE'],
      }),
    ],
  },
  {
    name: 'iron infused from whole vials, JZ',
    who: 'F 30-75',
    visits: [
      visit('oncology', 'D50.9', '96374 J1756-JZx200', { drug: ['00517231005', 'VENOFER'] }),
    ],
  },
  {
    name: 'single-dose vial with waste, JW',
    who: '* 50-80',
    visits: [
      visit('oncology', 'C34.11', '96413 J9271x150 J9271-JWx50', {
        drug: ['00006302602', 'KEYTRUDA'],
      }),
    ],
  },
  {
    name: 'denosumab twice a year',
    who: 'F 66-85',
    visits: [visit('internal', 'M81.0', '96372 J0897-JZx60', { drug: ['55513071001', 'PROLIA'] })],
  },
  {
    name: 'radiology read from the wrong end: TC in the imaging center, 26 in the hospital',
    who: '* 40-80',
    visits: [
      visit('radiology', 'R10.9', '74177-26', { place: '22', referred: true }),
      visit('hospital', 'R10.9', '0352/74177', { form: 'I', billType: '131' }),
    ],
  },
  {
    name: 'dialysis month by day of claim',
    who: '* 45-80',
    visits: [visit('internal', 'N18.6 Z99.2', '90961')],
  },
  {
    name: 'wheelchair rented by the month',
    who: '* 66-88',
    visits: [
      visit('supplier', 'M62.81', 'K0001-RR-KH', { place: '12', form: 'D' }),
      visit('supplier', 'M62.81', 'K0001-RR-KI', { place: '12', form: 'D', day: 30 }),
    ],
  },
  {
    name: 'oxygen and a walker',
    who: '* 66-88',
    visits: [
      visit('supplier', 'J44.9', 'E1390-RR', { place: '12', form: 'D' }),
      visit('supplier', 'R26.89', 'E0143-NU', { place: '12', form: 'D', day: 4 }),
    ],
  },
  {
    name: 'positive airway pressure supplies',
    who: '* 45-75',
    visits: [
      visit('supplier', 'G47.33', 'A7030-NU A7035-NU A7038-NUx2', { place: '12', form: 'D' }),
    ],
  },
  {
    name: 'ambulance to the hospital with mileage',
    who: '* 60-88',
    visits: [visit('ambulance', 'R41.82', 'A0427-RH A0425-RHx8', { place: '41' })],
  },
  {
    name: 'sleep study at night',
    who: '* 35-70',
    visits: [visit('neurology', 'G47.33', '95810')],
  },
  {
    name: 'hospital clinic visit and surgeon of the same day',
    who: '* 40-80',
    visits: [
      visit('surgery', 'K80.20', '99214', { place: '22' }),
      visit('hospital', 'K80.20', '0510/G0463', { form: 'I', billType: '131' }),
    ],
  },
  {
    name: 'outpatient surgery billed by the hospital',
    who: '* 30-70',
    visits: [
      visit('surgery', 'K80.20', '47562', { place: '22' }),
      visit('hospital', 'K80.20', '0360/47562 0710/ 0250/ 0370/', { form: 'I', billType: '131' }),
    ],
  },
  {
    name: 'a transfusion of blood that the hospital paid for, and of blood that was given',
    who: '* 40-80',
    visits: [
      visit('hospital', 'D62', '0381/P9016-BLx2 0390/P9016-BLx2 0391/36430', {
        form: 'I',
        billType: '131',
      }),
      visit('hospital', 'D50.0', '0390/P9016 0391/36430', { form: 'I', billType: '131', day: 20 }),
    ],
  },
  {
    name: 'an outpatient who died after an operation for inpatients, CA',
    who: '* 66-88',
    payer: 'Medicare',
    visits: [
      visit('hospital', 'K57.32', '0360/44204-CA', {
        form: 'I',
        billType: '131',
        dischargeStatus: '20',
      }),
    ],
  },
]

function secondLine() {
  return { line: 2 }
}
