import { day, isoDate } from '@plumbline/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DateEvidence, isDateText, parseDay, splitDateRange, type DateFormat } from './dates.ts'

const monthFirst: DateFormat = {
  order: 'month-first',
  compactYearFirst: true,
  lastTwoDigitYear: 27,
}
const dayFirst: DateFormat = { ...monthFirst, order: 'day-first' }

describe('parseDay', () => {
  it.each([
    ['2024-03-04', '2024-03-04'],
    ['2024/3/4', '2024-03-04'],
    ['2024-03-04T23:59:59Z', '2024-03-04'],
    ['2024-03-04 00:00:00.000', '2024-03-04'],
    ['20240304', '2024-03-04'],
    ['3/4/2024', '2024-03-04'],
    ['03-04-2024', '2024-03-04'],
    ['3/4/24', '2024-03-04'],
    ['3/4/28', '1928-03-04'],
    ['3/4/2024 12:00 AM', '2024-03-04'],
    ['030424', '2024-03-04'],
    ['04-MAR-2024', '2024-03-04'],
    ['4-MAR-24', '2024-03-04'],
    ['04MAR2024', '2024-03-04'],
    ['04MAR2024:00:00:00', '2024-03-04'],
    ['MARCH 4, 2024', '2024-03-04'],
    ['MAR 4 2024', '2024-03-04'],
    ['45355', '2024-03-04'],
    ['45355.0', '2024-03-04'],
    ['20240304.0', '2024-03-04'],
    ['2024-MAR-04', '2024-03-04'],
    ['2024-03-04Z', '2024-03-04'],
    ['2024-03-04-05:00', '2024-03-04'],
    ['WED 07/03/2024', '2024-07-03'],
    ['WEDNESDAY, JULY 3, 2024', '2024-07-03'],
    ['1240703', '2024-07-03'],
    ['0690605', '1969-06-05'],
    ['2024185', '2024-07-03'],
    ['1994120', '1994-04-30'],
    ['2024366', '2024-12-31'],
    ['2023366', undefined],
    ['2024000', undefined],
    ['1241303', undefined],
    ['SUNDRY', undefined],
    ['3042024', undefined],
    ['2024-02-30', undefined],
    ['13/13/2024', undefined],
    ['20241301', undefined],
    ['99213', undefined],
    ['SOON', undefined],
    ['', undefined],
  ])('reads %s month first as %s', (text, iso) => {
    const parsed = parseDay(text, monthFirst)
    expect(parsed === undefined ? undefined : isoDate(parsed)).toBe(iso)
  })

  it.each([
    ['3/4/2024', '2024-04-03'],
    ['31.12.2024', '2024-12-31'],
    ['12/31/2024', undefined],
  ])('reads %s day first as %s', (text, iso) => {
    const parsed = parseDay(text, dayFirst)
    expect(parsed === undefined ? undefined : isoDate(parsed)).toBe(iso)
  })

  it('reads eight digits with the year last where the column says so', () => {
    const yearLast = { ...monthFirst, compactYearFirst: false }
    expect(parseDay('03042024', yearLast)).toBe(day('2024-03-04'))
    expect(parseDay('3042024', yearLast)).toBe(day('2024-03-04'))
  })

  it('reads back every day in each way of writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: day('1900-01-01'), max: day('2099-12-31') }), (value) => {
        const iso = isoDate(value)
        const [year = '', month = '', dayOfMonth = ''] = iso.split('-')
        expect(parseDay(iso, monthFirst)).toBe(value)
        expect(parseDay(`${year}${month}${dayOfMonth}`, monthFirst)).toBe(value)
        expect(parseDay(`${month}/${dayOfMonth}/${year}`, monthFirst)).toBe(value)
        expect(parseDay(`${dayOfMonth}/${month}/${year}`, dayFirst)).toBe(value)
      }),
    )
  })
})

describe('splitDateRange', () => {
  it.each([
    ['1/2/2024 - 1/5/2024', ['1/2/2024', '1/5/2024']],
    ['1/2/24-1/5/24', ['1/2/24', '1/5/24']],
    ['01/02/2024-01/05/2024', ['01/02/2024', '01/05/2024']],
    ['01/02/2024 01/05/2024', ['01/02/2024', '01/05/2024']],
    ['02.01.2024-05.01.2024', ['02.01.2024', '05.01.2024']],
    ['2024-01-02/2024-01-05', ['2024-01-02', '2024-01-05']],
    ['2024-01-02 2024-01-05', ['2024-01-02', '2024-01-05']],
    ['20240102-20240105', ['20240102', '20240105']],
    ['2024-01-02-2024-01-05', ['2024-01-02', '2024-01-05']],
    ['JAN 2, 2024-JAN 5, 2024', ['JAN 2, 2024', 'JAN 5, 2024']],
    ['02-JAN-2024-05-JAN-2024', ['02-JAN-2024', '05-JAN-2024']],
    ['0102 010424', ['010224', '010424']],
    ['0102 01042024', ['01022024', '01042024']],
    ['1230 010224', ['123023', '010224']],
    ['1231 010200', ['123199', '010200']],
    ['1231 01022000', ['12311999', '01022000']],
    ['2024 JAN 02 - 2024 JAN 05', ['2024 JAN 02', '2024 JAN 05']],
    ['2024-JAN-02', undefined],
    ['2024-01-02 00:00:00', undefined],
    ['1/2/2024 12:00:00 AM', undefined],
    ['01-02-2024', undefined],
  ])('splits %s', (text, ends) => {
    expect(splitDateRange(text)).toEqual(ends)
  })
})

describe('isDateText', () => {
  it.each(['00000000', '9999-12-31', '2024-03-04', '31/12/2024', '30-MAY-2015'])(
    'takes %s',
    (text) => {
      expect(isDateText(text)).toBe(true)
    },
  )

  it.each(['99213', '12345', 'E11.9', '1234567893', '12.50', 'A52'])('does not take %s', (text) => {
    expect(isDateText(text)).toBe(false)
  })
})

describe('DateEvidence', () => {
  const evidenceOf = (...values: string[]) => {
    const evidence = new DateEvidence()
    values.forEach((value) => {
      evidence.add(value)
    })
    return evidence
  }

  it('is decided by a value that fits one order only', () => {
    expect(evidenceOf('3/4/2024', '3/14/2024').provenOrder()).toBe('month-first')
    expect(evidenceOf('3/4/2024', '14/3/2024').provenOrder()).toBe('day-first')
  })

  it('is ambiguous where every value fits both', () => {
    expect(evidenceOf('3/4/2024', '1/2/2024').isAmbiguous()).toBe(true)
    expect(evidenceOf('3/3/2024').isAmbiguous()).toBe(false)
    expect(evidenceOf('2024-03-04').isAmbiguous()).toBe(false)
  })
})
