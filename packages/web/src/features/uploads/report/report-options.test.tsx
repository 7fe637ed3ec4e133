import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../api/query-client.ts'
import { ReportOptionsDialog } from './report-options.tsx'

const payee = 'ab'.repeat(32)
const groups = [
  {
    ...{ key: payee, label: '1003000126', findings: 3, lines: 3 },
    dollars: { firm: 90, recordsNeeded: 10, inDoubt: 0 },
  },
]

const noModel = { model: null, words: false, questions: false, columns: false }

function shown(standing: object = noModel) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    if (address.startsWith('/api/findings/groups'))
      return Promise.resolve(Response.json({ groups, rest: null, next: null }))
    if (address === '/api/ai-settings') return Promise.resolve(Response.json(standing))
    asked.push([method, address, typeof body === 'string' ? JSON.parse(body) : body])
    return Promise.resolve(new Response('<!doctype html>'))
  })
  const closed = vi.fn()
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ReportOptionsDialog uploadId="u7" onClose={closed} />
    </QueryClientProvider>,
  )
  return { asked, closed }
}

test('asks for the report that was chosen, with the words for its cover', async () => {
  const { asked, closed } = shown()
  await userEvent.selectOptions(screen.getByLabelText('Edition'), 'Two-page summary')
  const pdf = screen.getByRole('option', { name: /PDF/ })
  await userEvent.selectOptions(screen.getByLabelText('Format'), pdf)
  await userEvent.selectOptions(screen.getByLabelText('Members'), 'Whole number')
  await userEvent.type(screen.getByLabelText('Administrator'), 'TPA, Inc.')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Final')
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  const cover = { administrator: 'TPA, Inc.', status: 'final' }
  await waitFor(() => {
    expect(asked).toEqual([
      [
        'POST',
        '/api/uploads/u7/report',
        { edition: 'summary', format: 'pdf', members: 'whole', words: 'rules', cover },
      ],
    ])
  })
  expect(closed).toHaveBeenCalledOnce()
})

test('asks for one payee’s packet once a payee is chosen', async () => {
  const { asked, closed } = shown()
  expect(screen.queryByLabelText('Payee')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Edition'), 'One payee’s packet')
  await screen.findByRole('option', { name: '1003000126, $100' })
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(closed).not.toHaveBeenCalled()
  await userEvent.selectOptions(screen.getByLabelText('Payee'), payee)
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => {
    expect(asked).toEqual([
      [
        'POST',
        '/api/uploads/u7/report',
        {
          ...{ edition: 'payee', format: 'html', members: 'tail', words: 'rules', payee },
          cover: { status: 'draft' },
        },
      ],
    ])
  })
})

test('asks for AI words where a model may write them, and does not speak of them elsewhere', async () => {
  const { asked } = shown({ ...noModel, model: { name: 'm1', host: 'm.example' }, words: true })
  const field = await screen.findByLabelText(/Words of “What this means”/)
  await userEvent.selectOptions(field, 'AI words, where there are any')
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => {
    expect(asked).toMatchObject([['POST', '/api/uploads/u7/report', { words: 'model' }]])
  })
  cleanup()
  shown()
  await screen.findByLabelText('Edition')
  expect(screen.queryByLabelText(/Words of/)).toBeNull()
})
