import { UploadFields } from '@plumbline/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { UploadForm } from './upload-form.tsx'

/** Keeps what is sent, and answers that it was taken. */
class KeepingRequest extends EventTarget {
  static readonly sent: FormData[] = []
  readonly upload = new EventTarget()
  readonly status = 201
  readonly responseText = '{}'
  open(): void {
    // Where it goes is not what is asked here.
  }
  send(form: FormData): void {
    KeepingRequest.sent.push(form)
    this.dispatchEvent(new Event('load'))
  }
}

afterEach(cleanup)

test('sends each field of the contract and the file after them, and nothing else', async () => {
  vi.stubGlobal('XMLHttpRequest', KeepingRequest)
  const onUploaded = vi.fn()
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <UploadForm onUploaded={onUploaded} />
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByLabelText('Upload Name'), ' July ')
  await userEvent.selectOptions(screen.getByLabelText('Audit Type'), 'Pharmacy')
  const file = new File(['a,b\n'], 'claims.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Claims file'), file)
  await userEvent.click(screen.getByRole('button', { name: 'Upload and Audit' }))
  await waitFor(() => {
    expect(onUploaded).toHaveBeenCalled()
  })
  const [form] = KeepingRequest.sent
  expect([...(form?.keys() ?? [])]).toEqual([...Object.keys(UploadFields.shape), 'look', 'file'])
  expect(form?.get('uploadName')).toBe('July')
  expect(form?.get('look')).toBe('unsure')
  expect(form?.get('auditType')).toBe('Pharmacy')
})

const fills = new File(['Rx Number,NDC,Days Supply,Date Filled\nR1,1,2,3\n'], 'fills.csv')
const typeIn = () => screen.getByLabelText<HTMLSelectElement>('Audit Type')

function showForm(): void {
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <UploadForm onUploaded={() => undefined} />
    </QueryClientProvider>,
  )
}

test('the type that the columns call for is filled in, and said', async () => {
  showForm()
  await userEvent.upload(screen.getByLabelText('Claims file'), fills)
  await waitFor(() => {
    expect(typeIn().value).toBe('Pharmacy')
  })
  expect(screen.getByText(/^Recognized from the file: Rx Number, Days Supply/)).toBeTruthy()
})

test('a file that was chosen may be taken back', async () => {
  showForm()
  await userEvent.upload(screen.getByLabelText('Claims file'), fills)
  await screen.findByText(/^Recognized from the file/)
  await userEvent.click(screen.getByRole('button', { name: 'Remove fills.csv' }))
  expect(screen.getByText('or drop a file here')).toBeTruthy()
  expect(screen.queryByText(/^Recognized from the file/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Upload and Audit' }))
  expect(await screen.findByText('Please select a file')).toBeTruthy()
})

test('a type that a person chose stands, and is asked about', async () => {
  showForm()
  await userEvent.selectOptions(typeIn(), 'Pharmacy')
  await userEvent.selectOptions(typeIn(), 'Medical')
  await userEvent.upload(screen.getByLabelText('Claims file'), fills)
  expect(await screen.findByText(/Are these Medical claims\?$/)).toBeTruthy()
  expect(typeIn().value).toBe('Medical')
})
