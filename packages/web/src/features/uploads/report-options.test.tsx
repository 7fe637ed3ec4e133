import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ReportOptionsDialog } from './report-options.tsx'

test('asks for the report that was chosen', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response('<!doctype html>'))
  })
  const closed = vi.fn()
  render(<ReportOptionsDialog uploadId="u7" onClose={closed} />)
  await userEvent.selectOptions(screen.getByLabelText('Edition'), 'Two-page summary')
  await userEvent.selectOptions(screen.getByLabelText('Members'), 'Whole number')
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => {
    expect(asked).toEqual(['/api/uploads/u7/report?edition=summary&members=whole'])
  })
  expect(closed).toHaveBeenCalledOnce()
})
