import type { AuditDocument, ClaimLine, ClaimVerdict } from '@plumbline/engine'
import { dollarsOfLine } from './dollars-of-line.ts'
import { FindingTexts } from './finding-texts.ts'

/**
 * The document as JSON, claim by claim: a million lines never become one string. Claims carry what
 * they count in the totals; findings how far their dollars can be relied on, and their fingerprint.
 *
 * @param lines of the file; a claim is about the line at its place
 */
export function* documentJson(
  document: AuditDocument,
  lines: readonly ClaimLine[],
): Generator<string> {
  const { claims, summary, ...head } = document
  yield `${JSON.stringify(head).slice(0, -1)},"claims":[`
  const textOf = claimText(claims, lines)
  for (const [at, claim] of claims.entries()) yield `${at === 0 ? '' : ','}\n${textOf(claim, at)}`
  yield `],\n"summary":${JSON.stringify(summary)}}\n`
}

/** Claims without findings differ in row, number, Medicare's price and sentence only, so the rest is written once. */
function claimText(
  claims: readonly ClaimVerdict[],
  lines: readonly ClaimLine[],
): (claim: ClaimVerdict, at: number) => string {
  const endings = new Map<string, string>()
  const texts = new FindingTexts(claims, lines)
  let lastId: string | undefined
  let idText = ''
  return (claim, at) => {
    const { row, claimId, auditSummary, checked, findings, medicareCents } = claim
    const line = lines[at]
    if (findings.length > 0 && line) {
      const found = texts.at(at, findings, line)
      const rest = JSON.stringify({
        ...claim,
        findings: undefined,
        ...dollarsOfLine(line, findings),
      })
      return `${rest.slice(0, -1)},"findings":${found}}`
    }
    const likeness = `${checked}: ${auditSummary}`
    let ending = endings.get(likeness)
    if (ending === undefined) {
      ending = endingOf(claim)
      if (endings.size < mostEndings) endings.set(likeness, ending)
    }
    if (claimId !== lastId) {
      lastId = claimId
      idText = claimId === undefined ? '' : `"claimId":${JSON.stringify(claimId)},`
    }
    const price = medicareCents === undefined ? '' : `"medicareCents":${medicareCents},`
    return `{"row":${row},${idText}${price}${ending}`
  }
}

const mostEndings = 4096

/** What follows row, number and price. */
function endingOf(claim: ClaimVerdict): string {
  const written = { row: undefined, claimId: undefined, medicareCents: undefined }
  return JSON.stringify({ ...claim, atRiskCents: 0, ...written }).slice(1)
}
