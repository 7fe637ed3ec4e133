import {
  claimLine,
  day,
  runAudit,
  type AuditDocument,
  type AuditType,
  type ClaimLine,
  type FileFacts,
} from '@plumbline/engine'
import { sampleRules } from './sample-rules.ts'

/** An audit made up for tests and screenshots: the document and the lines behind it. */
export interface SampleAudit {
  readonly document: AuditDocument
  readonly lines: readonly ClaimLine[]
}

/** Audits made-up lines with the sample rules; the same lines give the same document. */
export function sampleAudit(lines: readonly ClaimLine[], type: AuditType): SampleAudit {
  const result = runAudit({ lines, rules: sampleRules, tables: {}, auditDay: day('2025-01-15') })
  const { coverage, claims, summary } = result
  const document: AuditDocument = {
    ...{ schemaVersion: 1, file: fileFacts(lines, type), columns, setAside, reference },
    ...{ coverage, claims, summary },
  }
  return { document, lines }
}

function fileFacts(lines: readonly ClaimLine[], type: AuditType): FileFacts {
  const sum = (field: 'chargeCents' | 'allowedCents' | 'paidCents') =>
    lines.reduce((total, line) => total + (line[field] ?? 0), 0)
  return {
    name: `${type}-claims-2024.csv`,
    sha256: '3f9a1c07be52d8846a0e77b1c2d3e4f5061728394a5b6c7d8e9f00112233aabb',
    type,
    rowsRead: lines.length + setAside.length,
    rowsAudited: lines.length,
    rowsSetAside: setAside.length,
    linesAudited: lines.length,
    chargeCents: sum('chargeCents'),
    allowedCents: sum('allowedCents'),
    paidCents: sum('paidCents'),
    setAsideCents: { charged: 0, paid: 0 },
    notes: ['All dates are ambiguous between day and month; they were read month first.'],
  }
}

const columns: AuditDocument['columns'] = [
  { header: 'CLM_ID', field: 'claimId', confidence: 1, reason: 'the name is a known synonym' },
  { header: 'HCPCS', field: 'procedureCode', confidence: 0.97, reason: 'name and values agree' },
  { header: 'PD AMT', field: 'paidCents', confidence: 0.81, reason: 'similar name, money values' },
  { header: 'BATCH_REF', field: 'ignored', confidence: 1, reason: 'not used by any rule' },
  { header: 'X1', field: undefined, confidence: 0, reason: 'neither name nor values are known' },
]

const setAside: AuditDocument['setAside'] = [
  { row: 9001, code: 'total-row', reason: 'A row of totals, not a claim.' },
  { row: 47, code: 'unreadable-date', reason: '“13/32/2024” is no date; correct it and resend.' },
  { row: 88, code: 'unreadable-date', reason: '“00/00/0000” is no date; correct it and resend.' },
]

const reference: AuditDocument['reference'] = [
  {
    table: 'ptpPractitioner',
    title: 'NCCI procedure-to-procedure edits, practitioner',
    release: '2024 Q3',
    from: '2024-07-01',
    to: '2024-09-30',
    rows: 2_546_017,
    origin: 'ccipra-v303r0.zip',
  },
  {
    table: 'muePractitioner',
    title: 'Medically Unlikely Edits, practitioner',
    release: '2024 Q3',
    from: '2024-07-01',
    to: '2024-09-30',
    rows: 15_123,
    origin: 'starter pack',
  },
]

/** Numbers that look random and are the same each time (mulberry32), 0 to 1. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const procedures = ['99213', '99214', '99215', '80053', '80048', '97110', '36415', '71046']
const diagnoses = ['E119', 'I10', 'M5450', 'Z0000', 'J069', 'N390']

/** Made-up medical lines, about three to a claim. */
export function medicalLines(count: number): readonly ClaimLine[] {
  const next = sequence(7)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]
  return Array.from({ length: count }, (_, index) => {
    const claim = Math.floor(index / 3)
    const chargeCents = 4_000 + Math.floor(next() * 40_000)
    const allowedCents = Math.round(chargeCents * (0.4 + next() * 0.3))
    return claimLine({
      ...{ index, row: index + 2, auditType: 'medical', claimType: 'professional' },
      claimId: `CLM${String(100_000 + claim)}`,
      lineNumber: String((index % 3) + 1),
      patientKey: `MBR${String(70_000 + (claim % 211))}`,
      birthDay: day('1961-05-17') + (claim % 211),
      serviceFromDay: day('2024-01-03') + Math.floor((claim * 364) / (count / 3 + 1)),
      paidDay: day('2024-02-10') + Math.floor((claim * 364) / (count / 3 + 1)),
      procedureCode: pick(procedures),
      modifiers: next() < 0.15 ? ['25'] : [],
      diagnoses: [pick(diagnoses) ?? 'I10'],
      placeOfService: next() < 0.8 ? '11' : '22',
      units: next() < 0.03 ? 8 : 1,
      renderingNpi: `12345678${String(10 + (claim % 23))}`,
      specialty: claim % 2 ? 'Family practice' : 'Internal medicine',
      ...{ chargeCents, allowedCents, paidCents: Math.round(allowedCents * 0.8) },
    })
  })
}

const drugs = [
  ['00093505698', 'ATORVASTATIN 20 MG'],
  ['68180051701', 'LISINOPRIL 10 MG'],
  ['00378180110', 'LEVOTHYROXINE 50 MCG'],
  ['00169413212', 'SEMAGLUTIDE 1 MG PEN'],
] as const

/** Made-up fills, a few of them filled twice. */
export function pharmacyLines(count: number): readonly ClaimLine[] {
  const next = sequence(11)
  return Array.from({ length: count }, (_, index) => {
    const [ndc, drugName] = drugs[Math.floor(next() * drugs.length)] ?? drugs[0]
    const repeated = index % 9 === 8
    const prescription = repeated ? index - 1 : index
    const ingredientCostCents = 900 + (prescription % 37) * 410
    return claimLine({
      ...{ index, row: index + 2, auditType: 'pharmacy', claimStatus: 'paid' },
      claimId: `RX${String(500_000 + index)}`,
      patientKey: `P-${String(880_000 + (prescription % 97))}`,
      serviceFromDay: day('2024-01-02') + (prescription % 360),
      ...(repeated ? { ndc: '00093505698', drugName: 'ATORVASTATIN 20 MG' } : { ndc, drugName }),
      ...{ quantity: 30, daysSupply: 30, refillNumber: prescription % 4 },
      prescriptionNumber: String(7_000_000 + prescription),
      prescriberNpi: `19876543${String(10 + (prescription % 17))}`,
      pharmacyId: `NCPDP${String(3_300_000 + (prescription % 12))}`,
      ...{ ingredientCostCents, dispensingFeeCents: 150 },
      chargeCents: ingredientCostCents + 900,
      paidCents: ingredientCostCents + 150,
    })
  })
}
