import type { AuditDocument } from '@plumbline/engine'

/** The document as JSON, claim by claim: a million lines never become one string. */
export function* documentJson(document: AuditDocument): Generator<string> {
  const { claims, summary, ...head } = document
  yield `${JSON.stringify(head).slice(0, -1)},"claims":[`
  let first = true
  for (const claim of claims) {
    yield `${first ? '' : ','}\n${JSON.stringify(claim)}`
    first = false
  }
  yield `],\n"summary":${JSON.stringify(summary)}}\n`
}
