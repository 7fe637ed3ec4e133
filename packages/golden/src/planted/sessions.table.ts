import { visit, type PlantedScene, type Visit } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const medicare = { who: '* 66-85', payer: 'Medicare' } as const
const outpatient = { form: 'I', billType: '131' } as const
const supplier = { form: 'D', place: '12' } as const

const complaints = ['I10', 'E11.9', 'J20.9', 'M54.50', 'R05.9']

/** So many sessions, one each week, of which the last is one too many. */
function weekly(sessions: number, by: string, dx: string, bill: string): readonly Visit[] {
  return Array.from({ length: sessions }, (_, at) =>
    visit(by, dx, at === sessions - 1 ? `${bill}!` : bill, { day: at * 7 }),
  )
}

/** Sessions and dialysis, what kits and clinics of hospitals include, and codes that contradict their surroundings. */
export const plantedSessions: readonly PlantedScene[] = [
  ...plant(
    'revenue-code-not-of-procedure',
    medicare,
    complaints.map((dx, at) => [
      visit(
        'hospital',
        dx,
        `${['0610/80053', '0301/70551', '0430/97110-GP', '0350/85025', '0320/80061'][at] ?? ''}!`,
        outpatient,
      ),
    ]),
  ),
  ...plant(
    'dialysis-without-kidney-disease',
    medicare,
    complaints.map((dx) => [visit('internal', dx, '90960!', { place: '65' })]),
  ),
  ...plant(
    'service-of-dialysis-bundle',
    { ...medicare, between: ['2024-07-08', '2024-07-20'] },
    ['80053!', '85025!', '83970!', '82728!', '84100!'].map((bill) => [
      visit('nursing', 'N18.6', '0821/90999', { form: 'I', billType: '721' }),
      visit('laboratory', 'N18.6', bill, { place: '81', day: 2 }),
    ]),
  ),
  ...plant('sessions-over-limit', { ...medicare, between: ['2024-01-08', '2024-02-16'] }, [
    weekly(9, 'family', 'F17.210', '99406'),
    weekly(9, 'pulmonology', 'F17.211', '99406'),
    weekly(5, 'family', 'F10.10', 'G0443'),
    weekly(23, 'family', 'E66.9', 'G0447'),
    weekly(3, 'family', 'Z72.51', 'G0445'),
  ]),
  ...plant(
    'outside-coverage-decision',
    medicare,
    [
      ['97802', 'I10'],
      ['G0108', 'I10'],
      ['83036', 'J20.9'],
      ['80061', 'S93.401A'],
      ['84443', 'S93.402A'],
    ].map(([bill = '', dx = '']) => [visit('family', dx, `${bill}!`)]),
  ),
  ...plant(
    'drug-given-too-soon',
    { ...medicare, between: ['2024-01-08', '2024-02-16'] },
    [
      ['internal', 'M81.0'],
      ['family', 'M81.8'],
      ['internal', 'M80.08XA'],
      ['orthopedics', 'M80.88XA'],
      ['family', 'M81.6'],
    ].map(([by = '', dx = ''], at) => [
      visit(by, dx, 'J0897-JZx60'),
      visit(by, dx, 'J0897-JZx60!', { day: 56 + at * 14 }),
    ]),
  ),
  ...plant(
    'stay-bill-contradicts-itself',
    medicare,
    ['I50.9', 'J18.9', 'N39.0', 'K92.2', 'I48.91'].map((dx, at) => [
      visit('hospital', dx, '0120/!', {
        form: 'I',
        billType: at < 3 ? '111' : '112',
        dischargeStatus: at < 3 ? '30' : '01',
        stay: [0, 4],
        through: 4,
      }),
    ]),
  ),
  ...plant(
    'ambulance-trip-far',
    medicare,
    ['R55', 'I63.9', 'S72.001A', 'J96.01', 'I21.4'].map((dx, at) => [
      visit('ambulance', dx, `A0429-RH A0425-RHx${String(130 + at * 20)}!`, { place: '41' }),
    ]),
  ),
  ...plant(
    'office-place-beside-hospital',
    medicare,
    complaints.map((dx) => [
      visit('internal', dx, '99213!'),
      visit('hospital', dx, '0510/G0463', outpatient),
    ]),
  ),
  ...plant(
    'supply-included-in-kit',
    medicare,
    ['E0443!', 'A4615!', 'A4616!', 'E0441!', 'E0444!'].map((bill) => [
      visit('supplier', 'J44.9', 'E1390-RR', supplier),
      visit('supplier', 'J44.9', bill, { ...supplier, day: 9 }),
    ]),
  ),
  ...plant(
    'costly-unlisted-service',
    { who: '* 30-60', payer: 'Commercial' },
    ['M54.16', 'G56.01', 'M17.11', 'K43.9', 'N20.0'].map((dx, at) => [
      visit('surgery', dx, `${['64999', '64999', '27599', '49999', '53899'][at] ?? ''}!`, {
        place: '22',
      }),
    ]),
  ),
]
