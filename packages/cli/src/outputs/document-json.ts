import type { AuditDocument, ClaimVerdict } from '@plumbline/engine'
import { FindingsOnce } from './findings-once.ts'

/** The document as JSON, claim by claim: a million lines never become one string. */
export function* documentJson(document: AuditDocument): Generator<string> {
  const { claims, summary, ...head } = document
  yield `${JSON.stringify(head).slice(0, -1)},"claims":[`
  const textOf = claimText()
  for (const [at, claim] of claims.entries()) yield `${at === 0 ? '' : ','}\n${textOf(claim, at)}`
  yield `],\n"summary":${JSON.stringify(summary)}}\n`
}

/** Claims without findings differ in row, number and sentence only, so the rest is written once. */
function claimText(): (claim: ClaimVerdict, at: number) => string {
  const endings = new Map<string, string>()
  const once = new FindingsOnce()
  let lastId: string | undefined
  let idText = ''
  return (claim, at) => {
    const { row, claimId, auditSummary, checked, findings } = claim
    if (findings.length > 0) return JSON.stringify({ ...claim, findings: once.at(at, findings) })
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
    return `{"row":${row},${idText}${ending}`
  }
}

const mostEndings = 4096

/** What follows row and number. */
function endingOf(claim: ClaimVerdict): string {
  return JSON.stringify({ ...claim, row: undefined, claimId: undefined }).slice(1)
}
