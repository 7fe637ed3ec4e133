import { visit, type MedicalScene } from '../making/medical-scene.ts'

/** Operations, their packages, anesthesia, assistants, split and staged care. */
export const surgeryScenes: readonly MedicalScene[] = [
  {
    name: 'decision for major surgery the day before, 57',
    who: '* 20-60',
    visits: [
      visit('surgery', 'K35.80', '99223-57', { place: '21' }),
      visit('surgery', 'K35.80', '44970', { place: '21', day: 1 }),
    ],
  },
  {
    name: 'unrelated visit within the global period, 24',
    who: '* 45-75',
    visits: [
      visit('orthopedics', 'M17.11', '27447-RT', { place: '21' }),
      visit('orthopedics', 'M75.42', '99213-24', { day: 30 }),
    ],
  },
  {
    name: 'another doctor sees the patient within the global period',
    who: '* 45-75',
    visits: [
      visit('orthopedics', 'M17.12', '27447-LT', { place: '21' }),
      visit('family', 'I10', '99213', { day: 20 }),
    ],
  },
  {
    name: 'follow-up after surgery without a charge',
    who: '* 25-70',
    visits: [
      visit('surgery', 'K80.20', '47562', { place: '22' }),
      visit('surgery', 'Z48.815', '99024', {
        day: 12,
        edit: () => ({ charge: 0, allowed: 0, paid: 0, share: 0, adjustments: [] }),
      }),
    ],
  },
  {
    name: 'staged procedure, 58',
    who: '* 45-80',
    visits: [
      visit('dermatology', 'C44.319', '11643'),
      visit('dermatology', 'C44.319', '14040-58', { day: 7 }),
    ],
  },
  {
    name: 'return to the operating room, 78',
    who: '* 40-75',
    visits: [
      visit('surgery', 'K40.90', '49505-RT', { place: '22' }),
      visit('surgery', 'T81.41XA', '10180-78', { place: '22', day: 9 }),
    ],
  },
  {
    name: 'unrelated procedure within the global period, 79',
    who: '* 66-85',
    visits: [
      visit('ophthalmology', 'H25.11', '66984-RT', { place: '24' }),
      visit('ophthalmology', 'H25.12', '66984-LT-79', { place: '24', day: 14 }),
    ],
  },
  {
    name: 'knee replacement with an assistant and anesthesia',
    who: '* 60-80',
    visits: [
      visit('orthopedics', 'M17.11', '27447-RT', { place: '21' }),
      visit('orthopedics+1', 'M17.11', '27447-RT-80', { place: '21' }),
      visit('anesthesia', 'M17.11', '01402-AAx8', { place: '21' }),
    ],
  },
  {
    name: 'physician assistant at spinal surgery',
    who: '* 45-75',
    visits: [
      visit('orthopedics', 'M48.061', '63047 63048%100', { place: '21' }),
      visit('orthopedics+1', 'M48.061', '63047-AS 63048-AS', { place: '21' }),
    ],
  },
  {
    name: 'co-surgeons who both bill 62',
    who: '* 40-70',
    visits: [
      visit('orthopedics', 'M50.121', '22551-62', { place: '21' }),
      visit('neurology', 'M50.121', '22551-62', { place: '21' }),
    ],
  },
  {
    name: 'arthroscopy of one knee in a surgical center',
    who: '* 25-60',
    visits: [visit('orthopedics', 'S83.242A', '29881-LT', { place: '24' })],
  },
  {
    name: 'carpal tunnel of both hands on different days',
    who: '* 35-70',
    visits: [
      visit('orthopedics', 'G56.01', '64721-RT', { place: '24' }),
      visit('orthopedics', 'G56.02', '64721-LT-79', { place: '24', day: 35 }),
    ],
  },
  {
    name: 'inguinal hernias of both sides, 50',
    who: 'M 40-75',
    visits: [visit('surgery', 'K40.20', '49650-50', { place: '22' })],
  },
  {
    name: 'trigger fingers told apart by their modifiers',
    who: '* 45-75',
    visits: [visit('orthopedics', 'M65.331 M65.341', '26055-F7 26055-F8%50', { place: '24' })],
  },
  {
    name: 'screening colonoscopy under Medicare',
    who: '* 66-75',
    visits: [
      visit('gastroenterology', 'Z12.11', 'G0121', { place: '24' }),
      visit('anesthesia', 'Z12.11', '00812-QZx5', { place: '24' }),
    ],
  },
  {
    name: 'screening colonoscopy that removed a polyp',
    who: '* 46-64',
    payer: 'Commercial',
    visits: [
      visit('gastroenterology', 'Z12.11 D12.5', '45385-33', { place: '24' }),
      visit('laboratory', 'D12.5', '88305x2', { place: '81', referred: true }),
    ],
  },
  {
    name: 'polyps removed and biopsied at different sites, 59',
    who: '* 50-75',
    visits: [visit('gastroenterology', 'D12.5 D12.2', '45385 45380-59%50', { place: '22' })],
  },
  {
    name: 'gastroscopy and colonoscopy in one session',
    who: '* 40-75',
    visits: [visit('gastroenterology', 'K21.9 D50.9', '43239 45378-51%50', { place: '24' })],
  },
  {
    name: 'colonoscopy stopped short, 53, and done later',
    who: '* 50-75',
    visits: [
      visit('gastroenterology', 'K92.1', '45378-53', { place: '22' }),
      visit('gastroenterology', 'K92.1', '45378', { place: '22', day: 14 }),
    ],
  },
  {
    name: 'cataract care split between surgeon and optometrist',
    who: '* 66-85',
    visits: [
      visit('ophthalmology', 'H25.12', '66984-LT-54', { place: '24' }),
      visit('ophthalmology~1', 'H25.12', '66984-LT-55', { day: 1 }),
    ],
  },
  {
    name: 'vaginal delivery with all antenatal care',
    who: 'F 20-38',
    visits: [visit('gynecology', 'O80 Z37.0 Z3A.39', '59400', { place: '21' })],
  },
  {
    name: 'cesarean delivery and its anesthesia',
    who: 'F 22-40',
    visits: [
      visit('gynecology', 'O34.211 Z37.0 Z3A.39', '59510', { place: '21' }),
      visit('anesthesia', 'O34.211', '01967-AA 01968-AA', { place: '21' }),
    ],
  },
  {
    name: 'antenatal ultrasound and stress test',
    who: 'F 20-38',
    visits: [
      visit('gynecology', 'Z34.82 Z3A.20', '76805'),
      visit('gynecology', 'O36.8130 Z3A.34', '59025', { day: 30 }),
    ],
  },
  {
    name: 'spinal injections at two levels with the add-on',
    who: '* 45-80',
    visits: [visit('anesthesia', 'M47.816', '64493-RT 64494-RT', { place: '24' })],
  },
  {
    name: 'epidural injection with 25 on the visit',
    who: '* 45-80',
    visits: [visit('anesthesia', 'M54.16', '99213-25 62323')],
  },
  {
    name: 'nerve tests of both arms with their add-on',
    who: '* 35-70',
    visits: [visit('neurology', 'G56.03', '95910 95886x2')],
  },
  {
    name: 'Mohs surgery in two stages with a repair',
    who: '* 60-85',
    visits: [visit('dermatology', 'C44.311', '17311 17312 13131-51%50')],
  },
  {
    name: 'wound debrided with the add-on',
    who: '* 55-85',
    visits: [visit('surgery', 'L97.512 E11.621', '97597 97598', { place: '22' })],
  },
]
