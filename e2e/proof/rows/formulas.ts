import { claimsHeader } from '../harness/claims.ts'

/** How cells begin that a spreadsheet may take for a formula. */
export const starters = [
  ...['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1', '\r=1', '\n=1', ' =1', "'=1", '"=1'],
  ...['\uff1d1+1', '\uff0b1', '\uff0d1', '\uff20SUM(1)', '\ufeff=1', '\u200b=1', '\u00a0=1'],
  ...["=cmd|' /C calc'!A0", '=HYPERLINK("http://evil.example")', '=WEBSERVICE("http://e")'],
  ...['+cmd|1', '-cmd|1', '@cmd|1', '%0A=1', ';=1', ',=1', '=', '==1', '-2+3+cmd|1', '=\u00001'],
]

function lineWith(words: string): string {
  const quoted = `"${words.replaceAll('"', '""')}"`
  const line = [quoted, quoted, quoted, '1961-02-03', '2024-03-01', '99213', 'E119', '1', '120.00']
  return [...line, '80.00', quoted, quoted].join(',')
}

/** Two lines of one claim, which are found to be the same, so that the words come into findings. */
export function fileWith(words: string): string {
  const header = `${claimsHeader},"${words.replaceAll('"', '""')}"`
  return [header, lineWith(words), lineWith(words)].join('\n')
}

/** The same of many words in one file. */
export function fileWithEach(words: readonly string[]): string {
  const rows = words.flatMap((one) => [lineWith(one), lineWith(one)])
  return [`${claimsHeader},"=1+1"`, ...rows].join('\n')
}
