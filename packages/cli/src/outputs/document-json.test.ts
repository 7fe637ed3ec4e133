import {
  allRules,
  assembleDocument,
  claimLine,
  day,
  runAudit,
  type AuditDocument,
} from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { documentJson } from './document-json.ts'

const auditDay = day('2025-01-15')

/** A clean line, one that a void takes back and its void, and a service paid twice. */
function audited(): AuditDocument {
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
  return assembleDocument({ file, columns: [], setAside: [] }, [], result)
}

describe('documentJson', () => {
  it('says the same as the document itself', () => {
    const document = audited()
    expect(document.summary.flagged).toBeGreaterThan(0)
    const text = Array.from(documentJson(document)).join('')
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('writes a finding of many lines once, and at the others where it stands', () => {
    const document = audited()
    const [finding] = document.claims.flatMap(({ findings }) => findings)
    if (!finding) throw new Error('Nothing was found')
    const rows = document.claims.map(({ row }) => row)
    const shared = { ...finding, rows: [...rows, ...rows] }
    const claims = document.claims.map((claim) => ({ ...claim, findings: [shared, finding] }))
    const text = Array.from(documentJson({ ...document, claims })).join('')
    expect(JSON.parse(text)).toMatchObject({
      claims: rows.map((row, at) => ({
        row,
        findings: [
          at === 0
            ? shared
            : { ruleId: finding.ruleId, class: finding.class, writtenAt: '/claims/0/findings/0' },
          finding,
        ],
      })),
    })
  })
})
