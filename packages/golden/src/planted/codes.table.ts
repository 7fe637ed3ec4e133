import { visit } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const adult = { who: '* 30-64', payer: 'Commercial' } as const
const medicare = { who: '* 66-85', payer: 'Medicare' } as const

/** Codes that do not exist, do not fit the patient, the place or each other. */
export const plantedCodes = [
  ...plant('procedure-code-unknown', adult, [
    [visit('family', 'I10', '99213 10000!')],
    [visit('family', 'I10', '99213 99910!')],
    [visit('laboratory', 'E11.9', '80053 8O053!', { place: '81' })],
    [visit('supplier', 'R26.89', 'E0143-NU E0299-NU!', { place: '12', form: 'D' })],
    [visit('internal', 'D51.9', '96372 J3421!')],
    [visit('internal', 'M81.0', '99213-25 96372 J0001!')],
  ]),
  ...plant('procedure-code-inactive', adult, [
    [visit('family', 'I10', '99201!')],
    [visit('hospitalist', 'R55', '99219!', { place: '22' })],
    [visit('hospitalist', 'R55', '99217!', { place: '22' })],
    [visit('cardiology', 'I10', '99241!')],
    [visit('cardiology', 'I50.9', '99251!', { place: '21' })],
    [visit('family', 'F41.9', '99214 99354!')],
  ]),
  ...plant(
    'diagnosis-code-wrong-version',
    adult,
    ['250.00', '401.9', '724.2', '715.16', '486'].map((dx) => [visit('family', dx, '99213!')]),
  ),
  ...plant(
    'diagnosis-code-unknown',
    adult,
    ['E11.97', 'I10.9', 'M54.55', 'J20.95', 'Q99.99'].map((dx) => [visit('family', dx, '99213!')]),
  ),
  ...plant(
    'diagnosis-code-not-billable',
    adult,
    ['M54.5', 'E11', 'S83.24', 'R10', 'J45.90'].map((dx) => [visit('family', dx, '99213!')]),
  ),
  ...plant('anatomy-mismatch', adult, [
    [visit('orthopedics', 'H25.11', '29881-RT!', { place: '24' })],
    [visit('ophthalmology', 'M17.11', '66984-RT!', { place: '24' })],
    [visit('surgery', 'H66.91', '47562!', { place: '22' })],
    [visit('urology', 'J44.9', '52000!')],
    [visit('otolaryngology', 'N39.0', '69436-RT!', { place: '24' })],
    [visit('orthopedics', 'K21.9', '26055-F7!', { place: '24' })],
  ]),
  ...plant('diagnosis-age-conflict', { who: '* 40-60' }, [
    [visit('family', 'Z00.129', '99213!')],
    [visit('pediatrics', 'Z00.110', '99213!')],
    [visit('family', 'Z38.00', '99213!')],
    [visit('family', 'Z38.01', '99213!')],
    [visit('family', 'Z00.121', '99214!')],
  ]),
  ...plant('diagnosis-age-conflict', { who: 'F 67-80' }, [
    [visit('gynecology', 'Z34.83', '99213!')],
    [visit('gynecology', 'O80', '99213!')],
  ]),
  ...plant('diagnosis-side-conflict', adult, [
    [visit('orthopedics', 'M17.11', '27447-LT!', { place: '21' })],
    [visit('orthopedics', 'S83.241A', '29881-LT!', { place: '24' })],
    [visit('ophthalmology', 'H25.12', '66984-RT!', { place: '24' })],
    [visit('orthopedics', 'G56.02', '64721-RT!', { place: '24' })],
    [visit('orthopedics', 'M75.121', '29827-LT!', { place: '24' })],
  ]),
  ...plant(
    'manifestation-listed-first',
    adult,
    ['D63.1 N18.30', 'F02.80 G30.9', 'G63 E53.8', 'H42 E85.4', 'D77 D57.1'].map((dx) => [
      visit('internal', dx, '99214!'),
    ]),
  ),
  ...plant(
    'external-cause-listed-first',
    adult,
    [
      'W18.30XA S52.501A',
      'V49.9XXA S13.4XXA',
      'Y93.01 M25.561',
      'X58.XXXA T14.90XA',
      'W01.0XXA S80.01XA',
    ].map((dx) => [visit('emergency', dx, '99283!', { place: '23' })]),
  ),
  ...plant(
    'place-of-service-conflict',
    adult,
    [
      visit('emergency', 'R07.9', '99284!', { place: '11' }),
      visit('hospitalist', 'J18.9', '99232!', { place: '11' }),
      visit('hospitalist', 'J18.9', '99223!', { place: '20' }),
      visit('internal', 'I69.351', '99308!', { place: '11' }),
      visit('internal', 'I50.9', '99348!', { place: '11' }),
    ].map((each) => [each]),
  ),
  ...plant('telehealth-place-conflict', adult, [
    [visit('dermatology', 'L57.0', '17000!', { place: '02' })],
    [visit('orthopedics', 'M17.11', '20610-RT-95!')],
    [visit('gastroenterology', 'K92.1', '45378!', { place: '10' })],
    [visit('dermatology', 'D48.5', '11102-95!')],
    [visit('surgery', 'L02.415', '10060!', { place: '02' })],
  ]),
  ...plant(
    'office-visit-during-stay',
    { who: '* 50-85' },
    [1, 2, 1, 2, 3].map((day) => [
      visit('hospital', 'J18.9', '0120/ 0300/', {
        form: 'I',
        billType: '111',
        drg: '193',
        through: 4,
        stay: [0, 4],
      }),
      visit('cardiology', 'I10', '99213!', { day }),
    ]),
  ),
  ...plant('ndc-not-of-procedure', { ...medicare, between: ['2026-01-05', '2026-01-09'] }, [
    [visit('family', 'M54.50', '96372 J1885x2!', { drug: ['00143967801', 'CEFTRIAXONE'] })],
    [visit('family', 'J18.9', '96372 J0696x4!', { drug: ['00338007225', 'KETOROLAC'] })],
    [visit('internal', 'M81.0', '96372 J0897x60!', { drug: ['00517231005', 'VENOFER'] })],
    [visit('oncology', 'D50.9', '96374 J1756x200!', { drug: ['55513071001', 'PROLIA'] })],
    [
      visit('orthopedics', 'M17.11', '20610-RT J3301x4!', {
        drug: ['00404980505', 'DEXAMETHASONE'],
      }),
    ],
  ]),
  ...plant('drug-name-not-of-ndc', adult, [
    [visit('family', 'M54.50', '96372 J1885x2!', { drug: ['00003029305', 'KETOROLAC'] })],
  ]),
]
