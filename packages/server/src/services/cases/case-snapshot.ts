import { FindingItem } from '@plumbline/contract'
import { findingSummary, isoDate, type ClaimLine, type Finding } from '@plumbline/engine'
import { recipientText, type LetterFinding, type LetterLine } from '@plumbline/letters'
import { memberTail } from '@plumbline/report'
import type { LockedFinding } from '../../db/cases/findings-for-case.ts'
import { payeeOf, shownCode } from '../../stored-audits/line-parties.ts'
import { comparedLines, letterLine } from './snapshot-lines.ts'

/** A finding as it was when its case was started: an audit made again changes no letter. */
export interface CaseSnapshot {
  readonly item: FindingItem
  readonly letter: LetterFinding
}

/** What of its upload a finding is told with. */
export interface SnapshotSource {
  readonly uploadName: string
  /** Who owns the account. */
  readonly owner: string
  /** Members' own numbers by the marks on lines. */
  readonly members: ReadonlyMap<string, string> | undefined
  /** The lines that its findings speak of, by row of the file. */
  readonly named: ReadonlyMap<number, ClaimLine>
}

/** A line that carries the finding, with all that stands on it. */
export interface CarrierLine {
  readonly line: ClaimLine
  readonly findings: readonly Finding[]
}

/** The finding with its lines, and what it takes of each. */
export function caseSnapshot(
  row: LockedFinding,
  finding: Finding,
  carriers: readonly [CarrierLine, ...CarrierLine[]],
  source: SnapshotSource,
): CaseSnapshot {
  const lines = carriers.map((carrier) => letterLine(carrier, finding, source.members))
  return {
    item: itemOf(row, finding, carriers[0].line, source),
    letter: letterOf(finding, lines, comparedLines(finding, carriers, source), source.named),
  }
}

function letterOf(
  finding: Finding,
  lines: readonly LetterLine[],
  compared: readonly LetterLine[],
  named: SnapshotSource['named'],
): LetterFinding {
  const { ruleId, title, message, sources, basis, arithmetic, clearedBy } = finding
  return {
    ruleId,
    title,
    sentence: recipientText(message, named),
    class: finding.class === 'notice' ? 'lead' : finding.class,
    sources: sources.map(sourceNamed),
    basis,
    arithmetic: recipientText(arithmetic, named),
    clearedBy,
    lines,
    compared,
  }
}

/** An edition is named where it is one that the other side can look up; the pack that came with us is none. */
function sourceNamed({ title, section, release }: Finding['sources'][number]) {
  const isPublished = release !== undefined && !release.includes('starter')
  return { title, section, ...(isPublished && { release }) }
}

function itemOf(
  row: LockedFinding,
  finding: Finding,
  line: ClaimLine,
  { uploadName, members, owner }: SnapshotSource,
): FindingItem {
  const { message, title } = finding
  const payee = payeeOf(line)
  const dollars = centsOf(row) / 100
  const summary = findingSummary(message)
  return FindingItem.parse({
    id: `${row.upload_id}-${row.number}`,
    uploadId: row.upload_id,
    uploadName,
    claimId: line.claimId ?? null,
    row: line.row,
    ruleId: finding.ruleId,
    title,
    category: finding.category,
    class: finding.class,
    standing: row.standing ?? 'none',
    dollars,
    paid: row.paid_cents === null ? null : Number(row.paid_cents) / 100,
    serviceDate: line.serviceFromDay === undefined ? null : isoDate(line.serviceFromDay),
    code: shownCode(line) ?? null,
    provider: marked(row.payee_mark, payee),
    patient: marked(row.patient_mark, tailOf(line, members)),
    summary,
    decision: row.decision,
    reason: row.reason,
    decidedBy: row.decided_by === row.user_id ? owner : null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    carriedOver: row.carried_over,
    caseId: row.case_id,
  })
}

function tailOf(line: ClaimLine, members: SnapshotSource['members']): string | undefined {
  const number = members?.get(line.patientKey ?? '')
  return number === undefined ? undefined : memberTail(number)
}

function marked(mark: Buffer | null, label: string | undefined): FindingItem['provider'] {
  return mark === null ? null : { mark: mark.toString('hex'), label: label ?? '–' }
}

/** What a finding adds to totals, in whatever standing. */
export function centsOf(row: LockedFinding): number {
  return Number(row.firm_cents) + Number(row.records_needed_cents) + Number(row.in_doubt_cents)
}
