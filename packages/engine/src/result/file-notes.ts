import type { Finding } from './finding.ts'
import { releasesReadInstead } from './release-note.ts'

/** Rules whose notices are about the whole file, though they stand at one of its lines. */
const rulesOfFile: ReadonlySet<string> = new Set(['npi-check-digit', 'procedure-code-unknown'])

/** What the findings say of the file as a whole: once for it, not at each line. */
export function notesOfFindings(
  findingsByLine: readonly (readonly Finding[] | undefined)[],
): readonly string[] {
  const notes = new Set<string>()
  const readInstead = new Map<string, { lines: number; last: number }>()
  findingsByLine.forEach((findings, index) => {
    for (const { ruleId, class: of, message } of findings ?? []) {
      if (of === 'notice' && rulesOfFile.has(ruleId)) notes.add(message)
      // An error rests on releases in force: another is a lead.
      const read = of === 'error' ? undefined : releasesReadInstead(message)
      if (read === undefined) continue
      const known = readInstead.get(read) ?? { lines: 0, last: -1 }
      if (known.last !== index) known.lines++
      known.last = index
      readInstead.set(read, known)
    }
  })
  for (const [read, { lines }] of readInstead) notes.add(releaseNote(read, lines))
  return Array.from(notes)
}

/** That claims of earlier uploads are no longer what those uploads say of them; undefined where none is. */
export function earlierClaimsNote(claims: number): string | undefined {
  if (claims === 0) return undefined
  const which = claims === 1 ? '1 claim' : `${claims.toLocaleString('en-US')} claims`
  const are = claims === 1 ? 'is' : 'are'
  const them = claims === 1 ? 'it' : 'them'
  return `${which} of earlier uploads ${are} voided, replaced or reversed by this file. Those uploads keep what was found on ${them}: look at it again before money is asked for.`
}

function releaseNote(read: string, lines: number): string {
  const where = lines === 1 ? '1 line has' : `${lines.toLocaleString('en-US')} lines have`
  return `${where} findings on a date of service that the available tables do not cover; they were read from ${read}.`
}
