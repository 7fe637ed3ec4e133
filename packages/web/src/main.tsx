import './forms/no-eval.ts'
import './shell-bundle.ts'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from './api/query-client.ts'
import { wasSignedIn } from './api/signed-in-hint.ts'
import { AppRoutes } from './app/app-routes.tsx'
import { Providers } from './app/providers.tsx'
import { plainPath, screenAt } from './app/screen-at.ts'
import { leaveSignedOut } from './app/signed-out-notice.ts'
import { takenOver } from './app/taken-over.ts'

const app = (
  <StrictMode>
    <BrowserRouter>
      <Providers client={createQueryClient(leaveSignedOut)}>
        <AppRoutes />
      </Providers>
    </BrowserRouter>
  </StrictMode>
)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
// What was rendered ahead is for signed-out visitors; anyone else gets a fresh start.
if (root.hasAttribute('data-prerendered') && !wasSignedIn()) {
  // Whole at once: a part that came later would be drawn anew, and lose what was typed into it.
  const screen = screenAt(plainPath(window.location.pathname), 'signed-out')
  await screen.fetch().catch(() => undefined)
  hydrateRoot(root, app)
  takenOver(root)
} else {
  root.replaceChildren()
  root.removeAttribute('data-prerendered')
  root.removeAttribute('data-landing')
  createRoot(root).render(app)
}
