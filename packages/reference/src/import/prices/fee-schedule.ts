import {
  type FeeSchedulePayment,
  type FeeScheduleRow,
  type ProcedureCodeFacts,
  type ProcedureNumber,
} from '@plumbline/engine'
import { codeSetOf, type CodeSet } from '../../code-sets.ts'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { cellAt, numberCell, procedureCell } from '../source/cells.ts'
import { optionalColumn, type HeaderRow } from '../source/header-row.ts'
import { headedImporter, keyedDraft, type Draft, type Importer } from '../importer.ts'
import { requirePublished } from '../published.ts'
import { quarterWindow } from '../release-window.ts'
import { RelativeValuesReader } from './relative-values.ts'
import type { SourceRows } from '../source/source-rows.ts'

const columns = {
  code: /^hcpcs( code)?$/,
  modifier: /^mod$/,
  status: /\bstatus( code)?$/,
  pcTc: /\bpctc( ind)?$/,
  globalDays: /\bglob( days)?$/,
  preOperative: /\bpre op$/,
  intraOperative: /\bintra op$/,
  postOperative: /\bpost op$/,
  multipleProcedure: /\bmult proc$/,
  bilateral: /\bbilat surg$/,
  assistantSurgeon: /\basst surg$/,
  coSurgeon: /\bco surg$/,
  teamSurgeon: /\bteam surg$/,
}
type Column = keyof typeof columns

const headed = headedImporter(
  'Physician Fee Schedule relative values (PPRRVU*.csv)',
  columns,
  readSchedule,
)

/**
 * Physician Fee Schedule: indicators, national payments where the file has relative values, and the
 * CPT codes that exist. From 2026 each quarter has two files; the one for participants of advanced
 * payment models (`_QPP`) is passed over, since claims do not say who is one.
 */
export const feeScheduleImporter: Importer = {
  title: headed.title,
  recognize(cells, names) {
    return isForParticipants(names) ? undefined : headed.recognize(cells, names)
  },
}

/** Whether one of a file's names says that it is for participants of advanced payment models. */
export function isForParticipants(names: readonly string[]): boolean {
  return names.some((name) => /(?<!non)_?qpp/i.test(name) && !/non_?qpp/i.test(name))
}

function readSchedule(rows: SourceRows, header: HeaderRow<Column>): readonly Draft[] {
  const indicators = new KeyedRowsBuilder<FeeScheduleRow>()
  const payments = new KeyedRowsBuilder<FeeSchedulePayment>()
  const codes = new KeyedRowsBuilder<ProcedureCodeFacts>()
  const values = new RelativeValuesReader(header)
  const payment = paymentReader(header)
  const { at } = header
  const optional = {
    base: optionalColumn(header, /\bendo base$/),
    office: optionalColumn(header, /\bnon (?:fac(?:ility)? )?(?:na )?ind(?:icator)?$|\bnon na$/),
  }
  rows.each(header.row + 1, (cells) => {
    const code = procedureCell(cellAt(cells, at.code))
    if (code === 0) return cellAt(cells, at.status).length === 1 ? 'bad' : 'other'
    values.take(code, cellAt(cells, at.modifier), cells)
    // One row a code: the lines of modifiers 26, TC and 53 split the same service.
    if (cellAt(cells, at.modifier) !== '' && indicators.has(code)) return 'other'
    indicators.set(code, indicatorsOf(cells, header, optional))
    if (isCpt(code)) codes.set(code, { effectiveDay: undefined, terminationDay: undefined })
    const paid = payment(cells)
    if (paid) payments.set(code, paid)
    return 'read'
  })
  const published = requirePublished([header.preamble, ...rows.names], rows.name)
  const window = quarterWindow(published)
  const cpt: CodeSet = 'CPT'
  const relative = values.rows
  return [
    keyedDraft('feeSchedule', window, indicators),
    keyedDraft('procedureCodes', window, codes, { part: cpt }),
    ...(payments.size > 0 ? [keyedDraft('feeSchedulePayments', window, payments)] : []),
    ...(relative.size > 0 ? [keyedDraft('relativeValues', window, relative)] : []),
  ]
}

function indicatorsOf(
  cells: readonly string[],
  { at }: HeaderRow<Column>,
  optional: { readonly base: number; readonly office: number },
): FeeScheduleRow {
  const endoscopicBase = optional.base < 0 ? '' : cellAt(cells, optional.base)
  return {
    status: cellAt(cells, at.status),
    globalDays: cellAt(cells, at.globalDays),
    pcTc: cellAt(cells, at.pcTc),
    multipleProcedure: cellAt(cells, at.multipleProcedure),
    bilateral: cellAt(cells, at.bilateral),
    assistantSurgeon: cellAt(cells, at.assistantSurgeon),
    coSurgeon: cellAt(cells, at.coSurgeon),
    teamSurgeon: cellAt(cells, at.teamSurgeon),
    preOperative: share(cellAt(cells, at.preOperative)),
    intraOperative: share(cellAt(cells, at.intraOperative)),
    postOperative: share(cellAt(cells, at.postOperative)),
    ...(procedureCell(endoscopicBase) !== 0 && { endoscopicBase }),
    ...(optional.office >= 0 && {
      office: cellAt(cells, optional.office) === 'NA' ? 'rare' : 'usual',
    }),
  }
}

/** Published with two decimals; copies carry the noise of floating point. */
function share(text: string): number {
  return Math.round((numberCell(text) ?? 0) * 100) / 100
}

/**
 * National payment: total relative value units times the conversion factor, rounded to the cent
 * (42 CFR 414.20, without a locality). Codes without units are priced elsewhere and left out.
 */
function paymentReader(
  header: HeaderRow<string>,
): (cells: readonly string[]) => FeeSchedulePayment | undefined {
  const nonFacility = optionalColumn(header, /\bnon facility total$/)
  const facility = optionalColumn(header, /(?<!non )\bfacility total$/)
  const factor = optionalColumn(header, /\bconv factor$/)
  if (nonFacility < 0 || facility < 0 || factor < 0) return () => undefined
  return (cells) => {
    const dollars = numberCell(cellAt(cells, factor)) ?? 0
    const cents = (column: number) =>
      Math.round((numberCell(cellAt(cells, column)) ?? 0) * dollars * 100)
    const payment = { facilityCents: cents(facility), nonFacilityCents: cents(nonFacility) }
    return payment.facilityCents + payment.nonFacilityCents > 0 ? payment : undefined
  }
}

function isCpt(code: ProcedureNumber): boolean {
  return codeSetOf(code) === 'CPT'
}
