import { Category, ClaimFinding, classes, Standing, type FindingItem } from '@plumbline/contract'
import { findingSummary, isoDate, type ClaimLine } from '@plumbline/engine'
import * as z from 'zod'
import { countReviews } from '../../db/review/rule-reviews.ts'
import type { FindingRow } from '../../db/review/read-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { unsealResult } from '../../files/results-key.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { payeeOf, shownCode } from '../../stored-audits/line-parties.ts'
import { casesOfFindings, type CasesShown } from './cases-shown.ts'
import { expectedOf, reviewsByRule, type ReviewsByRule } from './expected.ts'
import { openLines, openUploads, placeOf, type OpenUpload } from './open-uploads.ts'
import { personNames, type PersonNames } from '../accounts/person-names.ts'

/** How findings are read, and what of their account was found before, for whoever reads many. */
export interface HowRead {
  /** Summaries are whole messages and not one short sentence. */
  readonly wholeMessages?: boolean
  readonly reviews?: ReviewsByRule
  /** Filled as uploads are opened. */
  readonly opened?: Map<string, OpenUpload>
}

/** Findings as lists show them, in the order of the rows. */
export async function findingItems(
  tx: TenantTransaction,
  account: AccountKey,
  rows: readonly FindingRow[],
  { wholeMessages = false, reviews, opened }: HowRead = {},
): Promise<FindingItem[]> {
  const uploads = await openUploads(
    tx,
    account,
    rows.map((row) => row.upload_id),
    opened,
  )
  const lines = await openLines(tx, uploads, rows)
  const beside = {
    who: await personNames(tx),
    cases: await casesOfFindings(tx, rows),
    reviews: reviews ?? reviewsByRule(await countReviews(tx)),
    wholeMessages,
  }
  return rows.flatMap((row) => {
    const open = uploads.get(row.upload_id)
    return open ? [itemOf(row, { ...beside, open, line: lines.get(placeOf(row)) })] : []
  })
}

/** Of what was sealed, that which lists show. */
const Said = ClaimFinding.pick({ class: true, title: true, message: true })

function openFinding({ key }: OpenUpload, row: FindingRow): z.infer<typeof Said> {
  const text = unsealResult(key, `finding ${row.number}`, row.sealed).toString('utf8')
  return Said.parse(JSON.parse(text))
}

interface Beside {
  readonly open: OpenUpload
  readonly line: ClaimLine | undefined
  readonly who: PersonNames
  readonly cases: CasesShown
  readonly reviews: ReviewsByRule
  readonly wholeMessages: boolean
}

function itemOf(
  row: FindingRow,
  { open, line, who, cases, reviews, wholeMessages }: Beside,
): FindingItem {
  const finding = openFinding(open, row)
  const cents =
    Number(row.firm_cents) + Number(row.records_needed_cents) + Number(row.in_doubt_cents)
  const code = line && shownCode(line)
  return {
    id: `${row.upload_id}-${row.number}`,
    uploadId: row.upload_id,
    uploadName: open.name,
    claimId: line?.claimId ?? null,
    row: row.row ?? 0,
    ruleId: row.rule_id,
    title: finding.title,
    category: Category.parse(row.category),
    class: z.enum(classes).parse(row.class),
    standing: Standing.parse(row.standing),
    dollars: cents / 100,
    paid: row.paid_cents === null ? null : Number(row.paid_cents) / 100,
    serviceDate: row.service_day === null ? null : isoDate(row.service_day),
    code: code ?? null,
    provider: party(row.payee_mark, line && payeeOf(line)),
    patient: party(row.patient_mark, row.patient_mark?.toString('hex', 0, 4)),
    summary: wholeMessages ? finding.message : findingSummary(finding.message),
    decision: row.decision,
    reason: row.reason,
    decidedBy: row.decided_by === null ? null : who.of(row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
    carriedOver: row.carried_over,
    caseId: row.case_id,
    expected: expectedOf(row, reviews),
    case: row.case_id === null ? null : (cases.get(row.case_id) ?? null),
  }
}

function party(mark: Buffer | null, label: string | undefined) {
  return mark && { mark: mark.toString('hex'), label: label ?? '' }
}
