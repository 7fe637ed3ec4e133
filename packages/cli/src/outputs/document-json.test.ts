import {
  allRules,
  assembleDocument,
  claimLine,
  day,
  runAudit,
  type AuditDocument,
  type ClaimLine,
} from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { documentJson } from './document-json.ts'

const auditDay = day('2025-01-15')

/** A clean line, one that a void takes back and its void, and a service paid twice. */
function audited(): { document: AuditDocument; lines: readonly ClaimLine[] } {
  const visit = {
    patientKey: 'M1',
    serviceFromDay: day('2024-08-05'),
    procedureCode: '99213',
    renderingNpi: '1234567893',
    units: 1,
    chargeCents: 12_000,
    paidCents: 8_000,
  }
  const lines = [
    claimLine({ ...visit, index: 0, row: 2, patientKey: 'M2', claimId: 'A "quoted" number' }),
    claimLine({ ...visit, index: 1, row: 3, patientKey: 'M3' }),
    claimLine({ ...visit, index: 2, row: 4, claimId: 'B' }),
    claimLine({ ...visit, index: 3, row: 5, claimId: 'C' }),
    claimLine({ ...visit, index: 4, row: 6, patientKey: 'M4', claimId: 'D' }),
    claimLine({
      ...visit,
      index: 5,
      row: 7,
      patientKey: 'M4',
      claimId: 'E',
      frequencyCode: '8',
      originalClaimId: 'D',
    }),
  ]
  const result = runAudit({ lines, rules: allRules, tables: {}, auditDay })
  const file = {
    name: 'claims.csv',
    type: 'medical',
    rowsRead: 6,
    rowsAudited: 6,
    rowsSetAside: 0,
    sha256: 'abc',
    linesAudited: 6,
    chargeCents: 72_000,
    allowedCents: 0,
    paidCents: 48_000,
    setAsideCents: { charged: 0, paid: 0 },
    notes: [],
  } as const
  return { document: assembleDocument({ file, columns: [], setAside: [] }, [], result), lines }
}

describe('documentJson', () => {
  it('says the same as the document itself', () => {
    const { document, lines } = audited()
    expect(document.summary.flagged).toBeGreaterThan(0)
    const text = Array.from(documentJson(document, lines)).join('')
    expect(JSON.parse(text)).toMatchObject(JSON.parse(JSON.stringify(document)))
  })

  it('says what Medicare would have paid for each line by itself', () => {
    const { document, lines } = audited()
    const priced = document.claims.map((claim, at) => ({ ...claim, medicareCents: at }))
    const text = Array.from(documentJson({ ...document, claims: priced }, lines)).join('')
    expect(JSON.parse(text)).toMatchObject({
      claims: priced.map((_, at) => ({ medicareCents: at })),
    })
  })

  it('adds what each line counts, and what each finding stands for', () => {
    const { document, lines } = audited()
    const { claims } = written(documentJson(document, lines))
    const sum = claims.reduce((cents, { atRiskCents }) => cents + atRiskCents, 0)
    expect(sum).toBe(document.summary.potentialSavingsCents)
    const duplicate = claims.filter(({ atRiskCents }) => atRiskCents > 0)
    expect(duplicate).toMatchObject([
      { standing: 'firm', atRiskCents: 8000, findings: [{ standing: 'firm' }] },
    ])
    expect(duplicate[0]?.findings[0]?.fingerprint).toMatch(/^[0-9a-f]{64}$/)
    expect(claims[0]).toMatchObject({ row: 2, atRiskCents: 0 })
  })

  it('lists the evidence of a finding of many lines once, and at the others says where', () => {
    const { document, lines } = audited()
    const [finding] = document.claims.flatMap(({ findings }) => findings)
    if (!finding) throw new Error('Nothing was found')
    const rows = document.claims.map(({ row }) => row)
    const shared = { ...finding, rows: [...rows, ...rows] }
    const claims = document.claims.map((claim) => ({ ...claim, findings: [shared, finding] }))
    const text = Array.from(documentJson({ ...document, claims }, lines)).join('')
    expect(JSON.parse(text)).toMatchObject({
      claims: rows.map((row, at) => ({
        row,
        findings: [
          at === 0 ? shared : { ...shared, evidence: [], evidenceAt: '/claims/0/findings/0' },
          finding,
        ],
      })),
    })
  })
})

interface Written {
  readonly claims: readonly {
    readonly atRiskCents: number
    readonly findings: readonly { readonly fingerprint: string }[]
  }[]
}

function written(chunks: Iterable<string>): Written {
  return JSON.parse(Array.from(chunks).join('')) as Written
}
