import { readPadded } from '../../words/codes/codes.ts'
import { readPlaceOfService } from '../../words/codes/places.ts'
import { readClaimType, readFrequency } from '../../words/words.ts'
import { absent, type Reader } from '../cell-readers.ts'
import type { ColumnReaders } from './column-readers.ts'

type Text = Reader<string | undefined>

/** The type of bill of an institutional claim whose facility type and frequency stand apart: `13` and `1`. */
export function billOfFacilityType(columns: ColumnReaders): Text {
  const facility = columns.word('facilityType', (value) => readPadded(value, 2))
  const frequency = columns.word('frequencyCode', readFrequency)
  if (facility === absent || frequency === absent) return absent
  const isOfFacility = institutional(columns)
  return (cells) => {
    const [place, kind] = [facility(cells), frequency(cells)]
    return place !== undefined && kind !== undefined && isOfFacility(cells)
      ? `${place}${kind}`
      : undefined
  }
}

/** The place of service of a professional claim that its facility type gives. */
export function placeOfFacilityType(columns: ColumnReaders): Text {
  const place = columns.word('facilityType', readPlaceOfService)
  if (place === absent) return absent
  const isOfFacility = institutional(columns)
  return (cells) => (isOfFacility(cells) ? undefined : place(cells))
}

/** Whether a row is of an institutional claim: its form says so, else its revenue code. */
function institutional(columns: ColumnReaders): Reader<boolean> {
  const form = columns.word('claimType', readClaimType)
  const revenueCode = columns.words('revenueCode')
  return (cells) => {
    const said = form(cells)
    return said === undefined ? (revenueCode(cells) ?? '') !== '' : said === 'institutional'
  }
}
