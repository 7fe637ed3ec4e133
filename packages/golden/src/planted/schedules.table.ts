import {
  procedureNumber,
  type EquipmentFees,
  type SurgeryCenterService,
  type TelehealthService,
} from '@plumbline/engine'
import { visit, type PlantedScene } from '../making/medical-scene.ts'
import { standIn } from '../making/stand-in.ts'
import { plant } from './plant.ts'

const medicare = { who: '* 66-85', payer: 'Medicare' } as const

const numbered = <Row>(rows: Readonly<Record<string, Row>>) =>
  new Map(Object.entries(rows).map(([code, row]) => [procedureNumber(code), row]))

const unpriced = { isDiscounted: false, cents: undefined } as const

/** Operations that a surgery center is not paid for, and what belongs to one. */
const centers: ReadonlyMap<number, SurgeryCenterService> = numbered({
  44204: { ...unpriced, listed: 'excluded', indicator: undefined },
  27130: { ...unpriced, listed: 'covered', indicator: 'J8' },
  C1713: { ...unpriced, listed: 'ancillary', indicator: 'N1' },
  64721: { listed: 'covered', indicator: 'A2', isDiscounted: true, cents: 45_271 },
  26055: { listed: 'covered', indicator: 'A2', isDiscounted: true, cents: 59_285 },
})

const fee = (modifiers: string, highestCents: number) => ({
  modifiers,
  highestCents,
  lowestCents: highestCents,
  stateCents: {},
})

/** Fees below those of the made files, whose equipment is dear. */
const equipment: ReadonlyMap<number, EquipmentFees> = numbered({
  A7030: { category: 'SU', fees: [fee('', 30_000)] },
  A7034: { category: 'SU', fees: [fee('', 30_000)] },
  E0143: { category: 'IN', fees: [fee('NU', 20_000)] },
})

const bases: ReadonlyMap<number, { units: number }> = numbered({
  '00790': { units: 7 },
  '00840': { units: 6 },
})

const telehealth: ReadonlyMap<number, TelehealthService> = numbered({
  99212: { audioOnly: true },
  99213: { audioOnly: true },
  99214: { audioOnly: true },
  99215: { audioOnly: true },
})

/** Codes of the fiscal years that do not end; the first is not covered, the second in some hospitals only. */
const procedures: ReadonlyMap<string, 'never' | 'limited' | 'covered'> = new Map([
  ['0DQ64ZZ', 'never'],
  ['02RF38H', 'limited'],
  ['0SRC0J9', 'covered'],
])

const exclusions = new Map([
  ['E10', { ranges: [['E11', 'E11']] as const }],
  ['F32', { ranges: [['F31', 'F31']] as const }],
  ['J06', { ranges: [['J22', 'J22']] as const }],
  ['M543', { ranges: [['M544', 'M544']] as const }],
  ['N40', { ranges: [['D291', 'D291']] as const }],
])

/** Tables that the errors below need. */
export const scheduleTables = {
  surgeryCenterServices: standIn(
    'surgeryCenterServices',
    { complete: false, find: (procedure: number) => centers.get(procedure) },
    centers.size,
  ),
  equipmentFees: standIn(
    'equipmentFees',
    { complete: false, find: (procedure: number) => equipment.get(procedure) },
    equipment.size,
  ),
  anesthesiaBases: standIn(
    'anesthesiaBases',
    { complete: false, find: (procedure: number) => bases.get(procedure) },
    bases.size,
  ),
  anesthesiaFactors: standIn(
    'anesthesiaFactors',
    {
      complete: false,
      find: (locality: string) =>
        locality === '0000000' ? { name: 'NATIONAL', dollars: 5 } : undefined,
    },
    1,
  ),
  telehealthServices: standIn(
    'telehealthServices',
    { complete: true, find: (procedure: number) => telehealth.get(procedure) },
    telehealth.size,
  ),
  inpatientProcedureCodes: standIn(
    'inpatientProcedureCodes',
    {
      complete: true,
      find: (code: string) => (procedures.has(code) ? { billable: true } : undefined),
    },
    procedures.size,
  ),
  inpatientProcedureEdits: standIn(
    'inpatientProcedureEdits',
    {
      complete: true,
      find: (code: string) => {
        const covered = procedures.get(code)
        return covered === undefined || covered === 'covered'
          ? undefined
          : { notCovered: covered === 'never', limitedCoverage: covered === 'limited' }
      },
    },
    2,
  ),
  excludedDiagnoses: standIn(
    'excludedDiagnoses',
    { complete: false, find: (code: string) => exclusions.get(code) },
    exclusions.size,
  ),
}

/** Errors against schedules and lists that are imported. */
export const plantedSchedules: readonly PlantedScene[] = [
  ...plant(
    'surgery-center-not-payable',
    medicare,
    ['C18.2', 'C18.4', 'C18.7', 'K57.32', 'D12.2'].map((dx) => [
      visit('hospital', dx, '0490/44204!', { form: 'I', billType: '831' }),
    ]),
  ),
  ...plant(
    'second-facility-operation-paid-in-full',
    medicare,
    ['M65.331 G56.01', 'M65.321 G56.01', 'M65.341 G56.01', 'M65.332 G56.02', 'M65.311 G56.01'].map(
      (dx) => [visit('hospital', dx, '0490/26055 0490/64721!', { form: 'I', billType: '831' })],
    ),
  ),
  ...plant(
    'equipment-payment-over-schedule',
    medicare,
    ['G47.33', 'G47.31', 'R06.81', 'G47.37', 'G47.39'].map((dx) => [
      visit('supplier', dx, 'A7030-NU!', {
        form: 'D',
        place: '12',
        edit: () => ({ allowed: 40_000, paid: 32_000, charge: 60_000, share: 8_000 }),
      }),
    ]),
  ),
  ...plant(
    'anesthesia-over-schedule',
    medicare,
    ['K80.20', 'K43.9', 'K35.80', 'K40.90', 'K57.32'].map((dx) => [
      visit('anesthesia', dx, '00840-AAx12!', {
        place: '22',
        edit: () => ({ minutes: 60, allowed: 30_000, paid: 24_000, charge: 60_000, share: 6_000 }),
      }),
    ]),
  ),
  ...plant(
    'not-on-telehealth-list',
    medicare,
    ['I10', 'E11.9', 'R53.83', 'M79.10', 'R42'].map((dx) => [
      visit('family', dx, '93000!', { place: '10' }),
    ]),
  ),
  ...plant(
    'office-rate-in-facility',
    medicare,
    ['D12.2', 'D12.5', 'K63.5', 'K57.30', 'R19.5'].map((dx) => [
      visit('gastroenterology', dx, '45385!'),
      visit('hospital', dx, '0750/45385', { form: 'I', billType: '131' }),
    ]),
  ),
  ...plant(
    'operation-paid-to-two-facilities',
    medicare,
    ['D12.3', 'D12.4', 'K57.32', 'K62.5', 'K92.1'].map((dx) => [
      visit('hospital', dx, '0750/45385', { form: 'I', billType: '131' }),
      visit('hospital~1', dx, '0750/45385!', { form: 'I', billType: '131' }),
    ]),
  ),
  ...plant(
    'inpatient-procedure-code-unknown',
    medicare,
    ['M17.11', 'M17.12', 'M17.0', 'M17.2', 'M17.31'].map((dx) => [withProcedure(dx, '0SRC0J8')]),
  ),
  ...plant(
    'inpatient-procedure-not-covered',
    medicare,
    ['K44.9', 'K21.9', 'K21.00', 'E66.01', 'K22.4'].map((dx) => [withProcedure(dx, '0DQ64ZZ')]),
  ),
  ...plant(
    'diagnoses-exclude-each-other',
    medicare,
    ['E10.9 E11.9', 'F32.9 F31.9', 'J06.9 J22', 'M54.31 M54.41', 'E10.65 E11.65'].map((dx) => [
      visit('family', dx, '99213!'),
    ]),
  ),
  ...plant('facility-operation-in-office', { who: '* 30-64', payer: 'Commercial' }, [
    [visit('orthopedics', 'M17.11', '27447-RT!', { place: '11' })],
    [visit('orthopedics', 'M75.121', '29827-RT!', { place: '11' })],
    [visit('surgery', 'K80.20', '47562!', { place: '11' })],
    [visit('surgery', 'K40.90', '49505-LT!', { place: '11' })],
    [visit('orthopedics', 'S83.241A', '29881-RT!', { place: '11' })],
  ]),
]

function withProcedure(dx: string, procedure: string) {
  return visit('hospital', dx, '0120/x3!', {
    form: 'I',
    billType: '111',
    through: 3,
    stay: [0, 3],
    dischargeStatus: '01',
    edit: () => ({ procedures: [procedure] }),
  })
}
