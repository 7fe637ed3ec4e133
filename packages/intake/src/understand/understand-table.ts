import type { AuditType } from '@plumbline/engine'
import { assignColumns, type AssignedColumn } from '../columns/assign-columns.ts'
import { borneOut } from '../columns/left-over/borne-out.ts'
import { leftOver } from '../columns/left-over/left-over.ts'
import { findByValues } from '../columns/columns-by-value.ts'
import { claimRows, type ClaimRows } from '../columns/claim-rows.ts'
import { headingColumns } from '../columns/headings.ts'
import { withoutConstants } from '../columns/general-names.ts'
import { hintedColumns } from '../columns/hinted-columns.ts'
import { IntakeRefusal, type RefusalCode } from '../words/intake-refusal.ts'
import type { ColumnMapping } from '../words/column-mapping.ts'
import { mappedColumns } from './mapping.ts'
import { refuseNotClaims } from './not-claims.ts'
import { likelyType, recognizeType, type RecognizedType } from './recognize-type.ts'
import { reconcileAmounts } from '../amounts/reconcile-amounts.ts'
import { askedCosts } from '../amounts/asked-costs.ts'
import { givingFees } from '../amounts/giving-fees.ts'
import { reconcileFillTotals } from '../amounts/reconcile-fill-totals.ts'
import { reconcileGeneral } from '../amounts/reconcile-general.ts'
import { reconcilePrices } from '../amounts/reconcile-prices.ts'
import { reconcileTotals } from '../amounts/reconcile-totals.ts'
import { mergedCells, type MergedCells } from '../columns/merged-cells.ts'
import { settleCredits } from '../columns/credit-columns.ts'
import { refineColumns } from '../columns/refining/refine-columns.ts'
import { sampleTable, type SampledTable } from '../table/table.ts'
import { firstRows, type TokenRow, type TokenSource } from '../source/token-source.ts'

/** What the first rows say about a file. */
export interface Understanding {
  readonly type: AuditType
  /** Which audit the columns call for, whatever was asked. */
  readonly recognized: RecognizedType
  readonly table: SampledTable
  /** Columns of the table, and behind them the facts that stand above it or above some lines. */
  readonly columns: readonly AssignedColumn[]
  /** Those facts. */
  readonly headings: readonly AssignedColumn[]
  /** The first rows of the file, to choose the header among. */
  readonly top: readonly TokenRow[]
  /** Columns that are filled on the first row of a group only. */
  readonly merged: MergedCells | undefined
  /** Rows of claims above those of their lines. */
  readonly claimRows: ClaimRows | undefined
}

interface UnderstandOptions {
  readonly type?: AuditType
  /** The type was asked about and stands, though the columns call for the other. */
  readonly typeConfirmed?: boolean
  readonly mapping?: ColumnMapping
}

/** Finds the header, understands the columns and guesses the type. Refuses what is no claims file. */
export async function understandTable(
  tokens: TokenSource,
  options: UnderstandOptions,
): Promise<Understanding> {
  const rows = await firstRows(tokens)
  const understood = understand(rows, options)
  refuseOtherType(understood.recognized, options)
  refuseNotClaims(rows, understood.table, understood.columns)
  refuseHeaderOnly(rows, understood.table)
  return understood
}

/** The same for a table whose service column is not found: then with what would be said of it. */
export async function understandColumns(
  tokens: TokenSource,
  options: UnderstandOptions,
): Promise<Understanding & { readonly problem: string | undefined }> {
  const rows = await firstRows(tokens)
  const understood = understand(rows, options)
  try {
    refuseNotClaims(rows, understood.table, understood.columns)
  } catch (error) {
    if (!(error instanceof IntakeRefusal) || !mendable.has(error.code)) throw error
    return { ...understood, problem: error.message }
  }
  refuseHeaderOnly(rows, understood.table)
  return { ...understood, problem: undefined }
}

/** Refusals that a mapping file may mend: the columns are shown all the same. */
export const mendable: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'no-service-column',
  'no-codes',
  'no-date-column',
  'code-list',
])

const topRows = 12

function understand(rows: readonly TokenRow[], options: UnderstandOptions): Understanding {
  const table = sampleTable(rows, options.mapping?.headerRow)
  const mapped = mappedColumns(options.mapping, table.columns)
  const because = options.mapping?.because
  const untyped = assignColumns(table.columns, undefined, mapped, because)
  const type = options.type ?? options.mapping?.type ?? likelyType(untyped)
  const named = refineColumns(
    withoutConstants(
      assignColumns(table.columns, type, mapped, because),
      (columns) => hintedColumns(columns, type),
      (columns) => findByValues(columns, type),
    ),
  )
  const below = rows.filter(({ row }) => row > table.headerRow)
  const priced = reconcilePrices(named, rows)
  const settled =
    type === 'pharmacy' ? settledFills(priced, rows, below) : reconcileGeneral(priced, below)
  const found = leftOver(findByValues(settled, type), below, type)
  // Units may have been found by their values alone.
  const known = settleCredits(
    borneOut(reconcileTotals(reconcilePrices(found, rows), below), below),
    below,
  )
  const facts = [...table.above, ...table.between]
  const headings = headingColumns(facts, known, table.headerRow)
  const recognized = recognizeType(findByValues(untyped))
  const merged = table.between.length > 0 ? undefined : mergedCells(known, below)
  const columns = [...known, ...headings]
  const top = rows.slice(0, topRows)
  const ofClaims = claimRows(known, below)
  return { type, recognized, table, columns, headings, top, merged, claimRows: ofClaims }
}

/** @param below the rows below the header */
function settledFills(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
  below: readonly TokenRow[],
): readonly AssignedColumn[] {
  const named = askedCosts(reconcileAmounts(columns, rows), below)
  return givingFees(reconcileFillTotals(named, below), below)
}

/** A mapping file that names the type has said it a second time. */
function refuseOtherType(
  { kind, because }: RecognizedType,
  { type, typeConfirmed, mapping }: UnderstandOptions,
): void {
  if (type === undefined || kind === 'unclear' || kind === type) return
  if (typeConfirmed === true || mapping?.type === type) return
  throw new IntakeRefusal(
    'other-audit-type',
    `The file looks like ${kind} claims (${because}) and was sent as ${type} claims. Is it a ${kind} file?`,
  )
}

function refuseHeaderOnly(rows: readonly TokenRow[], { headerRow }: SampledTable): void {
  if (rows.at(-1)?.row !== headerRow) return
  throw new IntakeRefusal(
    'header-only',
    'The file has a header and no rows below it. Export the claims again.',
  )
}
