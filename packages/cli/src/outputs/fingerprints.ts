import { createHash } from 'node:crypto'
import { fingerprintText, type ClaimLine, type ClaimVerdict, type Finding } from '@plumbline/engine'

/**
 * What makes a finding of the document the same one when its claims come again, as SHA-256 in hex.
 *
 * @param lines of the file; a verdict is on the line at its place
 */
export function fingerprints(
  claims: readonly ClaimVerdict[],
  lines: readonly ClaimLine[],
): (finding: Finding) => string {
  const carriers = new Map<Finding, ClaimLine[]>()
  claims.forEach(({ findings }, at) => {
    const line = lines[at]
    for (const finding of findings) {
      const known = carriers.get(finding)
      if (known && line) known.push(line)
      else if (line) carriers.set(finding, [line])
    }
  })
  const made = new Map<Finding, string>()
  return (finding) => {
    let print = made.get(finding)
    if (print === undefined) {
      const text = fingerprintText(finding, carriers.get(finding) ?? [])
      print = createHash('sha256').update(text).digest('hex')
      made.set(finding, print)
    }
    return print
  }
}
