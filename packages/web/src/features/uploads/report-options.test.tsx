import { Upload } from '@plumbline/contract'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ReportOptions } from './report-options.tsx'

const upload = Upload.parse({
  ...{ id: 'u7', uploadName: 'July', auditType: 'Medical', fileName: 'july.csv' },
  ...{ uploadDate: '2026-01-05T10:00:00Z', status: 'completed', totalClaims: 3 },
  ...{ flaggedClaims: 1, reviewClaims: 0, setAsideRows: 0, reportPath: '/r', progress: null },
  ...{
    errorCode: null,
    errorMessage: null,
    potentialSavings: 80,
    duplicateOf: null,
    isSample: false,
  },
  ...{ potentialSavingsSplit: { firm: 80, recordsNeeded: 0, inDoubt: 0 } },
})

test('asks for the report that was chosen', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response('<!doctype html>'))
  })
  render(<ReportOptions upload={upload} />)
  await userEvent.click(screen.getByRole('button', { name: 'Report Options: July' }))
  await userEvent.selectOptions(screen.getByLabelText('Edition'), 'Two-page summary')
  await userEvent.selectOptions(screen.getByLabelText('Members'), 'Whole number')
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => {
    expect(asked).toEqual(['/api/uploads/u7/report?edition=summary&members=whole'])
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})
