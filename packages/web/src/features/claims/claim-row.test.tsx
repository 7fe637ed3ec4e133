import { ClaimFacts, type Claim } from '@plumbline/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { userQuery } from '../../api/user.ts'
import { aUser } from '../../testing/a-user.ts'
import { ClaimRow } from './claim-row.tsx'

const claim: Claim = {
  ...ClaimFacts.parse({ units: 1 }),
  uploadId: 'u1',
  id: '7',
  claimId: null,
  cptCode: '80048',
  icd10Code: 'E119',
  modifier: null,
  posCode: '81',
  ndcCode: null,
  quantityDispensed: null,
  chargeAmount: null,
  errorFlag: 'Flagged',
  checked: 'checked',
  potentialSavings: 8.46,
  potentialSavingsSplit: { firm: 8.46, recordsNeeded: 0, inDoubt: 0 },
  auditSummary: '80048 is included in 80053.',
  shortSummary: '80048 is included in 80053.',
  suggestedFix: '',
  auditType: 'Medical',
  row: 6,
  dateOfService: '2024-07-08',
  allowedAmount: 8.46,
  paidAmount: 8.46,
  ingredientCost: null,
  dispensingFee: null,
  patientShare: null,
  findings: [
    {
      ruleId: 'ptp-pair-no-modifier',
      ruleVersion: 1,
      category: 'unbundling',
      class: 'error',
      basis: 'benchmark',
      title: 'Code billed with the one that includes it',
      message: 'No modifier may separate the two.',
      rows: [5, 6],
      amountAtRiskCents: 846,
      evidence: [{ row: 6, field: 'procedureCode', value: '80048' }],
      arithmetic: '$8.46 paid on row 6',
      clearedBy: 'Nothing clears it.',
      suggestedFix: 'Deny the column 2 line.',
      words: {
        by: 'model',
        reviewer: 'A part beside its whole.',
        provider: 'You billed a part beside its whole.',
        patient: 'A part was billed beside its whole.',
      },
      sources: [{ title: 'NCCI edits', section: 'column 1 / column 2', release: '2024 Q3' }],
    },
  ],
}

function show(shown: Claim = claim, user = aUser()): void {
  const client = createQueryClient(() => undefined)
  client.setQueryData(userQuery.queryKey, user)
  render(
    <QueryClientProvider client={client}>
      <table>
        <ClaimRow claim={shown} />
      </table>
    </QueryClientProvider>,
  )
}

test('a line without a number, an amount or a fix says so', () => {
  show({ ...claim, allowedAmount: null, paidAmount: null })
  expect(screen.getByText('CLAIM-7')).toBeTruthy()
  expect(screen.getByText('N/A')).toBeTruthy()
  expect(screen.getByText('-')).toBeTruthy()
  expect(screen.queryByText('Modifier')).toBeNull()
})

test('a line without a charge shows what was paid, and says so', () => {
  show()
  expect(screen.queryByText('N/A')).toBeNull()
  expect(screen.getByText('paid')).toBeTruthy()
})

test('its finding opens with all that defends it', async () => {
  show()
  const button = screen.getByRole('button', { name: 'Show the finding' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(screen.getByText('Code billed with the one that includes it')).toBeTruthy()
  expect(screen.getByText('Error')).toBeTruthy()
  expect(screen.getByText('Unbundling')).toBeTruthy()
  expect(screen.getByText(/edition read: 2024 Q3/)).toBeTruthy()
  expect(screen.getByText('Nothing clears it.')).toBeTruthy()
  expect(screen.getAllByText('$8.46').length).toBeGreaterThan(0)
  expect(screen.getByText('Medicare benchmark')).toBeTruthy()
  expect(screen.getByText(/row 6: procedure code/)).toBeTruthy()
})

test("a drug label is a published standard and not Medicare's", async () => {
  const sources = [{ title: 'FDA label of acetaminophen', section: 'Dosage' }]
  show({ ...claim, findings: claim.findings.map((finding) => ({ ...finding, sources })) })
  await userEvent.click(screen.getByRole('button', { name: 'Show the finding' }))
  expect(screen.getByText('Published standard')).toBeTruthy()
})

test('a list has one short sentence, the rest is said on opening', async () => {
  const auditSummary = '80048 is included in 80053. It was billed twice.'
  show({ ...claim, auditSummary, shortSummary: 'Code in another: 80048, $8.46 at risk.' })
  expect(screen.queryByText(auditSummary)).toBeNull()
  expect(screen.getByText('Code in another: 80048, $8.46 at risk.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show the finding' }))
  expect(screen.getByText(auditSummary)).toBeTruthy()
})

test('a fill has its amounts, though its file has no charge', () => {
  const amounts = { paidAmount: 91.5, ingredientCost: 100, dispensingFee: 1.5, patientShare: 10 }
  show({ ...claim, ...amounts, auditType: 'Pharmacy' })
  expect(screen.queryByText('N/A')).toBeNull()
  expect(screen.getAllByText('$91.50')).toHaveLength(2)
  expect(screen.getByText('Ingredient').nextElementSibling?.textContent).toBe('$100.00')
  expect(screen.getByText('Fee').nextElementSibling?.textContent).toBe('$1.50')
})

test('a line that was hardly checked, or not at all, never looks clean', () => {
  const bare: Claim = { ...claim, errorFlag: 'Clean', findings: [], potentialSavings: 0 }
  show({ ...bare, checked: 'hardly checked', auditSummary: 'Only 1 of 9 checks could be made.' })
  expect(screen.getByText('Not enough to check')).toBeTruthy()
  expect(screen.queryByText('Clean')).toBeNull()
  cleanup()
  show({ ...bare, checked: 'not audited' })
  expect(screen.getByText('Not audited')).toBeTruthy()
  expect(screen.queryByText('Clean')).toBeNull()
  cleanup()
  show({ ...bare, checked: 'checked' })
  expect(screen.getByText('Clean')).toBeTruthy()
})

test('what is at risk on a line stands with what it rests on', () => {
  const potentialSavingsSplit = { firm: 0, recordsNeeded: 20, inDoubt: 5 }
  show({ ...claim, potentialSavings: 20, potentialSavingsSplit })
  expect(screen.getByText('$20.00 at risk')).toBeTruthy()
  expect(screen.getByText('records needed')).toBeTruthy()
  cleanup()
  show({
    ...claim,
    potentialSavings: 20,
    potentialSavingsSplit: { firm: 8, recordsNeeded: 12, inDoubt: 0 },
  })
  expect(screen.getByText('firm $8.00, records needed $12.00')).toBeTruthy()
})

test('who bills reads the words for whoever bills first', async () => {
  show(claim, aUser({ accountRole: 'provider' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show the finding' }))
  expect(screen.getByText('You billed a part beside its whole.')).toBeTruthy()
})
