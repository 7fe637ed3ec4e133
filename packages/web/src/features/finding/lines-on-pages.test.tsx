import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { aFinding, aWholeFinding } from '../../testing/a-finding.ts'
import { LinesOnPages } from './lines-on-pages.tsx'

const { lines } = aWholeFinding(aFinding())
const onPages = lines.map((line) => ({
  ...line,
  place: { words: `Page 1, line ${String(line.row)}`, hasPicture: true },
}))

afterEach(cleanup)

test('the line at fault is shown on its page, the others when they are chosen', async () => {
  render(<LinesOnPages uploadId="u1" lines={onPages} />)
  const picture = () => screen.getByRole('img').getAttribute('src')
  expect(picture()).toBe('/api/uploads/u1/rows/5/picture')
  await userEvent.click(screen.getByRole('button', { name: 'Page 1, line 2' }))
  expect(picture()).toBe('/api/uploads/u1/rows/2/picture')
  const [two, five] = screen.getAllByRole('button')
  expect(two?.getAttribute('aria-pressed')).toBe('true')
  expect(five?.getAttribute('aria-pressed')).toBe('false')
})

test('files without pages show none', () => {
  render(<LinesOnPages uploadId="u1" lines={lines} />)
  expect(screen.queryByRole('img')).toBeNull()
})
