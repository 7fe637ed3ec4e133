import {
  FindingFilter,
  type QuestionAnswer,
  type QuestionAsked,
  type QuestionPlan,
} from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { sumFindings } from '../../db/review/finding-sums.ts'
import { groupFindings } from '../../db/review/group-findings.ts'
import type { FindingGroup } from '../../db/review/group-order.ts'
import type { WantedFindings } from '../../db/review/matching-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { labelsOf } from '../review/group-labels.ts'
import { splitOf } from '../review/list-findings.ts'
import { readFilter } from '../review/read-filter.ts'
import { requireUpload } from '../uploads/uploads.ts'
import { planOf, type PlanRead } from './plan-of-question.ts'
import { listAddress, rowAddress, type ListedFilter } from './list-address.ts'
import { chipsOf, howWords } from './plan-words.ts'
import { providersNamed } from './providers-named.ts'
import { refusalAnswer, unknownProviderAnswer } from './refusal-words.ts'

/** Rows of an answer where no number was asked for. */
const mostRows = 50

/**
 * A question answered by the findings list's own figures: each row and the total lead to the list that
 * adds up to them. A question that no plan fits is refused with what can be asked.
 */
export async function answerQuestion(
  context: Context,
  actor: Actor,
  asked: QuestionAsked,
  uploadId?: string,
): Promise<QuestionAnswer> {
  const read = await planOf(context, actor, asked)
  return context.database.asTenant(actor.userId, async (tx) => {
    if (uploadId !== undefined) await requireUpload(tx, uploadId)
    if (read.kind === 'refused') return refusalAnswer(read.refusal)
    const account = await context.accountKeys.of(tx, actor.userId)
    const upload = uploadId === undefined ? {} : { upload: uploadId }
    const answer = await answerPlan(tx, account, read, upload)
    await context.auditTrail.record(tx, { action: 'claims-viewed', ...ownAct(actor) })
    return answer
  })
}

async function answerPlan(
  tx: TenantTransaction,
  account: AccountKey,
  { plan, readBy }: PlanRead,
  upload: ListedFilter,
): Promise<QuestionAnswer> {
  const marks = reviewMarks(account.patientMarks)
  const wantedBy = (filter: ListedFilter) => readFilter(severalOf(filter), marks)
  const own = { ...filterOf(plan), ...upload }
  const named = await providersNamed(tx, account, wantedBy(own), plan.providerName)
  if (plan.providerName !== undefined && named === undefined)
    return unknownProviderAnswer(plan.providerName)
  const filter = { ...own, ...(named && { provider: named.marks.join(',') }) }
  const wanted = wantedBy(filter)
  const sums = await sumFindings(tx, wanted)
  const split = splitOf(sums)
  const { rows, rowsLeftOut } = await rowsOf(tx, account, wanted, { plan, filter })
  return {
    kind: 'answer',
    ...{ readBy, plan },
    chips: chipsOf(plan, named?.label),
    ...{ rows, rowsLeftOut },
    total: plan.measure === 'claims' ? await countClaims(tx, wanted) : valueOf(plan.measure, sums),
    split: plan.measure === 'dollars' ? split : null,
    how: howWords(plan, sums.findings, split.inDoubt),
    link: listAddress(filter, plan.by),
  }
}

async function rowsOf(
  tx: TenantTransaction,
  account: AccountKey,
  wanted: WantedFindings,
  { plan, filter }: { readonly plan: QuestionPlan; readonly filter: ListedFilter },
) {
  const { by, top = mostRows, measure } = plan
  if (by === undefined || measure === 'claims') return { rows: [], rowsLeftOut: 0 }
  const found = await groupFindings(tx, wanted, by, 5_000)
  const ordered = found.groups.toSorted((one, other) =>
    // A number of months asks for those with most; all of them are told in their order.
    by === 'month' && plan.top === undefined
      ? (one.key ?? '').localeCompare(other.key ?? '')
      : valueOf(measure, other) - valueOf(measure, one),
  )
  const shown = ordered.slice(0, top)
  const labelOf = await labelsOf(
    tx,
    account,
    by,
    shown.map(({ key }) => key),
  )
  const rows = shown.map((group) => ({
    label: labelOf(group.key),
    value: valueOf(measure, group),
    link: rowAddress(filter, by, group.key),
  }))
  return { rows, rowsLeftOut: ordered.length - shown.length + (found.rest?.groups ?? 0) }
}

async function countClaims(tx: TenantTransaction, wanted: WantedFindings): Promise<number> {
  const { groups, rest } = await groupFindings(tx, wanted, 'claim', 1)
  const named = groups.filter(({ key }) => key !== null).length + (rest?.groups ?? 0)
  const unnamed = await sumFindings(tx, { ...wanted, claims: { marks: [], none: true } })
  const restHoldsUnnamed = unnamed.findings > 0 && groups.every(({ key }) => key !== null)
  return named - (restHoldsUnnamed ? 1 : 0)
}

/** Dollars firm and to be recovered by records, or the number of findings. */
function valueOf(
  measure: QuestionPlan['measure'],
  sums: Pick<FindingGroup, 'findings' | 'firm' | 'recordsNeeded'>,
): number {
  return measure === 'dollars' ? (sums.firm + sums.recordsNeeded) / 100 : sums.findings
}

function filterOf({ filter }: QuestionPlan): ListedFilter {
  const { minDollars, ...texts } = filter
  return { ...texts, ...(minDollars !== undefined && { minDollars: String(minDollars) }) }
}

/** As the list's own call reads an address. */
function severalOf({ minDollars, from, to, ...several }: ListedFilter) {
  return FindingFilter.parse({ ...several, ...{ minDollars, from, to } })
}
