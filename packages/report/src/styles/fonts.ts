import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const sans = 'Source Sans 3'

/** One file a weight: Chromium prints a variable face as drawings, without its letters. */
const faces = [
  {
    family: sans,
    weight: 300,
    url: import.meta
      .resolve('@fontsource/source-sans-3/files/source-sans-3-latin-300-normal.woff2'),
  },
  {
    family: sans,
    weight: 400,
    url: import.meta
      .resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2'),
  },
  {
    family: sans,
    weight: 600,
    url: import.meta
      .resolve('@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2'),
  },
  {
    family: 'Source Code Pro',
    weight: 400,
    url: import.meta
      .resolve('@fontsource/source-code-pro/files/source-code-pro-latin-400-normal.woff2'),
  },
] as const

let styles: string | undefined

/**
 * The two faces (OFL-1.1, Latin, 80 KB together) inside the sheet, so that a report looks and
 * prints the same on every machine. Characters beyond Latin fall back to the machine's own faces.
 */
export function fontStyles(): string {
  styles ??= faces.map(fontFace).join('')
  return styles
}

function fontFace({ family, weight, url }: (typeof faces)[number]): string {
  const data = readFileSync(fileURLToPath(url), 'base64')
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) format('woff2'); }
`
}
