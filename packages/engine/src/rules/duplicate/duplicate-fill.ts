import type { ClaimLine } from '../../claim/claim-line.ts'
import { fillLikeness, type FillLikeness } from '../../facts/fills/fill-likeness.ts'
import { EarlierFills } from '../../facts/fills/earlier-fills.ts'
import { eachFill } from '../../facts/fills/fill-order.ts'
import { wholeFillAtRisk } from '../../facts/fills/paid-fill.ts'
import { sameDrug, tellingNdc } from '../../facts/fills/same-drug.ts'
import { placeOfFill, repeatWords } from '../../facts/fills/repeat-words.ts'
import { overBothAtRisk } from '../../facts/payers/over-both.ts'
import type { AtRisk } from '../../findings/line-at-risk.ts'
import { cells } from '../../findings/evidence.ts'
import type { Evidence } from '../../result/finding.ts'
import { cannotTell, finding, look, pass, type Outcome } from '../../rule/outcome.ts'
import { deniedOrPending, noPatient } from '../../rule/reasons.ts'
import { cite, defineGroupRule, type SpanContext } from '../../rule/rule.ts'
import { code, date, money, nothing, say } from '../../sentences/say.ts'

const noDrug = cannotTell('no NDC that names a drug')

type Context = SpanContext<never, 'drugs' | 'drugProfiles'>

/** The same fill paid twice, after reversals are netted. */
export const duplicateFill = defineGroupRule({
  id: 'duplicate-fill',
  version: 3,
  title: 'Fill paid twice',
  category: 'duplicate',
  class: 'error',
  basis: 'plan',
  picksSurvivor: true,
  auditTypes: ['pharmacy'],
  scope: 'patient',
  sources: [
    cite('NCPDP Telecommunication Standard', 'reject code 83, duplicate paid or captured claim'),
  ],
  needs: {
    fields: ['patientKey', 'serviceFromDay', 'ndcAsBilled'],
    optionalTables: ['drugs', 'drugProfiles'],
  },
  clearedBy:
    'A reversal of one of the two, dispensing and pick-up records that show two separate fills, or a second payer of the copay.',
  suggestedFix: 'Reverse the second claim, or send the pick-up log for both.',
  triage({ standing }) {
    if (!standing.namesPatient) return noPatient
    return standing.isDenied ? deniedOrPending : look
  },
  judge({ lines }, context) {
    const earlier = new EarlierFills()
    return eachFill(lines, context.memories, (line) => {
      const outcome = outcomeOf(line, earlier, context)
      earlier.add(line)
      return outcome
    })
  },
})

/** The order in which likenesses are looked for: the surest is what a finding says. */
const surestFirst = [
  'same-fill',
  'copay',
  'same-prescription',
  'same-quantity',
  'two-payers',
] as const

function outcomeOf(line: ClaimLine, earlier: EarlierFills, context: Context): Outcome {
  const ndc = tellingNdc(line)
  if (ndc === undefined) return noDrug
  const candidates = earlier.like(line)
  return candidates.length === 0 ? pass : besideEarlier(line, ndc, candidates, context)
}

function besideEarlier(
  line: ClaimLine,
  ndc: string,
  earlier: readonly ClaimLine[],
  context: Context,
): Outcome {
  const pairs = earlier.flatMap((other) => {
    const drug = tellingNdc(other) === undefined ? undefined : sameDrug(other, line, context)
    const likeness = drug && fillLikeness(other, line)
    return likeness === undefined ? [] : [{ first: other, second: line, drug, likeness }]
  })
  const [pair] = surestFirst.flatMap((each) => pairs.filter(({ likeness }) => likeness === each))
  return pair === undefined ? pass : flag(pair, ndc)
}

interface Pair {
  readonly first: ClaimLine
  readonly second: ClaimLine
  readonly drug: 'ndc' | 'product' | undefined
  readonly likeness: FillLikeness
}

/** A fill from the stock of two makers may be billed in two parts. */
function flag({ first, second, drug, likeness }: Pair, ndc: string): Outcome {
  const { serviceFromDay: day } = second
  const on = day === undefined ? nothing : say` on ${date(day)}`
  const before = drug === 'ndc' ? nothing : say`, as NDC ${code(tellingNdc(first) ?? '')}`
  return finding({
    message: say`${repeatWords(second, ndc, likeness)}${on}: ${placeOfFill(first)}${before} and ${placeOfFill(second)}.`,
    lines: [second],
    related: [first],
    evidence: [first, second].flatMap(evidenceOf),
    ...atRiskOf(first, second, likeness),
    class: likeness === 'same-fill' && drug === 'ndc' ? 'error' : 'lead',
  })
}

/** Of a first fill that was reversed in part no more stands twice than is left of it. */
function atRiskOf(first: ClaimLine, second: ClaimLine, likeness: FillLikeness): AtRisk {
  if (likeness === 'two-payers') return overBothAtRisk(first, [second])
  const left = first.reversedInPartByRow === undefined ? undefined : first.paidCents
  if (left === undefined || left >= (second.paidCents ?? 0)) return wholeFillAtRisk(second)
  return {
    atRisk: [{ line: second, cents: left }],
    arithmetic: say`${money(left)} that still stands as paid of the first fill, which was reversed in part`,
  }
}

function evidenceOf(line: ClaimLine): readonly Evidence[] {
  return [
    { row: line.row, field: 'ndc', value: tellingNdc(line) ?? '' },
    ...cells(line, 'prescriptionNumber', 'quantity').filter(({ value }) => value !== ''),
  ]
}
