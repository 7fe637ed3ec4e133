import { isoDate } from '@plumbline/engine'
import type { AdjustmentCells, MedicalRow } from '../making/medical-row.ts'
import type { Cell } from './layout.ts'
import { dayStyles } from './styles.ts'

type Fields = readonly (keyof MedicalRow)[]
type Text = (row: MedicalRow) => string

/** Fields that a cell shows as they are. */
type PlainField = {
  [Field in keyof MedicalRow]-?: MedicalRow[Field] extends string | number ? Field : never
}[keyof MedicalRow]

const text = (fields: Fields, of: Text): Cell<MedicalRow> => ({ fields, kind: 'text', of })
const plain = (field: PlainField) => text([field], (row) => String(row[field]))
const day = (
  field: 'birth' | 'from' | 'through' | 'admission' | 'discharge' | 'received' | 'paidOn',
) => ({ fields: [field], kind: 'day', of: (row) => row[field] }) satisfies Cell<MedicalRow>
const money = (field: 'charge' | 'allowed' | 'paid' | 'share' | 'rebate') =>
  ({ fields: [field], kind: 'money', of: (row) => row[field] }) satisfies Cell<MedicalRow>
const modifier = (at: number) => text(['modifiers'], (row) => row.modifiers[at] ?? '')
const diagnosis = (at: number) => text(['diagnoses'], (row) => row.diagnoses[at] ?? '')
const adjustment = (at: number, of: (cells: AdjustmentCells) => string) =>
  text(['adjustments'], ({ adjustments }) => {
    const cells = adjustments[at]
    return cells ? of(cells) : ''
  })
const taken = (at: number) =>
  ({
    fields: ['adjustments'],
    kind: 'money',
    of: (row) => row.adjustments[at]?.cents,
  }) satisfies Cell<MedicalRow>
/** What all lines of the claim come to; says nothing of the line. */
const total = (field: 'charge' | 'paid') =>
  ({
    fields: [],
    kind: 'money',
    of: ({ claimId }, rows) =>
      rows.reduce((sum, row) => (row.claimId === claimId ? sum + row[field] : sum), 0),
  }) satisfies Cell<MedicalRow>
const isDenied = (row: MedicalRow) => row.status === 'Denied'
const qualified = (row: MedicalRow) =>
  row.code === '' ? '' : [`HC:${row.code}`, ...row.modifiers].join(':')
const compact = (day: number) => isoDate(day).replaceAll('-', '')
const dollars = (cents: number) => (cents / 100).toFixed(2)
const forms = { P: 'Professional', I: 'Institutional', D: 'DME' } as const
const letters = (count: number) => 'ABCDEFGHIJKL'.slice(0, count)
/** A name of letters that stands for the digits of a number, the same for the same number. */
export const madeName = (number: string) =>
  Array.from(number.replace(/\D/g, ''), (digit) => 'AEIOUBDLMN'[Number(digit)] ?? '').join('')
const shortRange = (from: number, through: number) =>
  `${dayStyles.americanShort(from)}-${dayStyles.americanShort(through)}`
const placeNames = new Map([
  ['11', 'Office'],
  ['21', 'Inpatient Hospital'],
  ['81', 'Independent Laboratory'],
])

/** What medical layouts can say in a cell. */
export const medicalCells = {
  claim: plain('claimId'),
  line: plain('line'),
  claimLine: text(['claimId', 'line'], ({ claimId, line }) => `${claimId}-${line}`),
  form: text(['form'], ({ form }) => forms[form]),
  formLetter: plain('form'),
  transaction: text(['form'], ({ form }) => (form === 'I' ? '837I' : '837P')),
  frequency: plain('frequency'),
  originalClaim: plain('originalClaimId'),
  payer: plain('payer'),
  plan: plain('plan'),
  patient: plain('patient'),
  /** What stands before the hyphen: the number that a family shares. */
  family: text(['patient'], ({ patient }) => patient.replace(/-\d$/, '')),
  /** What stands behind the hyphen: who of a family it is. */
  dependent: text(['patient'], ({ patient }) => `0${/-(\d)$/.exec(patient)?.[1] ?? '1'}`),
  /** Names where no number tells who the patient is. */
  lastName: text(['patient'], ({ patient }) => madeName(patient.slice(0, 5))),
  firstName: text(['patient'], ({ patient }) => madeName(patient.slice(5))),
  patientName: text(
    [],
    ({ patient }) => `${madeName(patient.slice(0, 5))}, ${madeName(patient.slice(5))}`,
  ),
  birth: day('birth'),
  birthYear: text(['birth'], ({ birth }) => isoDate(birth).slice(0, 4)),
  sex: plain('sex'),
  sexWord: text(['sex'], ({ sex }) => (sex === 'F' ? 'Female' : 'Male')),
  sexShort: text(['sex'], ({ sex }) => (sex === 'F' ? 'Fem' : 'Masc')),
  sexDigit: text(['sex'], ({ sex }) => (sex === 'F' ? '2' : '1')),
  from: day('from'),
  through: day('through'),
  period: text(['from', 'through'], ({ from, through }) =>
    from === through ? compact(from) : `${compact(from)}-${compact(through)}`,
  ),
  rangeShort: text(['from', 'through'], ({ from, through }) => shortRange(from, through)),
  admission: day('admission'),
  discharge: day('discharge'),
  received: day('received'),
  paidOn: day('paidOn'),
  /** A day of the sender's books. */
  posted: { fields: [], kind: 'day', of: ({ received }) => received },
  billingNpi: plain('billingNpi'),
  renderingNpi: plain('renderingNpi'),
  facilityNpi: plain('facilityNpi'),
  referringNpi: plain('referringNpi'),
  billingOrganization: text([], ({ billingNpi }) => `${madeName(billingNpi.slice(3))} CLINIC LLC`),
  renderingOrganization: text(['renderingNpi'], ({ renderingNpi }) =>
    renderingNpi === ''
      ? ''
      : `${madeName(renderingNpi.slice(0, 6))} MEDICAL GROUP (${renderingNpi})`,
  ),
  renderingName: text(['renderingNpi'], ({ renderingNpi }) =>
    renderingNpi === '' ? '' : `${renderingNpi} - ${madeName(renderingNpi.slice(4))} MD`,
  ),
  npiWords: text(['renderingNpi'], ({ renderingNpi }) =>
    renderingNpi === '' ? '' : `NPI: ${renderingNpi}`,
  ),
  taxId: plain('taxId'),
  specialty: plain('specialty'),
  place: plain('place'),
  placeWords: text(['place'], ({ place }) => {
    const name = placeNames.get(place)
    return name === undefined ? place : `${place} - ${name}`
  }),
  billType: plain('billType'),
  billFacility: text(['billType'], ({ billType }) => billType[0] ?? ''),
  billClass: text(['billType'], ({ billType }) => billType[1] ?? ''),
  revenue: plain('revenue'),
  drg: plain('drg'),
  dischargeStatus: text(['dischargeStatus'], ({ dischargeStatus }) => dischargeStatus ?? ''),
  code: plain('code'),
  codeOrRevenue: text(['code', 'revenue'], ({ code, revenue }) => code || revenue),
  codeWords: text(['code'], ({ code }) => (code === '' ? '' : `${code} - SERVICE`)),
  codeColon: text(['code'], ({ code }) => (code === '' ? '' : `${code}: Service rendered`)),
  codeBehind: text(['code'], ({ code }) => (code === '' ? '' : `SERVICE RENDERED [${code}]`)),
  codeCommaModifiers: text(['code', 'modifiers'], ({ code, modifiers }) =>
    [code, ...modifiers].join(','),
  ),
  codeBlankModifiers: text(['code', 'modifiers'], ({ code, modifiers }) =>
    [code, ...modifiers].join(' '),
  ),
  description: text([], ({ code, revenue }) => `SERVICE ${madeName(code || revenue)}`),
  revenueWords: text(['revenue'], ({ revenue }) =>
    revenue === '' ? '' : `${revenue} - HOSPITAL SERVICE`,
  ),
  codeGlued: text(['code', 'modifiers'], ({ code, modifiers }) =>
    code === '' ? '' : [code, ...modifiers].join(''),
  ),
  codeModifier: text(['code', 'modifiers'], ({ code, modifiers }) =>
    [code, ...modifiers].join('-'),
  ),
  codeColons: text(['code', 'modifiers'], ({ code, modifiers }) => [code, ...modifiers].join(':')),
  qualifiedCode: text(['code', 'modifiers'], qualified),
  modifiers: text(['modifiers'], ({ modifiers }) => modifiers.join(',')),
  modifierColons: text(['modifiers'], ({ modifiers }) => modifiers.join(':')),
  modifiersRun: text(['modifiers'], ({ modifiers }) => modifiers.join('')),
  modifierBlanks: text(['modifiers'], ({ modifiers }) => modifiers.join(' ')),
  mod1: modifier(0),
  mod2: modifier(1),
  mod3: modifier(2),
  mod4: modifier(3),
  diagnoses: text(['diagnoses'], ({ diagnoses }) => diagnoses.join('; ')),
  diagnosisCommas: text(['diagnoses'], ({ diagnoses }) => diagnoses.join(', ')),
  diagnosisPipes: text(['diagnoses'], ({ diagnoses }) => diagnoses.join('|')),
  diagnosisList: text(
    ['diagnoses'],
    ({ diagnoses }) => `[${diagnoses.map((each) => `'${each}'`).join(', ')}]`,
  ),
  diagnosisPointers: text(['diagnoses'], ({ diagnoses }) =>
    diagnoses.map((each, at) => `${'ABCDEFGHIJKL'[at] ?? ''}:${each}`).join(', '),
  ),
  /** Letters of the diagnoses that stand beside them. */
  pointerLetters: text([], ({ diagnoses }) => letters(diagnoses.length)),
  pointerCommas: text([], ({ diagnoses }) => diagnoses.map((_, at) => at + 1).join(',')),
  diagnosisWords: text(['diagnoses'], ({ diagnoses }) =>
    diagnoses.map((each) => `${each} - Condition`).join('; '),
  ),
  diagnosisLines: text(['diagnoses'], ({ diagnoses }) => diagnoses.join(' / ')),
  diagnosisBlanks: text(['diagnoses'], ({ diagnoses }) => diagnoses.join(' ')),
  dx1: diagnosis(0),
  dx2: diagnosis(1),
  dx3: diagnosis(2),
  dx4: diagnosis(3),
  units: plain('units'),
  unitWords: text(['units'], ({ units }) => `${units} UN`),
  ndc: plain('ndc'),
  drugName: plain('drugName'),
  charge: money('charge'),
  unitPrice: {
    fields: [],
    kind: 'money',
    of: ({ charge, units }) => Math.round(charge / (units || 1)),
  },
  /** What a practice hopes for. */
  expected: { fields: [], kind: 'money', of: ({ allowed }) => allowed },
  /** What the payer did not allow; says nothing of its own. */
  notAllowed: {
    fields: [],
    kind: 'money',
    of: ({ charge, allowed }) => Math.max(0, charge - allowed),
  },
  balance: { fields: [], kind: 'money', of: ({ share }) => share },
  claimCharge: total('charge'),
  claimPaid: total('paid'),
  allowed: money('allowed'),
  paid: money('paid'),
  share: money('share'),
  status: plain('status'),
  statusUpper: text(['status'], ({ status }) => status.toUpperCase()),
  statusLetter: text(['status'], ({ status }) => status.slice(0, 1)),
  statusSentence: text(['status'], (row) =>
    isDenied(row) ? 'Finalized - Denied' : 'Finalized - Paid',
  ),
  remitStatus: text(['status'], (row) => (isDenied(row) ? '4' : '1')),
  approvedLetter: text(['status'], (row) => (isDenied(row) ? 'N' : 'Y')),
  deniedDigit: text(['status'], (row) => (isDenied(row) ? '1' : '0')),
  deniedLetter: text(['status'], (row) => (isDenied(row) ? 'Y' : 'N')),
  deniedWord: text(['status'], (row) => (isDenied(row) ? 'TRUE' : 'FALSE')),
  lineIndicator: text(['status'], (row) => (isDenied(row) ? 'D' : 'A')),
  carrierDenial: text(['status'], (row) => (isDenied(row) ? '0' : '1')),
  adjustments: text(['adjustments'], ({ adjustments }) =>
    adjustments
      .map(({ group, reason, cents }) => `${group}-${reason} ${dollars(cents)}`)
      .join('; '),
  ),
  adjustmentSegments: text(['adjustments'], ({ adjustments }) =>
    adjustments
      .map(({ group, reason, cents }) => `CAS*${group}*${reason}*${dollars(cents)}`)
      .join('~'),
  ),
  group1: adjustment(0, ({ group }) => group),
  group2: adjustment(1, ({ group }) => group),
  reason1: adjustment(0, ({ reason }) => reason),
  reason2: adjustment(1, ({ reason }) => reason),
  code1: adjustment(0, ({ group, reason }) => `${group}-${reason}`),
  code2: adjustment(1, ({ group, reason }) => `${group}-${reason}`),
  taken1: taken(0),
  taken2: taken(1),
  rebate: money('rebate'),
} as const satisfies Readonly<Record<string, Cell<MedicalRow>>>

export type MedicalCell = keyof typeof medicalCells
