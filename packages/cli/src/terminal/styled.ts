import { styleText } from 'node:util'

type Format = 'bold' | 'red' | 'yellow' | 'green' | 'cyan'

/** Text for standard error, in color where it is a terminal that shows color and `NO_COLOR` is not set. */
export function styledError(format: Format, text: string): string {
  return styleText(format, text, { stream: process.stderr })
}

/** The same for standard output. */
export function styledOut(format: Format, text: string): string {
  return styleText(format, text, { stream: process.stdout })
}
