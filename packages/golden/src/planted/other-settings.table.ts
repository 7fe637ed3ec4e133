import { visit, type PlantedScene, type Visit } from '../making/medical-scene.ts'
import { plant } from './plant.ts'

const medicare = { who: '* 66-85', payer: 'Medicare' } as const
const commercial = { who: '* 30-64', payer: 'Commercial' } as const
const outpatient = { form: 'I', billType: '131' } as const

/** A month in a nursing facility, and one in the care of a hospice. */
const nursing = visit('nursing', 'I69.351', '0120/', {
  form: 'I',
  billType: '211',
  through: 20,
  stay: [0, 20],
})
const hospice = visit('hospice', 'C34.90', '0651/', { form: 'I', billType: '811', through: 28 })

const inpatient = { form: 'I', billType: '111', drg: '193', through: 4, stay: [0, 4] } as const

/** Care of nursing facilities and hospices, vaccines, telehealth, and bills of hospitals. */
export const plantedOtherSettings: readonly PlantedScene[] = [
  ...plant(
    'service-during-nursing-stay',
    medicare,
    [
      visit('therapy', 'I69.351', '97110-GP!', { day: 5 }),
      visit('therapy', 'I69.351', '97530-GO!', { day: 9 }),
      visit('imaging', 'I69.351', '71046-TC!', { day: 7 }),
      visit('supplier', 'I69.351', 'E0143-NU!', { form: 'D', day: 8 }),
      visit('hospital', 'I69.351', '0301/80053!', { ...outpatient, day: 6 }),
    ].map((service) => [nursing, service]),
  ),
  ...plant(
    'service-during-hospice',
    medicare,
    [
      visit('internal', 'C34.11', '99214!', { day: 8 }),
      visit('oncology', 'C34.90', '99213!', { day: 12 }),
      visit('internal', 'I10', '99213!', { day: 15 }),
      visit('hospital', 'C34.90', '0320/71046!', { ...outpatient, day: 10 }),
      visit('supplier', 'C34.90', 'E0143-NU!', { form: 'D', day: 11 }),
    ].map((service) => [hospice, service]),
  ),
  ...plant('vaccine-half-billed', commercial, [
    [visit('family', 'Z23', '90471!')],
    [visit('family', 'Z23', '90686!')],
    [visit('family', 'Z23', '90715!')],
    [visit('internal', 'Z23', '90750!')],
    [visit('pediatrics', 'Z23', '90473!')],
  ]),
  ...plant('hands-on-by-telehealth', commercial, [
    [visit('imaging', 'R05.9', '71046!', { place: '10' })],
    [visit('therapy', 'M54.50', '97140-GP-95!')],
    [visit('ophthalmology', 'H40.11X1', '92014!', { place: '10' })],
    [visit('family', 'J20.9', '96372!', { place: '02' })],
    [visit('cardiology', 'R06.02', '93306!', { place: '10' })],
  ]),
  ...plant(
    'revenue-code-not-of-bill',
    medicare,
    (
      [
        ['0120/!', outpatient],
        ['0206/!', outpatient],
        ['0110/!', outpatient],
        ['0120/ 0975/!', inpatient],
        ['0120/ 0987/!', inpatient],
      ] satisfies readonly (readonly [string, Omit<Visit, 'by' | 'dx' | 'bill'>])[]
    ).map(([bill, fields]) => [visit('hospital', 'J18.9', bill, fields)]),
  ),
  ...plant(
    'observation-conflict',
    medicare,
    ['0762/G0378x96!', '0762/G0378x80!', '0762/99285!', '0762/G0463!', '0762/G0378x75!'].map(
      (bill) => [visit('hospital', 'R07.9', bill, outpatient)],
    ),
  ),
  ...plant(
    'procedure-code-missing',
    medicare,
    ['0320/!', '0301/!', '0450/!', '0510/!', '0420/!'].map((bill) => [
      visit('hospital', 'R07.9', `${bill} 0450/99285`, outpatient),
    ]),
  ),
  ...plant(
    'discharge-status-unknown',
    medicare,
    ['10', '22', '55', '67', '99'].map((dischargeStatus) => [
      visit('hospital', 'J18.9', '0120/!', { ...inpatient, dischargeStatus }),
    ]),
  ),
  ...plant('study-paid-to-two', medicare, [
    [visit('imaging', 'S83.241A', '73721'), visit('radiology', 'S83.241A', '73721%90!')],
    [visit('imaging', 'M54.16', '72148'), visit('radiology', 'M54.16', '72148%90!')],
    [visit('imaging', 'R05.9', '71046'), visit('pulmonology', 'R05.9', '71046%90!')],
    [visit('cardiology', 'I50.9', '93306'), visit('cardiology~1', 'I50.9', '93306%90!')],
    [visit('imaging', 'R10.9', '74177'), visit('radiology', 'R10.9', '74177%90!')],
  ]),
  ...plant(
    'therapy-evaluated-twice',
    medicare,
    [
      ['97161-GP', '97162-GP!', 14],
      ['97161-GP', '97161-GP!', 21],
      ['97165-GO', '97166-GO!', 9],
      ['97162-GP', '97163-GP!', 28],
      ['92523-GN', '92523-GN!', 17],
    ].map(([first, second, day]) => [
      visit('therapy', 'I69.351', String(first)),
      visit('therapy', 'I69.351', String(second), { day: Number(day) }),
    ]),
  ),
  ...plant(
    'drug-test-twice',
    medicare,
    [
      ['G0483', 'G0482!'],
      ['G0483', 'G0481!'],
      ['G0482', 'G0480!'],
      ['80307', '80305!'],
      ['80307', '80306!'],
    ].map(([one = '', other = '']) => [
      visit('laboratory', 'F11.20', one, { place: '81' }),
      visit('laboratory~1', 'F11.20', other, { place: '81' }),
    ]),
  ),
]
