import { UploadMedicare } from '@plumbline/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
// At hand before the app asks for it: a loaded machine is slow to read it.
import './medicare-page.tsx'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const share = { lines: 2, agreedDollars: 250, medicareDollars: 100, share: 2.5 }
const answer = UploadMedicare.parse({
  uploadName: 'July',
  benchmark: {
    lines: 5,
    together: share,
    byKind: [
      { kind: 'Laboratory', ...share },
      { kind: 'Drugs', lines: 1, agreedDollars: 9, medicareDollars: 0, share: null },
    ],
    byPayee: [
      { payee: '1234567893', ...share },
      { payee: null, ...share },
    ],
    otherPayees: { payees: 3, ...share },
  },
})

function show(json: UploadMedicare): void {
  fakeServer({
    'GET /api/user': { json: accounts.active },
    'GET /api/uploads/u7/medicare': { json },
  })
  showApp('/medicare/u7')
}

test('the percent together, by service and by payee, with what it leaves out', async () => {
  show(answer)
  expect(await screen.findByText('250% of Medicare')).toBeTruthy()
  expect(screen.getByText(/2 of 5 lines have a price and an amount/)).toBeTruthy()
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toContain('Laboratory2 lines, $250 agreed, $100 by Medicare250%')
  expect(rows).toContain('Drugs1 line, $9 agreed, $0 by Medicare–')
  expect(rows).toContain('NPI 12345678932 lines, $250 agreed, $100 by Medicare250%')
  expect(rows).toContain('Payee not named2 lines, $250 agreed, $100 by Medicare250%')
  expect(rows).toContain('3 other payees2 lines, $250 agreed, $100 by Medicare250%')
})

test('an upload without prices says what would give it some', async () => {
  show({ uploadName: 'July', benchmark: null })
  expect(await screen.findByText(/No line of this upload has a price/)).toBeTruthy()
})
