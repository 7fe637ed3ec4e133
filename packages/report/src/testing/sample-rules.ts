import {
  code,
  count,
  field,
  money,
  row,
  say,
  type FindingOutcome,
  type Rule,
} from '@plumbline/engine'

const pass = { kind: 'pass' } as const

/** Rules made up for tests: each of a class, a scope and a category of its own. */
export const sampleRules: readonly Rule[] = [
  {
    id: 'ptp-pair-no-modifier',
    version: 1,
    title: 'Code pair that no modifier may separate',
    category: 'unbundling',
    class: 'error',
    basis: 'benchmark',
    auditTypes: ['medical'],
    scope: 'claim',
    sources: [
      { title: 'NCCI Policy Manual', section: 'Chapter I' },
      { title: 'NCCI procedure-to-procedure edits', section: 'practitioner' },
    ],
    needs: { fields: ['procedureCode'] },
    clearedBy: 'Nothing: the edit has modifier indicator 0.',
    suggestedFix: 'Recover the payment for the column 2 code.',
    judge(claim) {
      const first = claim.lines.find((line) => line.procedureCode === '80053')
      const second = claim.lines.find((line) => line.procedureCode === '80048')
      if (!first || !second) return pass
      const cents = second.paidCents ?? 0
      return {
        kind: 'finding',
        draft: {
          message: say`${code('80048')} (${row(second)}) is a component of ${code('80053')} (${row(first)}) on the same day, and no modifier may separate them.`,
          lines: [second],
          related: [first],
          evidence: [
            { row: first.row, field: 'procedureCode', value: '80053' },
            { row: second.row, field: 'procedureCode', value: '80048' },
          ],
          atRisk: [{ line: second, cents }],
          arithmetic: say`${money(cents)} paid on ${row(second)}`,
          sources: [
            { title: 'NCCI Policy Manual', section: 'Chapter I' },
            { title: 'NCCI procedure-to-procedure edits', section: 'practitioner, indicator 0' },
          ],
        },
      }
    },
  },
  {
    id: 'units-over-daily-limit',
    version: 2,
    title: 'Units over the daily limit',
    category: 'units',
    class: 'lead',
    basis: 'benchmark',
    auditTypes: ['medical'],
    scope: 'line',
    sources: [{ title: 'Medically Unlikely Edits', section: 'practitioner, MAI 3' }],
    needs: { fields: ['units'] },
    clearedBy: 'A record that shows each unit.',
    suggestedFix: 'Ask for the record of the units billed.',
    judge(line) {
      if (line.units === undefined) return { kind: 'cannot-tell', because: 'no units on the line' }
      if (line.units <= 4) return pass
      const cents = Math.round(((line.paidCents ?? 0) * (line.units - 4)) / line.units)
      return {
        kind: 'finding',
        draft: {
          message: say`${count(line.units)} units of ${code(line.procedureCode ?? 'the code')} on one day for somebody born on ${field(line, 'birthDay')}; the limit is 4.`,
          lines: [line],
          evidence: [{ row: line.row, field: 'units', value: String(line.units) }],
          atRisk: [{ line, cents }],
          arithmetic: say`${count(line.units - 4)} of ${count(line.units)} units of what was paid`,
        },
      }
    },
  },
  {
    id: 'visit-level-outlier',
    version: 1,
    title: 'High level visits far above peers',
    category: 'upcoding',
    class: 'outlier',
    basis: 'statistical',
    auditTypes: ['medical'],
    scope: 'line',
    sources: [{ title: 'Comparison with the file’s own providers', section: '' }],
    needs: { fields: ['procedureCode'] },
    clearedBy: 'Records that support the level.',
    suggestedFix: 'Draw a sample of records for the provider.',
    judge(line) {
      if (line.procedureCode !== '99215') return pass
      return {
        kind: 'finding',
        draft: {
          message: say`Level 5 visits are 62% of this provider’s visits; the median of peers is 9%.`,
          lines: [line],
          evidence: [{ row: line.row, field: 'procedureCode', value: '99215' }],
          atRisk: [{ line, cents: 3_500 }],
          arithmetic: say`Difference between level 5 and level 4, ${money(35_00)}`,
        },
      }
    },
  },
  {
    id: 'same-fill-twice',
    version: 1,
    title: 'The same fill twice',
    category: 'duplicate',
    class: 'error',
    basis: 'plan',
    auditTypes: ['pharmacy', 'medical'],
    scope: 'patient',
    sources: [{ title: 'NCPDP Telecommunication Standard', section: 'duplicate claim' }],
    needs: { fields: ['patientKey'] },
    clearedBy: 'A second prescription number, or a reversal of the first fill.',
    suggestedFix: 'Reverse the second fill.',
    judge(patient) {
      return patient.lines.flatMap((line, index): readonly FindingOutcome[] => {
        const before = patient.lines[index - 1]
        const service = line.ndc ?? line.procedureCode
        const same =
          before?.serviceFromDay === line.serviceFromDay &&
          service !== undefined &&
          service === (before?.ndc ?? before?.procedureCode)
        if (!before || !same) return []
        return [
          {
            kind: 'finding',
            draft: {
              message: say`Row ${count(line.row)} repeats ${row(before)}: same member (${field(line, 'patientKey')}), same day, same code.`,
              lines: [line],
              related: [before],
              evidence: [before, line].map(({ row }) => ({ row, field: 'ndc', value: service })),
              atRisk: [{ line, cents: line.paidCents ?? 0 }],
              arithmetic: say`The whole payment of ${row(line)}`,
            },
          },
        ]
      })
    },
  },
  {
    id: 'npi-check-digit',
    version: 1,
    title: 'NPI that no provider can have',
    category: 'data-quality',
    class: 'error',
    basis: 'binding',
    auditTypes: ['medical', 'pharmacy'],
    scope: 'line',
    sources: [{ title: '45 CFR 162.406', section: '(a) standard unique health identifier' }],
    needs: { fields: [] },
    clearedBy: 'The correct NPI from NPPES, or proof that the provider is atypical.',
    suggestedFix: 'Look the provider up in NPPES and resubmit with the right NPI.',
    judge(line) {
      const npi = line.renderingNpi ?? line.prescriberNpi
      if (npi === undefined) return { kind: 'cannot-tell', because: 'no NPI on the line' }
      if (!npi.endsWith('9')) return pass
      return {
        kind: 'finding',
        draft: {
          message: say`NPI ${code(npi)} fails its check digit, so no provider was ever given it.`,
          lines: [line],
          evidence: [{ row: line.row, field: 'renderingNpi', value: npi }],
        },
      }
    },
  },
  {
    id: 'price-list-missing',
    version: 1,
    title: 'Paid above the contract price',
    category: 'overpayment',
    class: 'error',
    basis: 'plan',
    auditTypes: ['medical', 'pharmacy'],
    scope: 'line',
    sources: [{ title: 'Provider contract', section: 'fee schedule' }],
    needs: { fields: [], tables: ['feeSchedulePayments'] },
    clearedBy: 'The contract.',
    suggestedFix: 'Reprice.',
    judge() {
      return pass
    },
  },
]
