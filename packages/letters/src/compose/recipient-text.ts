import { dateText, day, type ClaimLine } from '@plumbline/engine'

/** What of a line tells its recipient which one is meant. */
export type NamedLine = Pick<ClaimLine, 'claimId' | 'lineNumber' | 'serviceFromDay'>

/**
 * The audit's words for who does not have its file: rows become claims, and dates are written as
 * Americans write them. A row that is not known stays one of the file.
 */
export function recipientText(text: string, lines: ReadonlyMap<number, NamedLine>): string {
  return text
    .replace(
      /\bclaim \S+(?: line \S+)? \(row (\d+)\)/g,
      (said, row: string) => lineNamed(lines.get(Number(row))) ?? said,
    )
    .replace(/\brow (\d+)\b/g, (said, row: string) => lineNamed(lines.get(Number(row))) ?? said)
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, dateNamed)
}

function lineNamed(line: NamedLine | undefined): string | undefined {
  if (line?.claimId === undefined) return undefined
  const { claimId, lineNumber, serviceFromDay } = line
  if (lineNumber !== undefined) return `claim ${claimId}, line ${lineNumber}`
  return serviceFromDay === undefined
    ? `claim ${claimId}`
    : `claim ${claimId} of ${dateText(serviceFromDay)}`
}

function dateNamed(text: string): string {
  try {
    return dateText(day(text))
  } catch {
    return text
  }
}
