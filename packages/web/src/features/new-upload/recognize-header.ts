import type { UploadAuditType } from '@plumbline/contract'

/** What the header of a file calls for, and the headings that say so. */
export interface RecognizedHeader {
  readonly auditType: UploadAuditType
  readonly because: readonly string[]
}

/** A title, an address and a few facts may stand above the header. */
const rowsLookedAt = 30
/** One heading alone may be chance. */
const fewestSigns = 2
/** A heading of the other kind may stand in a wide file. */
const clearTimes = 4

/**
 * Which audit a file calls for by headings that only one kind of claims has; undefined where they are
 * few or speak for both. It fills the form in and no more: the server looks closer, and asks.
 *
 * @param text the beginning of a CSV file
 */
export function recognizeHeader(text: string): RecognizedHeader | undefined {
  const rows = text.split(/\r\n|\n|\r/, rowsLookedAt).map(headingsOf)
  const found = rows.map(signsIn)
  const best = found.reduce(
    (most, signs) => (weightOf(signs) > weightOf(most) ? signs : most),
    noSigns,
  )
  const { Medical, Pharmacy } = best
  if (outweighs(Pharmacy, Medical)) {
    return { auditType: 'Pharmacy', because: Pharmacy }
  }
  if (outweighs(Medical, Pharmacy)) {
    return { auditType: 'Medical', because: Medical }
  }
  return undefined
}

function outweighs(ones: readonly string[], others: readonly string[]): boolean {
  return ones.length >= Math.max(fewestSigns, others.length * clearTimes)
}

type Signs = Readonly<Record<UploadAuditType, readonly string[]>>

const noSigns: Signs = { Medical: [], Pharmacy: [] }

/** As whole words of a heading. NDC and drug name stand beside procedures too, so they are no sign. */
const signs: Readonly<Record<UploadAuditType, RegExp>> = {
  Medical:
    /\b(?:cpt|hcpcs|procedure|proc (?:code|cd)|revenue (?:code|center)|rev (?:code|cd)|modifier|mod ?1|place of service|pos code|diagnosis|icd ?10|icd|drg|type of bill|bill type)\b/,
  Pharmacy:
    /\b(?:days?(?: of)? supply|days? sply|days? suply|refills?(?: number)?|rx (?:number|no|num|nbr|id|srvc)|prescription (?:number|no|id)|fill (?:date|number|num|no)|date filled|filled|dispens(?:e|ed|ing)|dspnsd|dspnsng|daw|ingredient cost|dispensing fee|formulary|ncpdp)\b/,
}

function signsIn(headings: readonly string[]): Signs {
  const matching = (type: UploadAuditType) =>
    headings.filter((heading) => signs[type].test(wordsOf(heading)))
  return { Medical: matching('Medical'), Pharmacy: matching('Pharmacy') }
}

function weightOf({ Medical, Pharmacy }: Signs): number {
  return Medical.length + Pharmacy.length
}

/** The cells of a line, whatever divides them, that may be headings. */
function headingsOf(line: string): string[] {
  const cells = line.split(/[,;|\t]/)
  return cells.map((cell) => cell.replaceAll('"', '').trim()).filter(isHeading)
}

/** A value begins with a digit, or is long. */
function isHeading(cell: string): boolean {
  return cell.length > 0 && cell.length <= 40 && !/^\d/.test(cell)
}

/** `CLM_DAYS_SUPLY_NUM`, `daysSupply` and `Days Supply` in words. */
function wordsOf(heading: string): string {
  const spaced = heading.replace(/([a-z])([A-Z])/g, '$1 $2')
  return spaced.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
}
