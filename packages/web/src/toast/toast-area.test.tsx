import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ToastArea } from './toast-area.tsx'
import { showFailure, showToast } from './toasts.ts'

it('shows one toast at a time, the newest, with its action and a way to close it', async () => {
  let ran = 0
  render(<ToastArea />)
  act(() => {
    showFailure('Error', 'Failed to download report')
    showToast({ title: 'Saved', action: { label: 'Undo', run: () => (ran += 1) } })
  })
  expect(screen.queryByText('Error')).toBeNull()
  expect(screen.getByText('Saved')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(ran).toBe(1)
  act(() => {
    showToast({ title: 'Again' })
  })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Again')).toBeNull()
})
