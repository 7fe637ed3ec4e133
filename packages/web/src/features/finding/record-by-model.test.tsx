import type { FindingItem, RecordRead, RecordReadByModel } from '@plumbline/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { RecordBeside } from './record-beside.tsx'

const side = { question: 'side', label: 'Side', by: 'rules' } as const
const read: RecordRead = {
  ...{ pages: 1, picturePages: [], note: 'by rules', receipt: 'rules' },
  reviews: [
    { ...side, answer: 'cannot-tell', said: 'cannot tell', because: 'It names both.', quotes: [] },
  ],
}
const byModel: RecordReadByModel = {
  ...{ lines: 4, refused: 2, failed: ['deadline'], note: 'by both', receipt: 'both' },
  reviews: [
    {
      ...{ ...side, by: 'model', answer: 'supported', said: 'supported by what was supplied' },
      ...{ because: 'Its lines name right.', quotes: [{ page: 1, text: 'Procedure: right knee' }] },
    },
  ],
}

class AnsweringRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 200
  responseText = ''
  open(_method: string, address: string): void {
    this.responseText = JSON.stringify(address.endsWith('/reading') ? byModel : read)
  }
  send(): void {
    this.dispatchEvent(new Event('load'))
  }
}

afterEach(cleanup)

const id = '11111111-1111-4111-8111-111111111111-0'
const item = { id, decision: 'open', reason: null } as FindingItem

function showRecord(documents: boolean) {
  const seen = fakeServer({
    'GET /api/ai-settings': {
      json: {
        ...{ words: false, questions: false, documents, mayHoldDocuments: true },
        model: { name: 'm1', host: 'models.example' },
      },
    },
    [`POST /api/findings/${id}/record/signature`]: {
      status: 201,
      json: {
        ...{ id: 'r1', origin: 'person', conclusion: 'speaks-against-finding', by: 'Ann' },
        ...{ credential: 'RN', at: '2026-01-01T00:00:00Z', pages: 1, reviews: [] },
      },
    },
  })
  vi.stubGlobal('XMLHttpRequest', AnsweringRequest)
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <RecordBeside item={item} />
    </QueryClientProvider>,
  )
  return seen
}

async function readRecord() {
  await userEvent.click(screen.getByText('Read the record'))
  await userEvent.upload(screen.getByLabelText('Medical record'), new File(['x'], 'note.txt'))
  await userEvent.click(screen.getByRole('button', { name: 'Read Record' }))
  await screen.findByText('It names both.')
}

test('a model reads what rules left open when it is asked, and a person signs both', async () => {
  const seen = showRecord(true)
  await readRecord()
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a Language Model' }))
  expect(await screen.findByRole('status')).toHaveProperty(
    'textContent',
    '4 lines sent. 2 answers refused, since the record does not support them. 1 reading of three failed.',
  )
  expect(screen.getByText(/Procedure: right knee/)).toBeTruthy()
  expect(screen.getByText(/^Lines found by a language model in three readings/)).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Sign in My Name' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.selectOptions(screen.getByLabelText('The record'), 'speaks against the finding')
  await userEvent.type(screen.getByLabelText('Your credential'), 'RN')
  await userEvent.click(button)
  expect(await screen.findByText('You signed this reading.')).toBeTruthy()
  expect(seen.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ...{ receipt: 'both', conclusion: 'speaks-against-finding', credential: 'RN' },
  })
})

test('without a model the answers of rules are signed in the same way', async () => {
  const seen = showRecord(false)
  await readRecord()
  expect(screen.queryByRole('button', { name: 'Ask a Language Model' })).toBeNull()
  await userEvent.type(screen.getByLabelText('Your credential'), 'RN')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in My Name' }))
  await screen.findByText('You signed this reading.')
  expect(seen.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ receipt: 'rules' })
})
