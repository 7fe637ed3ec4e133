import { workbookOf, type WorkbookCell } from '../../../intake/src/testing/workbook-of.ts'
import { medicalDialects, pharmacyDialects, type Dialect } from '../making/dialects.ts'
import type { FillRow } from '../making/fill-row.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import type { Form } from './form.ts'
import { tableOf } from './text-forms.ts'

/** Day 0 of Excel in days of ours, 1970-01-01 being 0. */
const excelDayZero = -25_569
const dayMilliseconds = 86_400_000

/** A workbook whose days and amounts are typed, behind a sheet that holds no claims. */
function workbookForm<Row>(dialect: Dialect<Row>): Form<Row> {
  return {
    name: 'Excel workbook, days and amounts typed, behind a cover sheet',
    write: (rows) =>
      workbookOf({
        Cover: [['Claims of the plan'], ['Confidential']],
        Claims: tableOf(rows, dialect).map((cells) =>
          cells.map((text, at) => typed(text, dialect[at]?.[0] ?? '')),
        ),
      }),
  }
}

const amounts = /Charge|Allowed|Paid|Amount|Responsibility|Price|Cost|Fee|Copay|Customary/

function typed(text: string, header: string): WorkbookCell {
  const [, month = '', date = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  if (year !== '') {
    const day = Date.UTC(Number(year), Number(month) - 1, Number(date)) / dayMilliseconds
    return { dayNumber: day - excelDayZero }
  }
  return amounts.test(header) && /^-?\d+\.\d\d$/.test(text)
    ? { number: String(Number(text)) }
    : text
}

export const medicalWorkbook: Form<MedicalRow> = workbookForm(medicalDialects.plain)
export const pharmacyWorkbook: Form<FillRow> = workbookForm(pharmacyDialects.plain)
