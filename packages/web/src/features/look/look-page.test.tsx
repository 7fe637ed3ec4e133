import { UploadLook, type LookAnswer } from '@plumbline/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { LookPage } from './look-page.tsx'

const upload = {
  ...{ id: 'u7', uploadName: 'July', auditType: 'Medical', fileName: 'july.csv' },
  ...{ uploadDate: '2026-01-05T10:00:00Z', status: 'error', totalClaims: 0, flaggedClaims: 0 },
  ...{ reviewClaims: 0, setAsideRows: 0, reportPath: null, progress: null },
  ...{ errorCode: 'needs-look', errorMessage: 'One question.', potentialSavings: 0 },
  ...{ potentialSavingsSplit: { firm: 0, recordsNeeded: 0, inDoubt: 0 }, duplicateOf: null },
  ...{ isSample: false, auditsAgain: null, replacedBy: null, rulesAreNewer: false },
  tellWhenDone: false,
}

const look = UploadLook.parse({
  upload,
  form: 'Text table (CSV or similar)',
  headerRow: 2,
  isFixed: false,
  recognized: { kind: 'medical', because: '' },
  columns: [
    {
      key: 'CPT',
      header: 'CPT',
      meaning: 'procedureCode',
      sureness: 'certain',
      reason: 'known',
      samples: ['99213'],
    },
    {
      key: 'PS',
      header: 'PS',
      meaning: 'placeOfService',
      sureness: 'check',
      reason: 'alike',
      samples: ['11', '22'],
    },
  ],
  top: [
    { row: 1, text: 'July | export | of | claims' },
    { row: 2, text: 'CPT | PS' },
  ],
  totals: {
    ...{ rows: 30, lines: 28, setAside: 2, charge: 1234.5, allowed: 0, paid: 900 },
    ...{ firstDay: '2024-03-01', lastDay: '2024-03-09', patients: 7, claims: 9 },
  },
  setAside: [
    { code: 'total-row', reason: 'A total.', rows: 2, examples: [29, 30], isMendable: false },
    {
      ...{ code: 'no-service', reason: 'It names no service.', rows: 1, examples: [1004] },
      ...{ isMendable: true, places: [{ row: 1004, words: 'Page 1, line 4', hasPicture: true }] },
    },
  ],
  questions: [{ kind: 'column', text: 'Is PS the place of service?', keys: ['PS'] }],
  notes: [],
  mapping: null,
  help: { standing: 'off', columns: [] },
  choices: [
    { meaning: 'procedureCode', label: 'procedure code' },
    { meaning: 'placeOfService', label: 'place of service' },
    { meaning: 'units', label: 'units' },
  ],
})

const proposal = { meaning: 'units', because: 'values' } as const
const mayAsk: UploadLook['help'] = {
  standing: 'may-be-asked',
  columns: [{ key: 'PS', proposal: null }],
}
let shown: UploadLook = look
let proposed: UploadLook['help'] = mayAsk

const usage = { claimsUsed: 1000, claimsLimit: 5000, bonusCredits: 0 }
const sent: LookAnswer[] = []

beforeEach(() => {
  sent.length = 0
  shown = look
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit = {}) => {
    if (address.endsWith('/look/proposals')) {
      return Promise.resolve(Response.json({ ...shown, help: proposed }))
    }
    if (method === 'POST' && typeof body === 'string') sent.push(JSON.parse(body) as LookAnswer)
    const replies = { '/api/uploads': [upload], '/api/usage': usage }
    const reply = Object.entries(replies).find(([path]) => address.endsWith(path))?.[1] ?? shown
    return Promise.resolve(Response.json(reply))
  })
})
afterEach(cleanup)

async function show(): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/look/u7']}>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <LookPage />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByText('Is PS the place of service?')
}

function rows(): (string | null)[] {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
}

test('shows what is asked, the totals and the cost; columns in question come first', async () => {
  await show()
  expect(rows()).toEqual(['PS', 'CPT'])
  expect(screen.getByText('$1,234.50')).toBeDefined()
  expect(screen.getByText('Mar 1, 2024 to Mar 9, 2024')).toBeDefined()
  expect(
    await screen.findByText('The audit uses 28 claims of the 4,000 left of this month’s volume.'),
  ).toBeDefined()
  expect(screen.getByText('Please check')).toBeDefined()
  expect(screen.getByText('Lines 29, 30')).toBeDefined()
})

test('many columns that are certain are folded, and the one in question stays in view', async () => {
  const column = look.columns.find(({ key }) => key === 'CPT')
  const more = Array.from({ length: 21 }, (_, at) => ({ key: `DX${at}`, header: `DX${at}` }))
  shown = UploadLook.parse({
    ...look,
    columns: [...look.columns.slice(1), ...more.map((name) => ({ ...column, ...name }))],
  })
  await show()
  expect(
    within(screen.getByRole('region', { name: 'Columns of the file' })).getAllByRole('rowheader'),
  ).toHaveLength(1)
  const summary = screen.getByText('21 columns whose meaning is certain')
  expect(summary.closest('details')?.open).toBe(false)
  await userEvent.click(summary)
  expect(screen.getByLabelText('Meaning of DX20')).toBeDefined()
})

test('one press says yes to all that was asked, and keeps it under a name', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Start the Audit' }))
  await waitFor(() => {
    expect(sent).toEqual([
      { then: 'audit', mapping: { columns: { PS: 'placeOfService' } }, remember: 'July' },
    ])
  })
})

test('a column that means something else is said, and the file can be read again first', async () => {
  await show()
  const again = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Read Again with These Columns',
  })
  expect(again.disabled).toBe(true)
  await userEvent.selectOptions(screen.getByLabelText('Meaning of PS'), 'units')
  await userEvent.click(again)
  await waitFor(() => {
    expect(sent).toEqual([{ then: 'look', mapping: { columns: { PS: 'units' } } }])
  })
})

test('nothing is kept where that is not wished', async () => {
  await show()
  await userEvent.selectOptions(screen.getByLabelText('Meaning of CPT'), 'not used')
  await userEvent.click(screen.getByLabelText('Remember this for files with the same headings'))
  await userEvent.click(screen.getByRole('button', { name: 'Start the Audit' }))
  await waitFor(() => {
    expect(sent).toEqual([
      { then: 'audit', mapping: { columns: { PS: 'placeOfService', CPT: 'ignored' } } },
    ])
  })
})

test('another line of the header leaves no column as it was called', async () => {
  await show()
  await userEvent.selectOptions(screen.getByLabelText('Line of the header'), '1')
  await userEvent.click(screen.getByRole('button', { name: 'Read Again with These Columns' }))
  await waitFor(() => {
    expect(sent).toEqual([{ then: 'look', mapping: { columns: {}, headerRow: 1 } }])
  })
})

test('without a model, or where it is not wanted, nothing of one is on the page', async () => {
  await show()
  expect(screen.queryByText(/AI/)).toBeNull()
})

test('a proposal is asked for, shown and taken with one press each; nothing changes by itself', async () => {
  shown = { ...look, help: mayAsk }
  proposed = { standing: 'asked', columns: [{ key: 'PS', proposal }] }
  await show()
  expect(screen.getByText(/For 1 column, headings leave/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Ask What They May Be' }))
  expect(
    await screen.findByText(/^AI proposal: units, by how its values are written/),
  ).toBeDefined()
  const meaning = screen.getByLabelText<HTMLSelectElement>('Meaning of PS')
  expect(meaning.value).toBe('placeOfService')
  screen.getByRole('button', { name: 'Use It: units for PS' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(meaning.value).toBe('units')
  expect(screen.getByText(/So it stands here/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Start the Audit' }))
  await waitFor(() => {
    expect(sent).toEqual([
      { then: 'audit', mapping: { columns: { PS: 'units' } }, remember: 'July' },
    ])
  })
})

test('what was said before is kept when proposals come', async () => {
  shown = { ...look, help: mayAsk }
  proposed = { standing: 'asked', columns: [{ key: 'PS', proposal: null }] }
  await show()
  await userEvent.selectOptions(screen.getByLabelText('Meaning of CPT'), 'not used')
  await userEvent.click(screen.getByRole('button', { name: 'Ask What They May Be' }))
  expect(await screen.findByText('No AI proposal for this column.')).toBeDefined()
  expect(screen.getByLabelText<HTMLSelectElement>('Meaning of CPT').value).toBe('ignored')
})

test('an answer that did not pass the checks is said, and may be asked for again', async () => {
  shown = { ...look, help: mayAsk }
  proposed = mayAsk
  await show()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ask What They May Be' })
  await userEvent.click(button)
  expect(await screen.findByText(/No answer came that passed every check/)).toBeDefined()
  expect(button.disabled).toBe(false)
})

test('a row of a PDF that will be set aside is shown on its page', async () => {
  await show()
  expect(screen.getByText('Lines 29, 30')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show on the page: Page 1, line 4' }))
  const picture = screen.getByRole('img', { name: /Page 1, line 4/ })
  expect(picture.getAttribute('src')).toBe('/api/uploads/u7/rows/1004/picture')
})
