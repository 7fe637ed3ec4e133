import { payeeOf as payee, type ClaimLine } from '@plumbline/engine'

/** Who was paid for a line, as the file names them: whom the report would ask for it. */
export function payeeOf(line: ClaimLine): string | undefined {
  return payee(line)?.id
}

/** The codes by which a line is looked for. */
export function codesOfLine(line: ClaimLine): string[] {
  return [line.procedureCode, line.ndc, line.revenueCode].filter((code) => code !== undefined)
}

/** What lists show a line to bill: of the room of a stay, which stands for the whole of it, the DRG. */
export function shownCode(line: ClaimLine): string | undefined {
  const { procedureCode, ndc, revenueCode, drg } = line
  const isStay = drg !== undefined && (revenueCode === undefined || room.test(revenueCode))
  return procedureCode ?? ndc ?? (isStay ? `DRG ${drg}` : revenueCode)
}

/** Room and board, intensive care: revenue codes 010X to 021X (NUBC). */
const room = /^0(?:1\d|2[01])\d$/
