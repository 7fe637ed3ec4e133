import { providerKey } from '../../../batch/provider-key.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { fisherExactUpper } from '../../prices/fisher-exact.ts'
import { denialReason } from './denial-reason.ts'

/** Lines of one provider, payer and code (of fills: one drug, or one pharmacy), and those of them denied for one reason. */
export interface DenialCell {
  /** Undefined where the file names none, and so is one provider's own. */
  readonly provider: string | undefined
  readonly payer: string | undefined
  readonly code: string
  readonly reason: string
  readonly denied: readonly ClaimLine[]
  /** All lines of the provider, payer and code. */
  readonly lines: number
  /** Share of all other lines of the file that were denied for the reason, 0 to 1. */
  readonly elsewhere: number
  /** Chance of so many denials by luck, corrected for the number of cells looked at. */
  readonly chance: number
}

/**
 * Reject codes that stop a fill for a time and speak of no drug: refill too soon (79), duplicate (83),
 * drug utilization review (88). A pharmacy that runs into them all the time is another matter.
 */
const passingRejects: ReadonlySet<string> = new Set(['79', '83', '88'])

/** Fewer denials than this make no pattern. */
const leastDenials = 5

/** The cells with enough denials to be looked at, each tested against the rest of the file. */
export function denialCells(lines: readonly ClaimLine[]): DenialCell[] {
  const groups = new Map<string, Group>()
  const deniedFor = new Map<string, number>()
  for (const line of lines) {
    const reason = isDenied(line) ? denialReason(line) : undefined
    if (reason === undefined) continue
    deniedFor.set(reason, (deniedFor.get(reason) ?? 0) + 1)
    for (const subject of subjectsOf(line)) addDenial(groups, subject, line, reason)
  }
  for (const [key, { byReason }] of groups) {
    if (!Array.from(byReason.values()).some(isEnough)) groups.delete(key)
  }
  if (groups.size === 0) return []
  countLines(groups, lines)
  const cells = Array.from(groups.values(), (group) => openCells(group)).flat()
  return cells.map((cell) => tested(cell, lines.length, deniedFor, cells.length))
}

interface Subject {
  readonly provider: string | undefined
  readonly code: string
}

/** What was denied of one subject and payer, by reason, among all `lines` of theirs. */
interface Group extends Subject {
  readonly byReason: Map<string, ClaimLine[]>
  lines: number
}

function addDenial(
  groups: Map<string, Group>,
  subject: Subject,
  line: ClaimLine,
  reason: string,
): void {
  const key = keyOf(subject, line)
  let group = groups.get(key)
  if (!group) groups.set(key, (group = { ...subject, byReason: new Map(), lines: 0 }))
  const denied = group.byReason.get(reason)
  if (denied) denied.push(line)
  else group.byReason.set(reason, [line])
}

function keyOf({ provider, code }: Subject, { payer }: ClaimLine): string {
  return `${provider ?? ''}\u0000${payer ?? ''}\u0000${code}`
}

function isEnough(denied: readonly ClaimLine[]): boolean {
  return denied.length >= leastDenials
}

function countLines(groups: ReadonlyMap<string, Group>, lines: readonly ClaimLine[]): void {
  for (const line of lines) {
    for (const subject of subjectsOf(line)) {
      const group = groups.get(keyOf(subject, line))
      if (group) group.lines++
    }
  }
}

/** What a line's denials may have in common: provider and code; of a fill the drug, or the pharmacy. */
function subjectsOf(line: ClaimLine): readonly Subject[] {
  if (line.auditType === 'medical') {
    const code = line.procedureCode ?? line.revenueCode
    return code === undefined ? [] : [{ provider: providerKey(line), code }]
  }
  const drug = line.drugName ?? line.ndc
  return [
    ...(drug === undefined ? [] : [{ provider: undefined, code: drug }]),
    ...(line.pharmacyId === undefined ? [] : [{ provider: line.pharmacyId, code: 'all drugs' }]),
  ]
}

type OpenCell = Omit<DenialCell, 'elsewhere' | 'chance'>

function openCells({ provider, code, byReason, lines }: Group): OpenCell[] {
  return Array.from(byReason).flatMap(([reason, denied]) => {
    const [first] = denied
    if (!first || !isEnough(denied) || isPassing(reason, provider, first)) return []
    return [{ provider, payer: first.payer, code, reason, denied, lines }]
  })
}

function isPassing(
  reason: string,
  provider: string | undefined,
  { auditType }: ClaimLine,
): boolean {
  return auditType === 'pharmacy' && provider === undefined && passingRejects.has(reason)
}

function tested(
  cell: OpenCell,
  all: number,
  deniedFor: ReadonlyMap<string, number>,
  cells: number,
): DenialCell {
  const deniedInAll = deniedFor.get(cell.reason) ?? 0
  const others = all - cell.lines
  const chance = fisherExactUpper(cell.denied.length, cell.lines, deniedInAll, all)
  return {
    ...cell,
    elsewhere: others > 0 ? (deniedInAll - cell.denied.length) / others : 0,
    chance: Math.min(1, chance * cells),
  }
}
