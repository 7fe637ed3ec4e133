import { createHash } from 'node:crypto'
import { fontStyles } from './fonts.ts'
import { printStyles } from './print.ts'
import { narrowScreenStyles } from './narrow-screen.ts'
import { screenStyles } from './screen.ts'
import { tableStyles } from './tables.ts'

/**
 * The report's one style sheet. `reportId` (hexadecimal digits and hyphens) stands in page feet; `color`
 * of the cover's band is taken as `#rrggbb` only.
 */
export function styleSheet(reportId: string, color = ''): string {
  const brand = /^#[0-9a-f]{6}$/i.test(color) ? `:root { --brand: ${color}; }` : ''
  return `${fontStyles()}${brand}${screenStyles}${narrowScreenStyles}${tableStyles}${printStyles(reportId)}`
}

/**
 * Nothing may load, run or be sent; the only styles are the sheet with this hash and its faces, the only
 * picture a logo that the file itself holds.
 */
export function contentPolicy(styles: string, hasLogo = false): string {
  const hash = createHash('sha256').update(styles).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; ${hasLogo ? 'img-src data:; ' : ''}font-src data:; base-uri 'none'; form-action 'none'`
}
