import { payeeOf as payee, type ClaimLine } from '@plumbline/engine'

/** Who was paid for a line, as the file names them: whom the report would ask for it. */
export function payeeOf(line: ClaimLine): string | undefined {
  return payee(line)?.id
}

/** The codes by which a line is looked for. */
export function codesOfLine(line: ClaimLine): string[] {
  return [line.procedureCode, line.ndc, line.revenueCode].filter((code) => code !== undefined)
}

/** What lists show a line to bill. */
export function shownCode(line: ClaimLine): string | undefined {
  return line.procedureCode ?? line.ndc ?? line.revenueCode
}
