import { day, procedureNumber, type ReferenceTables } from '@plumbline/engine'
import { visit, type PlantedScene } from '../making/medical-scene.ts'
import { npiOf } from '../making/npi-maker.ts'
import { standIn } from '../making/stand-in.ts'
import { plant } from './plant.ts'

/** Nine practitioners whose levels are mixed, and one who bills nearly all visits at the highest. */
const peers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const visitsEach = 22

const levels: readonly PlantedScene[] = Array.from({ length: visitsEach }, (_, at) => [
  ...peers.map((peer) => ({ by: `neurology+${peer}`, code: mixed(at + peer) })),
  { by: 'neurology', code: at === 0 ? '99213' : '99215!' },
])
  .flat()
  .map(({ by, code }, at) => ({
    ruleId: 'visit-level-outlier',
    name: `visit-level-outlier: visit ${at} of ten neurologists`,
    who: '* 30-64',
    group: 0,
    visits: [visit(by, 'G43.909', code)],
  }))

/** Three in ten visits at a high level. */
function mixed(at: number): string {
  return (
    ['99213', '99213', '99212', '99214', '99213', '99213', '99214', '99213', '99212', '99215'][
      at % 10
    ] ?? ''
  )
}

const excludedNpis = [1, 2, 3, 4, 5].map((number) => npiOf(90_000_000 + number * 7))

const excluded = { excludedDay: day('2020-03-19'), reinstatedDay: undefined, name: 'MADE UP' }

/** Status indicators of procedures that no other scene bills on a hospital's outpatient bill. */
const statuses = new Map([
  [procedureNumber('44204'), 'C'],
  [procedureNumber('99213'), 'B'],
  [procedureNumber('99214'), 'B'],
  [procedureNumber('99215'), 'B'],
  [procedureNumber('99396'), 'E1'],
  [procedureNumber('E0143'), 'Y'],
  [procedureNumber('45385'), 'T'],
  [procedureNumber('J1885'), 'N'],
  [procedureNumber('J1100'), 'N'],
  [procedureNumber('G0463'), 'J2'],
  [procedureNumber('93005'), 'Q1'],
  [procedureNumber('93306'), 'S'],
  [procedureNumber('80053'), 'Q4'],
  [procedureNumber('29881'), 'J1'],
  [procedureNumber('47562'), 'J1'],
  [procedureNumber('J9271'), 'K'],
  [procedureNumber('C1734'), 'H'],
])

/** Procedures that no other scene bills and of which a device is most of the payment. */
const deviceShares = new Map([
  [procedureNumber('33249'), 81.3],
  [procedureNumber('63685'), 79.1],
])

/** A trip of an ambulance for an altered mind. */
const ambulance = (codes: string) => visit('ambulance', 'R41.82', codes, { place: '41' })

const outpatient = { form: 'I', billType: '131' } as const

const keytruda = ['00006302602', 'KEYTRUDA'] as const

/** Tables that the errors below need and that nobody may put into a repository. */
export const patternTables = {
  exclusions: standIn(
    'exclusions',
    { complete: true, find: (npi) => (excludedNpis.includes(npi) ? excluded : undefined) },
    excludedNpis.length,
  ),
  drugPaymentLimits: standIn(
    'drugPaymentLimits',
    {
      complete: false,
      find: (procedure) =>
        procedure === procedureNumber('J0696') ? { unitDollars: 0.8 } : undefined,
    },
    1,
  ),
  oppsStatus: standIn(
    'oppsStatus',
    {
      complete: false,
      find: (procedure) => {
        const statusIndicator = statuses.get(procedure)
        return statusIndicator === undefined
          ? undefined
          : { statusIndicator, paymentCents: undefined }
      },
    },
    statuses.size,
  ),
  deviceIntensive: standIn(
    'deviceIntensive',
    {
      complete: true,
      find: (procedure) => {
        const percent = deviceShares.get(procedure)
        return percent === undefined ? undefined : { percent }
      },
    },
    deviceShares.size,
  ),
} satisfies ReferenceTables

/** Errors that show in many lines together, or against a list of providers. */
export const plantedPatterns: readonly PlantedScene[] = [
  ...levels,
  ...plant(
    'excluded-provider',
    { who: '* 66-85', payer: 'Medicare' },
    excludedNpis.map((renderingNpi, at) => [
      visit('family', 'I10', ['99213!', '99214!', '93000!', '80053!', '99212!'][at] ?? '', {
        edit: () => ({ renderingNpi }),
      }),
    ]),
  ),
  ...plant(
    'inpatient-only-as-outpatient',
    { who: '* 66-85', payer: 'Medicare' },
    ['C18.2', 'C18.4', 'C18.7', 'K57.32', 'D12.2'].map((dx) => [
      visit('hospital', dx, '0360/44204!', outpatient),
    ]),
  ),
  ...plant('opps-status-not-payable', { who: '* 66-85', payer: 'Medicare' }, [
    [visit('hospital', 'I10', '0510/99213!', outpatient)],
    [visit('hospital', 'I10', '0510/99214!', outpatient)],
    [visit('hospital', 'E11.9', '0510/99215!', outpatient)],
    [visit('hospital', 'Z00.00', '0510/99396!', outpatient)],
    [visit('hospital', 'M17.11', '0291/E0143!', outpatient)],
  ]),
  ...plant('drug-without-procedure', { who: '* 66-85', payer: 'Medicare' }, [
    ...['C34.11', 'C43.9', 'C64.1'].map((dx) => [
      visit('hospital', dx, '0636/J9271-JZx200!', {
        ...outpatient,
        drug: ['00006302602', 'KEYTRUDA'],
      }),
    ]),
    ...['C67.9', 'C64.1'].map((dx) => [
      visit('hospital', dx, '0636/J9271-JZx200! 0250/', {
        ...outpatient,
        drug: ['00006302602', 'KEYTRUDA'],
      }),
    ]),
  ]),
  ...plant(
    'device-without-procedure',
    { who: '* 66-85', payer: 'Medicare' },
    ['M17.11', 'M17.12', 'M16.11', 'M16.12', 'M19.011'].map((dx) => [
      visit('hospital', dx, '0278/C1734!', outpatient),
    ]),
  ),
  ...plant(
    'device-intensive-without-device',
    { who: '* 66-85', payer: 'Medicare' },
    ['I47.20', 'I42.0', 'I50.22', 'I49.01', 'I25.5'].map((dx) => [
      visit('hospital', dx, '0481/33249!', outpatient),
    ]),
  ),
  ...plant('companion-service-missing', { who: '* 66-85', payer: 'Medicare' }, [
    [visit('hospital', 'D50.0', '0391/36430!', outpatient)],
    [visit('hospital', 'D62', '0391/36430! 0305/85025', outpatient)],
    [visit('hospital', 'R07.9', '0762/G0379!', outpatient)],
    [visit('hospital', 'S06.0X1A', '0681/G0390!', outpatient)],
    [visit('hospital', 'H18.619', '0360/V2785!', outpatient)],
  ]),
  ...plant('blood-billed-wrong', { who: '* 66-85', payer: 'Medicare' }, [
    [visit('hospital', 'D62', '0381/P9016-BL! 0391/36430', outpatient)],
    [visit('hospital', 'D50.0', '0390/P9016-BLx2! 0391/36430', outpatient)],
    [visit('hospital', 'D69.6', '0381/P9035! 0391/36430', outpatient)],
    [visit('hospital', 'D62', '0382/P9016! 0391/36430', outpatient)],
    [visit('hospital', 'D62', '0381/P9016-BLx2! 0390/P9016-BL! 0391/36430', outpatient)],
  ]),
  ...plant(
    'ca-modifier-conflict',
    { who: '* 66-85', payer: 'Medicare' },
    [
      ['C18.2', '01'],
      ['C18.4', '07'],
      ['C18.7', '30'],
      ['K57.32', '81'],
      ['D12.2', '01'],
    ].map(([dx = '', dischargeStatus]) => [
      visit('hospital', dx, '0360/44204-CA!', {
        ...outpatient,
        ...(dischargeStatus !== undefined && { dischargeStatus }),
      }),
    ]),
  ),
  ...plant(
    'units-against-modifier',
    { who: '* 66-85', payer: 'Medicare' },
    [2, 3, 4, 5, 6].map((units) => [
      visit('hospital', 'M17.0', `0361/20610-50x${units}!`, outpatient),
    ]),
  ),
  ...plant('ambulance-trip-missing', { who: '* 66-85', payer: 'Medicare' }, [
    [ambulance('A0429!')],
    [ambulance('A0427! A0425-RHx9')],
    [ambulance('A0428-RH A0425x6!')],
    [ambulance('A0426-GM!')],
    [ambulance('A0433-GX!')],
  ]),
  ...plant('ambulance-trip-not-covered', { who: '* 66-85', payer: 'Medicare' }, [
    [ambulance('A0428-RP!')],
    [ambulance('A0429-EP!')],
    [ambulance('A0428-RR!')],
    [ambulance('A0428-ER!')],
    [ambulance('A0426-NP!')],
  ]),
  ...plant('ambulance-mileage-alone', { who: '* 66-85', payer: 'Medicare' }, [
    [ambulance('A0425-RHx9!')],
    [ambulance('A0425-NHx14!')],
    [ambulance('A0425-HRx3!')],
    [ambulance('A0436-HHx60!')],
    [ambulance('A0435-IIx210!')],
  ]),
  ...plant('ambulance-trip-twice', { who: '* 66-85', payer: 'Medicare' }, [
    [ambulance('A0427-RH A0429-RH!')],
    [ambulance('A0433-NH A0427-NH!')],
    [ambulance('A0434-HH A0428-HH!')],
    [ambulance('A0427-SH A0428-SH!')],
    [ambulance('A0426-NH A0428-NH!')],
  ]),
  ...plant(
    'units-over-ndc-quantity',
    { who: '* 66-85', payer: 'Medicare' },
    [200, 300, 400, 1000, 150].map((units) => [
      visit('oncology', 'C34.11', `J9271-JZx${units}!`, {
        drug: keytruda,
        edit: () => ({ ndcQuantity: 1 }),
      }),
    ]),
  ),
  ...plant('packaged-service-paid', { who: '* 66-85', payer: 'Medicare' }, [
    [visit('hospital', 'K63.5', '0750/45385 0636/J1885!', outpatient)],
    [visit('hospital', 'R00.2', '0510/G0463 0730/93005!', outpatient)],
    [visit('hospital', 'I10', '0510/G0463 0301/80053!', outpatient)],
    [visit('hospital', 'S83.241A', '0360/29881 0480/93306!', outpatient)],
    [visit('hospital', 'K80.20', '0360/47562 0636/J1100!', outpatient)],
  ]),
]
