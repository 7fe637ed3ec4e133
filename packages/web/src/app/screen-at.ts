import type { Viewer } from './redirect.ts'
import { homeScreen, landingScreen, notFoundScreen, screens, type Screen } from './screens.ts'

const byPath = new Map(screens.map((screen) => [screen.path, screen]))

/** A path without the slash that some links end in. */
export function plainPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
}

/** The screen of a path for a visitor. */
export function screenAt(path: string, kind: Viewer['kind']): Screen {
  if (path === '/') return kind === 'signed-in' ? homeScreen : landingScreen
  return byPath.get(path) ?? byPath.get(patternOf(path)) ?? notFoundScreen
}

/** The path of one thing as screens name it: `/cases/7` is `/cases/:id`. */
export function patternOf(path: string): string {
  return path.replace(/(?<=.)\/[^/]+$/, '/:id')
}
