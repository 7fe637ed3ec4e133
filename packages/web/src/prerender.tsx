import { QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { AppRoutes } from './app/app-routes.tsx'
import { Providers } from './app/providers.tsx'
import { homeScreen, landingScreen, notFoundScreen, screens, type Screen } from './app/screens.ts'

export const prerenderedScreens: readonly Screen[] = [
  landingScreen,
  ...screens.filter((screen) => screen.prerendered),
  notFoundScreen,
]

/** Paths of the screens that start as the empty shell. */
export const shellPaths: readonly string[] = screens
  .filter((screen) => !screen.prerendered && screen !== homeScreen)
  .map((screen) => screen.path)

/** The markup of a screen as a signed-out visitor first sees it. */
export async function markupOf(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Providers client={new QueryClient()}>
        <AppRoutes />
      </Providers>
    </StaticRouter>,
    // One piece: content that streams in later would need inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
