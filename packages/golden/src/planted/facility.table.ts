import { procedureNumber, type ReferenceTables, type RelativeUnits } from '@plumbline/engine'
import { visit, type PlantedScene } from '../making/medical-scene.ts'
import { standIn } from '../making/stand-in.ts'
import { plant } from './plant.ts'

const medicare = { who: '* 66-85', payer: 'Medicare' } as const
const outpatient = { form: 'I', billType: '131' } as const
const stay = { form: 'I', billType: '111', drg: '193', through: 4, stay: [0, 4] } as const

/** Studies by what Medicare pays for them in dollars, of which four fifths are the technical part. */
const studies = new Map(
  Object.entries({ 70450: 108.52, 72148: 196.4, 73721: 208.05, 74177: 310.91 }).map(
    ([code, dollars]) => [procedureNumber(code), dollars] as const,
  ),
)

const units = (work: number, expense: number): RelativeUnits => ({
  work,
  facilityExpense: expense,
  nonFacilityExpense: expense,
  malpractice: 0,
})

/** Tables that the errors below need. */
export const facilityTables = {
  relativeValues: standIn(
    'relativeValues',
    {
      complete: false,
      find: (procedure) => {
        const dollars = studies.get(procedure)
        return dollars === undefined
          ? undefined
          : {
              factorDollars: 1,
              whole: units(dollars / 5, (dollars * 4) / 5),
              professional: units(dollars / 5, 0),
              technical: units(0, (dollars * 4) / 5),
            }
      },
    },
    studies.size,
  ),
} satisfies ReferenceTables

/** Bills of stays and of outpatients, and what is paid less beside another service. */
export const plantedFacility: readonly PlantedScene[] = [
  ...plant(
    'hospital-visit-without-25',
    medicare,
    ['K63.5', 'D12.6', 'K57.30', 'K62.5', 'R19.5'].map((dx) => [
      visit('hospital', dx, '0510/G0463! 0750/45385', outpatient),
    ]),
  ),
  ...plant(
    'principal-diagnosis-repeated',
    medicare,
    ['J18.9', 'J18.1', 'J15.9', 'J44.1', 'J69.0'].map((dx) => [
      visit('hospital', `${dx} I10 ${dx}`, '0120/!', stay),
    ]),
  ),
  ...plant(
    'diagnosis-never-principal',
    medicare,
    ['B96.20 N39.0', 'B95.61 L03.115', 'Z68.41 E66.01', 'Z87.891 J44.1', 'B97.4 J20.5'].map(
      (dx) => [visit('hospital', dx, '0120/!', stay)],
    ),
  ),
  ...plant(
    'admission-questionable',
    medicare,
    ['I10', 'E11.9', 'R03.0', 'I45.10', 'H61.23'].map((dx) => [
      visit('hospital', dx, '0120/!', stay),
    ]),
  ),
  ...plant(
    'side-not-stated',
    medicare,
    ['S72.009A', 'I82.409', 'I82.419', 'J18.9 I82.409', 'J18.9 L97.109'].map((dx) => [
      visit('hospital', dx, '0120/!', stay),
    ]),
  ),
  ...plant(
    'second-service-not-reduced',
    medicare,
    [
      ['R51.9 M54.16', '72148 70450!'],
      ['M54.16 R10.9', '74177 72148!'],
      ['M54.16 M25.561', '73721 72148!'],
      ['R51.9 R10.9', '74177 70450!'],
      ['M25.561 R51.9', '73721 70450!'],
    ].map(([dx = '', bill = '']) => [visit('imaging', dx, bill)]),
  ),
  ...plant(
    'ventilation-in-short-stay',
    medicare,
    [
      ['J18.9', '207', 3],
      ['A41.9', '870', 2],
      ['J96.01', '207', 1],
      ['A41.51', '870', 3],
      ['T31.30', '933', 2],
    ].map(([dx = '', drg = '', nights = 0]) => [
      visit('hospital', String(dx), '0200/!', {
        ...stay,
        drg: String(drg),
        through: Number(nights),
        stay: [0, Number(nights)],
      }),
    ]),
  ),
  ...plant(
    'token-charge-exceeded',
    medicare,
    ['C67.9', 'C50.911', 'C34.11', 'C18.2', 'C64.1'].map((dx) => [
      visit('hospital', dx, '0343/C9898! 0404/78815', outpatient),
    ]),
  ),
  ...plant(
    'partial-hospitalization-without-mental-diagnosis',
    medicare,
    ['I10', 'E11.9', 'M54.50', 'E78.5', 'N18.30'].map((dx) => [
      visit('hospital', dx, '0915/90853! 0904/G0129!', { form: 'I', billType: '761' }),
    ]),
  ),
  ...plant(
    'transfer-paid-as-discharge',
    medicare,
    [
      { form: 'I', billType: '111', drg: '193', day: 4, through: 7, stay: [4, 7] } as const,
      { form: 'I', billType: '111', drg: '291', day: 4, through: 9, stay: [4, 9] } as const,
      { form: 'I', billType: '211', day: 4, through: 20, stay: [4, 20] } as const,
      { form: 'I', billType: '211', day: 4, through: 12, stay: [4, 12] } as const,
      { form: 'I', billType: '111', drg: '871', day: 4, through: 5, stay: [4, 5] } as const,
    ].map((next, at) => [
      visit('hospital', ['J18.9', 'J18.1', 'J15.9', 'J44.1', 'J69.0'][at] ?? '', '0120/!', {
        ...stay,
        dischargeStatus: '01',
      }),
      visit(next.billType === '211' ? 'nursing' : 'hospital~1', 'I63.9', '0120/', next),
    ]),
  ),
]
