import type { CaseMoney, Overview, OverviewQuery } from '@plumbline/contract'
import { day, isoDate, type Day } from '@plumbline/engine'
import type { Caller } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { listCaseEvents, type CaseEventRow } from '../../db/cases/case-events.ts'
import { listDueCases } from '../../db/cases/list-cases.ts'
import {
  countWaiting,
  listPayees,
  sumFindings,
  sumMonths,
  sumsOfCases,
  type Span,
} from '../../db/cases/overview.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { referenceOf } from '../../stored-audits/case-reference.ts'
import { standingAfter } from './case-money.ts'
import { payeeLabels } from './payee-labels.ts'

const payeesShown = 10
const dueShown = 20

/**
 * From identified to recovered dollars, each step by the day on which it happened; over all time each
 * is at most the one before it. Beside it the same number of days before.
 */
export async function overview(
  context: Context,
  { userId }: Caller,
  query: OverviewQuery,
): Promise<Overview> {
  const span = { from: dayAsked(query.from, 'from'), to: dayAsked(query.to, 'to') }
  const earlier = before(span)
  return context.database.asTenant(userId, async (tx) => {
    const payees = await listPayees(tx, span, payeesShown)
    const labels = await payeeLabels(context, tx, payees)
    return {
      money: await moneyOf(tx, span),
      before: earlier ? await moneyOf(tx, earlier) : null,
      waiting: await countWaiting(tx),
      due: await due(tx),
      payees: payees.map(({ mark, findings, cents }, at) => ({
        key: mark?.toString('hex') ?? null,
        label: labels[at] ?? 'Not stated',
        findings,
        dollars: cents / 100,
      })),
      months: await sumMonths(tx, span),
    }
  })
}

function dayAsked(text: string | undefined, field: string): Day | undefined {
  if (text === undefined) return undefined
  try {
    return day(text)
  } catch {
    const message = 'There is no such day'
    throw new AppError('invalid-request', { message, faults: [{ field, message }] })
  }
}

/** As many days as the span has, right before it; none where it is open or empty. */
function before({ from, to }: Span): Span | undefined {
  if (from === undefined || to === undefined || to < from) return undefined
  return { from: from - (to - from + 1), to: from - 1 }
}

async function moneyOf(tx: TenantTransaction, span: Span): Promise<CaseMoney> {
  const { identified, confirmed } = await sumFindings(tx, span)
  const sums = await sumsOfCases(tx)
  const byCase = Map.groupBy(await listCaseEvents(tx), ({ case_id }) => case_id)
  const total = { requested: 0, agreed: 0, recovered: 0 }
  for (const [caseId, events] of byCase) {
    const confirmedCents = sums.get(caseId) ?? 0
    const last = until(confirmedCents, events, span.to)
    const first = span.from === undefined ? undefined : until(confirmedCents, events, span.from - 1)
    total.requested += last.requestedCents - (first?.requestedCents ?? 0)
    total.agreed += last.agreedCents - (first?.agreedCents ?? 0)
    total.recovered += last.recoveredCents - (first?.recoveredCents ?? 0)
  }
  return {
    identified: identified / 100,
    confirmed: confirmed / 100,
    requested: total.requested / 100,
    agreed: total.agreed / 100,
    recovered: total.recovered / 100,
  }
}

function until(confirmedCents: number, events: readonly CaseEventRow[], to: Day | undefined) {
  const happened = events
    .filter(({ on_day }) => to === undefined || on_day <= to)
    .map(({ kind, cents }) => ({ kind, cents: cents === null ? null : Number(cents) }))
  return standingAfter(confirmedCents, happened)
}

async function due(tx: TenantTransaction): Promise<Overview['due']> {
  const cases = await listDueCases(tx, dueShown)
  return cases.flatMap((one) =>
    one.due_day === null
      ? []
      : [
          {
            caseId: one.id,
            reference: referenceOf(one),
            on: isoDate(one.due_day),
            what: one.due_what ?? 'Answer due',
          },
        ],
  )
}
