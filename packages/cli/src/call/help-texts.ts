import type { Help } from 'commander'
import { styledOut } from '../terminal/styled.ts'

/** Titles stand out where the terminal shows color. */
export const styledHelp: Partial<Help> = {
  styleTitle: (text) => styledOut('bold', text),
  styleCommandText: (text) => styledOut('cyan', text),
  styleSubcommandText: (text) => styledOut('cyan', text),
  styleOptionText: (text) => styledOut('cyan', text),
}

/** Calls that can be copied, below a command's options. */
export function examples(...calls: readonly string[]): string {
  return section('Examples:', calls)
}

/** What programs learn from a call. */
export function exitStatuses(): string {
  return section('Exit status:', [
    '0  done',
    '1  audited, and --fail-on is met',
    '2  a file could not be audited, or the call is wrong; a line on standard error says why',
  ])
}

function section(title: string, lines: readonly string[]): string {
  return [`\n${styledOut('bold', title)}`, ...lines.map((line) => `  ${line}`)].join('\n')
}
