import type { AuditDocument, ClaimVerdict } from '@plumbline/engine'

/** The document as JSON, claim by claim: a million lines never become one string. */
export function* documentJson(document: AuditDocument): Generator<string> {
  const { claims, summary, ...head } = document
  yield `${JSON.stringify(head).slice(0, -1)},"claims":[`
  const textOf = claimText()
  let first = true
  for (const claim of claims) {
    yield `${first ? '' : ','}\n${textOf(claim)}`
    first = false
  }
  yield `],\n"summary":${JSON.stringify(summary)}}\n`
}

/** Claims without findings differ in row, number and sentence only, so the rest is written once. */
function claimText(): (claim: ClaimVerdict) => string {
  const endings = new Map<string, string>()
  return (claim) => {
    if (claim.findings.length > 0) return JSON.stringify(claim)
    const { row, claimId, ...rest } = claim
    let ending = endings.get(rest.auditSummary)
    if (ending === undefined) {
      ending = JSON.stringify(rest).slice(1)
      if (endings.size < mostEndings) endings.set(rest.auditSummary, ending)
    }
    return `{"row":${row},${claimId === undefined ? '' : `"claimId":${JSON.stringify(claimId)},`}${ending}`
  }
}

const mostEndings = 4096
