import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { createQueryClient } from '../api/query-client.ts'
import { AppRoutes } from '../app/app-routes.tsx'
import { Providers } from '../app/providers.tsx'

/** Opens the app at a path; `data-testid="path"` tells where it is. Answers a user's hands. */
export function showApp(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Providers client={createQueryClient(() => undefined)}>
        <AppRoutes />
        <Path />
      </Providers>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

function Path() {
  return <span data-testid="path">{useLocation().pathname}</span>
}
