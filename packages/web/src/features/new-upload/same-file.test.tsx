import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { UploadForm } from './upload-form.tsx'

const refusal = {
  code: 'same-file',
  message: 'The same file was sent on July 1, 2026 as “June” (Medical).',
  requestId: 'r',
  earlierUploadId: 'u1',
}

/** Asks about a file the first time, takes it the second. */
class AskingRequest extends EventTarget {
  static readonly sent: FormData[] = []
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  open(): void {
    // Where it goes is not what is asked here.
  }
  send(form: FormData): void {
    AskingRequest.sent.push(form)
    const isTaken = form.get('auditAgain') === 'true'
    this.status = isTaken ? 201 : 409
    this.responseText = JSON.stringify(isTaken ? {} : refusal)
    this.dispatchEvent(new Event('load'))
  }
}

test('a file that was sent before is asked about, and sent again only when that is wanted', async () => {
  vi.stubGlobal('XMLHttpRequest', AskingRequest)
  const onUploaded = vi.fn()
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <UploadForm onUploaded={onUploaded} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await userEvent.type(screen.getByLabelText('Upload Name'), 'July')
  const file = new File(['a,b\n'], 'claims.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Claims file'), file)
  await userEvent.click(screen.getByRole('button', { name: 'Upload and Audit' }))
  expect(await screen.findByText(refusal.message)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open the earlier audit' }).getAttribute('href')).toBe(
    '/dashboard?tab=uploads&claims=u1',
  )
  expect(onUploaded).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Audit it again' }))
  await waitFor(() => {
    expect(onUploaded).toHaveBeenCalled()
  })
  expect(AskingRequest.sent.map((form) => form.get('auditAgain'))).toEqual([null, 'true'])
  expect(AskingRequest.sent.at(-1)?.get('uploadName')).toBe('July')
  expect(screen.queryByText(refusal.message)).toBeNull()
})
