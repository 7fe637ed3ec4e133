import type { ClaimLine } from '../claim/claim-line.ts'
import { exposureCents } from '../claim/exposure.ts'
import { amountOfLine, sharedRows } from '../result/line-amounts.ts'
import type { AmountAtRisk, Finding, FindingCategory, PaymentCut } from '../result/finding.ts'
import type { FindingDraft, TablesConsulted } from '../rule/outcome.ts'
import type { ReleaseInfo } from '../reference/dated-table.ts'
import type { Rule } from '../rule/rule.ts'
import { withoutPersonalSlots } from '../sentences/personal-data.ts'
import { date, list, name, nothing, say, words } from '../sentences/say.ts'
import { sentenceText } from '../sentences/sentence-text.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { releaseNoteBegins } from '../result/release-note.ts'
import type { Citations } from './citations.ts'
import { tableTitles } from '../reference/table-titles.ts'
import { trimmed } from './trimmed.ts'

/**
 * The finding that a draft comes to: the rule's own words where the draft has none, dollars
 * capped at what was paid, releases cited. Where no release covers the date of service an
 * error is only a lead, and says so; so where it rests on claims that may be of two members of a family.
 */
export function buildFinding(
  rule: Rule,
  draft: FindingDraft,
  consulted: TablesConsulted,
  citations: Citations,
): Finding {
  const atRisk = cappedAmounts(draft)
  const weakened = !consulted.inForce
  const ownClass = draft.class ?? rule.class
  const { message, evidence } = draft
  const isOfFamily = ownClass === 'error' && mayBeOfTwoPeople(rule, draft)
  const dated = weakened ? say`${message} ${notInForce(consulted.releases)}` : message
  const parts = isOfFamily ? say`${dated} ${familySentence}` : dated
  const isLead = weakened || isOfFamily || rule.atMost === 'lead'
  return {
    ruleId: rule.id,
    ruleVersion: rule.version,
    category: rule.category,
    class: isLead && ownClass === 'error' ? 'lead' : ownClass,
    readingInDoubt: draft.readingInDoubt ?? false,
    estimated: draft.estimated ?? false,
    ...(draft.ofEarlierClaim && { ofEarlierClaim: true }),
    cuts: rule.cuts ?? usualCuts[rule.category] ?? 'line',
    basis: rule.basis,
    title: draft.ofEarlierClaim ? `Earlier claim: ${rule.title}` : rule.title,
    message: sentenceText(parts),
    parts: trimmed(parts),
    rows: rowsOf(draft),
    amountAtRiskCents: atRisk.reduce((sum, { cents }) => sum + cents, 0),
    atRisk,
    evidence: trimmed(evidence),
    arithmetic: sentenceText(withoutPersonalSlots(draft.arithmetic ?? nothing)),
    clearedBy: draft.clearedBy ?? rule.clearedBy,
    suggestedFix: draft.suggestedFix ?? rule.suggestedFix,
    sources: citations.of(draft.sources ?? rule.sources, consulted.releases),
  }
}

const usualCuts: Readonly<Partial<Record<FindingCategory, PaymentCut>>> = {
  overpayment: 'price',
  units: 'units',
}

function cappedAmounts({ lines, atRisk = [] }: FindingDraft): readonly AmountAtRisk[] {
  if (atRisk.length === 0) return trimmed([])
  const shared = sharedRows([...lines, ...atRisk.map(({ line }) => line)])
  const amounts: AmountAtRisk[] = []
  for (const { line, cents, isPartOfClaim } of atRisk) {
    if (isPartOfClaim) continue
    const capped = Math.round(Math.min(Math.max(cents, 0), exposureCents(line)))
    amounts.push(amountOfLine(line, capped, shared))
  }
  return trimmed(amounts)
}

function rowsOf(draft: FindingDraft): readonly number[] {
  const rows: number[] = []
  const add = ({ row }: ClaimLine) => {
    if (row > 0) rows.push(row)
  }
  draft.lines.forEach(add)
  draft.related?.forEach(add)
  rows.sort((a, b) => a - b)
  return trimmed(rows.filter((row, at) => row !== rows[at - 1]))
}

function notInForce(releases: readonly ReleaseInfo[]): Sentence {
  const read = releases.map(
    ({ table, release, from, to }) =>
      say`${words(tableTitles[table])} ${name(release)} (${date(from)} to ${date(to)})`,
  )
  return say`${words(releaseNoteBegins)}${list(read, '; ')}.`
}

const familySentence = words(
  'A number that members of a family share stands for the patient, so the claims may be of two members of a family.',
)

/** Whether a rule about one patient compares claims whose number does not tell the patient. */
function mayBeOfTwoPeople({ scope }: Rule, { lines, related = [] }: FindingDraft): boolean {
  if (scope !== 'encounter' && scope !== 'patient') return false
  const compared = [...lines, ...related]
  if (!compared.some(({ isFamilyNumber }) => isFamilyNumber)) return false
  return new Set(compared.map(({ claimId, row }) => claimId ?? `row ${row}`)).size > 1
}
