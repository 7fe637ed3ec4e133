import { UploadDetails } from '@plumbline/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { someUploads } from '../../testing/a-dashboard.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { SetAsideTable } from './set-aside-table.tsx'

const upload = { ...someUploads[2], setAsideRows: 2 }

/** Refuses what is sent first, takes the second. */
class SendingRequest extends EventTarget {
  static readonly opened: string[] = []
  static readonly sent: FormData[] = []
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  open(method: string, address: string): void {
    SendingRequest.opened.push(`${method} ${address}`)
  }
  send(form: FormData): void {
    SendingRequest.sent.push(form)
    const isTaken = SendingRequest.sent.length > 1
    this.status = isTaken ? 201 : 409
    const refusal = { code: 'conflict', message: 'It was audited again already.', requestId: 'r' }
    this.responseText = JSON.stringify(isTaken ? upload : refusal)
    this.dispatchEvent(new Event('load'))
  }
}

function show(details: Partial<UploadDetails>): void {
  const whole = UploadDetails.parse({
    ...{ upload, notes: [], hardlyChecked: 0, coverage: [], canCorrect: true, hasPages: false },
    setAside: [
      { row: 3, code: 'unreadable-date', reason: 'The date of service cannot be read.' },
      { row: 9, code: 'total-row', reason: 'The row is a total.' },
    ],
    ...details,
  })
  fakeServer({ 'GET /api/uploads/u1': { json: whole }, 'GET /api/uploads': { json: [] } })
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <SetAsideTable upload={whole.upload} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('rows to correct are downloaded, and sent again by keyboard; a refusal says why', async () => {
  vi.stubGlobal('XMLHttpRequest', SendingRequest)
  show({})
  const link = await screen.findByRole('link', { name: 'Download the rows to correct' })
  expect(link.getAttribute('href')).toBe('/api/uploads/u1/rows-to-correct.csv')
  const file = new File(['plumbline_row\n'], 'corrected.csv', { type: 'text/csv' })
  const input = screen.getByLabelText('File of corrected rows')
  await userEvent.upload(input, file)
  screen.getByRole('button', { name: 'Send Corrected Rows' }).focus()
  await userEvent.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('It was audited again already.')
  await userEvent.keyboard('{Enter}')
  expect((await screen.findByRole('status')).textContent).toContain('The corrected rows were sent.')
  expect(SendingRequest.opened).toEqual(Array(2).fill('POST /api/uploads/u1/corrected'))
  expect(SendingRequest.sent.at(-1)?.get('file')).toBeInstanceOf(File)
})

test('nothing is offered to correct where there is nothing, or a newer audit has it', async () => {
  for (const details of [
    { setAside: [{ row: 9, code: 'total-row', reason: 'The row is a total.' }] },
    { canCorrect: false },
    { upload: { ...UploadDetails.shape.upload.parse(upload), replacedBy: 'u9' } },
  ]) {
    show(details)
    await screen.findByRole('rowheader', { name: 'The row is a total.' })
    expect(screen.queryByText('Download the rows to correct')).toBeNull()
    cleanup()
  }
})

test('rows of a PDF are shown on their page when asked for; where there is none, the server says why', async () => {
  show({ hasPages: true })
  const button = await screen.findByRole('button', { name: 'Show on the page: row 3' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const picture = screen.getByRole('img', { name: /The page around this row/ })
  expect(picture.getAttribute('src')).toBe('/api/uploads/u1/rows/3/picture')
  const whole = screen.getByRole('link', { name: 'Open the whole page in a new tab' })
  expect(whole.getAttribute('href')).toBe('/api/uploads/u1/rows/3/picture?shows=page')
  const message = 'The file was deleted, so that its pages cannot be shown any more.'
  fakeServer({ 'GET /api/uploads/u1/rows/3/picture': { status: 404, json: { message } } })
  fireEvent.error(picture)
  expect(await screen.findByText(message)).toBeTruthy()
})
