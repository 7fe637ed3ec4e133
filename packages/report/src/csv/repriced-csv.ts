import {
  agreedCents,
  isoDate,
  sentenceText,
  tableTitles,
  type ClaimLine,
  type Repriced,
} from '@plumbline/engine'
import { providerOf } from '../facts/provider.ts'
import { quotedText } from './spreadsheet-text.ts'

const columns = [
  'row',
  'claim_id',
  'provider',
  'service_date',
  'procedure_code',
  'modifiers',
  'place_of_service',
  'units',
  'agreed_amount',
  'medicare_amount',
  'percent_of_medicare',
  'schedule',
  'terms',
] as const

/**
 * Every line with what Medicare would have paid, as CSV (RFC 4180, UTF-8) in pieces, the header first.
 * A line without a price has its reason under `terms`. Text cannot start a formula.
 */
export function* writeRepricedCsv(
  lines: readonly ClaimLine[],
  repriced: readonly Repriced[],
): Generator<string, void, undefined> {
  yield `${columns.join(',')}\r\n`
  for (const line of lines) {
    const price = repriced[line.index]
    if (price !== undefined) yield `${cells(line, price).join(',')}\r\n`
  }
}

function cells(line: ClaimLine, price: Repriced): readonly string[] {
  const agreed = agreedCents(line)
  return [
    String(line.row),
    text(line.claimId),
    text(providerOf(line)),
    text(line.serviceFromDay === undefined ? undefined : isoDate(line.serviceFromDay)),
    text(line.procedureCode),
    text(line.modifiers.join(' ')),
    text(line.placeOfService),
    line.units === undefined ? '' : String(line.units),
    amount(agreed),
    ...(price.kind === 'priced'
      ? [
          amount(price.cents),
          agreed === undefined || price.cents === 0
            ? ''
            : ((100 * agreed) / price.cents).toFixed(1),
          text(`${tableTitles[price.schedule]} ${price.release}`),
          text(sentenceText(price.terms)),
        ]
      : ['', '', '', text(sentenceText(price.because))]),
  ]
}

function text(value: string | undefined): string {
  return quotedText(value ?? '')
}

/** Bare, so that it stays a number. */
function amount(cents: number | undefined): string {
  return cents === undefined ? '' : (cents / 100).toFixed(2)
}
