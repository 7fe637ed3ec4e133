import { Upload } from '@plumbline/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '../../api/query-client.ts'
import { userQuery } from '../../api/user.ts'
import { accounts } from '../../testing/a-user.ts'
import { UploadRow } from './upload-row.tsx'

const upload = Upload.parse({
  ...{ id: 'u7', uploadName: 'July', auditType: 'Medical', fileName: 'july.csv' },
  ...{ uploadDate: '2026-01-05T10:00:00Z', status: 'completed', totalClaims: 3 },
  ...{ flaggedClaims: 1, reviewClaims: 1, setAsideRows: 0, reportPath: null, progress: null },
  ...{
    errorCode: null,
    errorMessage: null,
    potentialSavings: 100,
    duplicateOf: null,
    isSample: false,
  },
  ...{ auditsAgain: null, replacedBy: null, rulesAreNewer: false, tellWhenDone: false },
  ...{ potentialSavingsSplit: { firm: 80, recordsNeeded: 20, inDoubt: 0 } },
})

function show(shown: Upload): void {
  const client = createQueryClient(() => undefined)
  client.setQueryData(userQuery.queryKey, accounts.active)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <table>
          <UploadRow upload={shown} onViewClaims={() => undefined} />
        </table>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function buttons(): (string | null)[] {
  return screen.getAllByRole('button', { name: /^Audit/ }).map(({ textContent }) => textContent)
}

afterEach(cleanup)

test('a file of the other type is offered as that type first', () => {
  show({ ...upload, status: 'error', errorCode: 'other-audit-type', errorMessage: 'Is it?' })
  expect(buttons().slice(0, 2)).toEqual(['Audit as Pharmacy', 'Audit Again'])
})

test('a refused file may be of the other type; where we failed, the type is not in question', () => {
  show({ ...upload, status: 'error', errorCode: 'no-service-column', errorMessage: 'No codes.' })
  expect(buttons().slice(0, 2)).toEqual(['Audit Again', 'Audit as Pharmacy'])
  cleanup()
  show({ ...upload, status: 'error', errorCode: 'capacity-exceeded', errorMessage: 'Too many.' })
  expect(buttons()).not.toContain('Audit as Pharmacy')
  cleanup()
  show({ ...upload, status: 'failed', errorCode: 'internal', errorMessage: 'We failed.' })
  expect(buttons()).not.toContain('Audit as Pharmacy')
})

test('a file that never can be audited is not offered again', () => {
  show({ ...upload, status: 'error', errorCode: 'empty-file', errorMessage: 'It is empty.' })
  expect(screen.queryByRole('button', { name: /^Audit/ })).toBeNull()
})

test('dollars at risk stand with what they rest on', () => {
  show(upload)
  expect(screen.getByText(/\$100 at risk/)).toBeTruthy()
  expect(screen.getByText('Firm $80 · records needed $20')).toBeTruthy()
})

test('an audit made again, as with corrected rows, is not called the same file', () => {
  show({ ...upload, duplicateOf: 'u1' })
  expect(screen.getByText('The same file was uploaded before.')).toBeTruthy()
  cleanup()
  show({ ...upload, duplicateOf: 'u1', auditsAgain: 'u1' })
  expect(screen.queryByText('The same file was uploaded before.')).toBeNull()
  expect(screen.getByText(/An earlier upload audited again/)).toBeTruthy()
})

test('a finished upload leads to its findings', () => {
  show(upload)
  const link = screen.getByRole('link', { name: 'Review Findings' })
  expect(link.getAttribute('href')).toBe('/findings?upload=u7')
})

test.each([
  upload,
  { ...upload, status: 'error', errorCode: 'empty-file', errorMessage: 'Empty.' },
])('the claims of every upload may be viewed: $status', (shown) => {
  show(Upload.parse(shown))
  expect(screen.getByRole('button', { name: 'View Claims' })).toBeTruthy()
})
