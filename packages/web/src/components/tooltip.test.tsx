import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

it('explains a control that has the focus', async () => {
  render(
    <TooltipProvider>
      <Tooltip text="Shows the rule">
        <button type="button">Why</button>
      </Tooltip>
    </TooltipProvider>,
  )
  expect(screen.queryByRole('tooltip')).toBeNull()
  await userEvent.tab()
  expect((await screen.findByRole('tooltip')).textContent).toBe('Shows the rule')
})
