import type { Claim } from '@plumbline/contract'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ClaimRow } from './claim-row.tsx'

const claim: Claim = {
  id: '7',
  claimId: null,
  cptCode: '80048',
  icd10Code: 'E119',
  modifier: null,
  posCode: '81',
  ndcCode: null,
  drugName: null,
  quantityDispensed: null,
  daysSupply: null,
  chargeAmount: null,
  errorFlag: 'Flagged',
  auditSummary: '80048 is included in 80053.',
  suggestedFix: '',
  auditType: 'Medical',
  row: 6,
  dateOfService: '2024-07-08',
  units: 1,
  allowedAmount: 8.46,
  paidAmount: 8.46,
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
      sources: [{ title: 'NCCI edits', section: 'column 1 / column 2', release: '2024 Q3' }],
    },
  ],
}

function show(): void {
  render(
    <table>
      <ClaimRow claim={claim} />
    </table>,
  )
}

test('a line without a number, an amount or a fix says so', () => {
  show()
  expect(screen.getByText('CLAIM-7')).toBeTruthy()
  expect(screen.getByText('N/A')).toBeTruthy()
  expect(screen.getByText('-')).toBeTruthy()
  expect(screen.queryByText('Modifier')).toBeNull()
})

test('its finding opens with all that defends it', async () => {
  show()
  const button = screen.getByRole('button', { name: 'Show the finding' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(screen.getByText('Code billed with the one that includes it')).toBeTruthy()
  expect(screen.getByText('Error')).toBeTruthy()
  expect(screen.getByText('Unbundling')).toBeTruthy()
  expect(screen.getByText(/read from 2024 Q3/)).toBeTruthy()
  expect(screen.getByText('Nothing clears it.')).toBeTruthy()
  expect(screen.getByText('$8.46')).toBeTruthy()
})
