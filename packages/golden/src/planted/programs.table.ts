import { visit, type PlantedScene, type VisitDetails } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const medicare = { who: '* 66-85', payer: 'Medicare' } as const
const outpatient = { form: 'I', billType: '131' } as const
const supplier = { form: 'D', place: '12' } as const
const center = { form: 'I', billType: '771' } as const

const moods = ['F33.2', 'F31.4', 'F41.1', 'F20.0', 'F43.10']
const complaints = ['I10', 'E11.9', 'J20.9', 'M54.50', 'R05.9']

/** Every line of the visit has the condition codes. */
const withConditions = (...conditionCodes: readonly string[]): VisitDetails => ({
  ...outpatient,
  edit: () => ({ conditionCodes }),
})

/** Programs of mental health, clinics and health centers, and what hospitals bill that nobody owes. */
export const plantedPrograms: readonly PlantedScene[] = [
  ...plant(
    'program-service-outside-program',
    medicare,
    moods.map((dx, at) => [
      visit(
        'hospital',
        dx,
        `0904/${['G0129', 'G0176', 'G0410', 'G0411', 'G0410'][at] ?? ''}! 0914/90837`,
        withConditions('09'),
      ),
    ]),
  ),
  ...plant(
    'program-bill-conflict',
    medicare,
    moods.map((dx, at) => [
      visit('hospital', dx, '0915/G0410x6!', {
        form: 'I',
        ...(at < 2
          ? { billType: '121', edit: () => ({ conditionCodes: ['41'] }) }
          : { billType: '761', through: 8 + at }),
      }),
    ]),
  ),
  ...plant(
    'program-day-short',
    { ...medicare, between: ['2023-02-01', '2023-09-30'] },
    moods.map((dx) => [
      visit('hospital', dx, '0915/G0410! 0904/G0129!', { form: 'I', billType: '761' }),
    ]),
  ),
  ...plant(
    'training-without-treatment',
    medicare,
    moods.map((dx) => [visit('hospital', dx, '0942/G0177! 0300/80053', outpatient)]),
  ),
  ...plant(
    'health-center-visit-conflict',
    medicare,
    complaints.map((dx, at) => [
      visit(
        'hospital',
        dx,
        [
          '0521/99213! 0300/36415',
          '0521/99214! 0300/85025',
          '0521/G0467! 0300/36415',
          '0521/G0468! 0521/99213',
          '0300/G0467! 0521/99213',
        ][at] ?? '',
        center,
      ),
    ]),
  ),
  ...plant(
    'not-health-center-service',
    medicare,
    complaints.map((dx, at) => [
      visit(
        'hospital',
        dx,
        `0521/99213 ${['0291/E0143', '0510/99232', '0730/93005-TC', '0510/99283', '0274/L1833'][at] ?? ''}!`,
        { form: 'I', billType: '711' },
      ),
    ]),
  ),
  ...plant(
    'revenue-code-not-of-medicare',
    medicare,
    complaints.map((dx, at) => [
      visit('hospital', dx, `${['2101', '0661', '3101', '0500', '0931'][at] ?? ''}/36415!`, {
        form: 'I',
        billType: '851',
      }),
    ]),
  ),
  ...plant(
    'service-beside-inpatient-only',
    { ...medicare, alsoWrong: { '44204': 'inpatient-only-as-outpatient' } },
    ['C18.2', 'C18.7', 'K57.20', 'D12.2', 'C18.4'].map((dx) => [
      visit('hospital', dx, '0360/44204 0636/J1100! 0730/93306!', outpatient),
    ]),
  ),
  ...plant(
    'option-included-in-chair',
    medicare,
    [
      'K0823-RR-KH E2366-NU!',
      'K0823-RR-KH E2367-NU!',
      'K0004-RR-KH E0967-NU!',
      'K0823-RR-KH E0978-NU!',
      'K0823-RR-KH K0040-NU!',
    ].map((bill) => [visit('supplier', 'G82.20', bill, supplier)]),
  ),
  ...plant(
    'nebulizer-drug-without-diagnosis',
    medicare,
    ['J7613x10', 'J7620x30', 'J7626x30', 'J7644x60', 'J7605x30'].map((bill, at) => [
      visit(
        'supplier',
        ['I10', 'E11.9', 'M54.50', 'E78.5', 'N18.30'][at] ?? '',
        `${bill}!`,
        supplier,
      ),
    ]),
  ),
  ...plant(
    'service-during-home-health',
    medicare,
    ['97110-GP!', '97112-GP!', '97530-GO!', 'A6212x12!', 'A4351x30!'].map((bill) => [
      visit('nursing', 'L97.112', '0551/G0299', { form: 'I', billType: '329', through: 20 }),
      bill.startsWith('A')
        ? visit('supplier', 'L97.112', bill, { ...supplier, day: 9 })
        : visit('therapy', 'L97.112', bill, { day: 9 }),
    ]),
  ),
  ...plant(
    'vaccine-before-approval',
    { ...medicare, between: ['2016-02-01', '2016-12-20'] },
    ['90750', '90739', '90677', '90671', '90619'].map((code) => [
      visit('family', 'Z23', `${code}! 90471`),
    ]),
  ),
]
