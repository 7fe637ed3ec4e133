import { QueryClientProvider } from '@tanstack/react-query'
import type { FindingItem } from '@plumbline/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { RecordBeside } from './record-beside.tsx'

const read = {
  pages: 2,
  picturePages: [2],
  note: 'Side: contradicted',
  receipt: 'sealed',
  reviews: [
    {
      question: 'side',
      by: 'rules',
      label: 'Side',
      answer: 'contradicted',
      said: 'contradicted by what was supplied',
      because: 'Where it names a side, it is the left one; the right side was billed.',
      quotes: [{ page: 2, text: 'Procedure: left knee injection' }],
    },
  ],
}

/** Answers what was read of a record. */
class AnsweringRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 200
  readonly responseText = JSON.stringify(read)
  open(): void {
    // Where it goes is not what is asked here.
  }
  send(): void {
    this.dispatchEvent(new Event('load'))
  }
}

afterEach(cleanup)

const item: FindingItem = {
  id: '11111111-1111-4111-8111-111111111111-0',
  decision: 'open',
  reason: null,
} as FindingItem

test('a record’s answers come with their quotes, and say what was read from pictures', async () => {
  vi.stubGlobal('XMLHttpRequest', AnsweringRequest)
  fakeServer({ 'GET /api/ai-settings': { status: 404, json: { message: 'none' } } })
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RecordBeside item={item} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByText('Read the record'))
  const button = screen.getByRole('button', { name: 'Read Record' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.upload(screen.getByLabelText('Medical record'), new File(['x'], 'note.txt'))
  await userEvent.click(button)
  expect(await screen.findByText('contradicted by what was supplied')).toBeTruthy()
  expect(screen.getByText(/Procedure: left knee injection/)).toBeTruthy()
  expect(screen.getByText(/^Read from pictures: page 2/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep as a Note' })).toBeTruthy()
})
