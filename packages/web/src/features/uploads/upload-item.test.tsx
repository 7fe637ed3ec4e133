import { Upload } from '@plumbline/contract'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '../../api/query-client.ts'
import { UploadItem } from './upload-item.tsx'

const upload = Upload.parse({
  ...{ id: 'u7', uploadName: 'July', auditType: 'Medical', fileName: 'july.csv' },
  ...{ uploadDate: '2026-01-05T10:00:00Z', status: 'completed', totalClaims: 3 },
  ...{ flaggedClaims: 1, reviewClaims: 1, setAsideRows: 0, reportPath: null, progress: null },
  ...{ errorMessage: null, potentialSavings: 100, duplicateOf: null, isSample: false },
  ...{ potentialSavingsSplit: { firm: 80, recordsNeeded: 20, inDoubt: 0 } },
})

test('dollars at risk stand with what they rest on', () => {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <UploadItem upload={upload} onViewClaims={() => undefined} />
    </QueryClientProvider>,
  )
  expect(screen.getByText(/\$100 at risk/)).toBeTruthy()
  expect(screen.getByText('Firm $80 · records needed $20')).toBeTruthy()
})
