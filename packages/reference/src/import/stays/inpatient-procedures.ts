import type { InpatientProcedureFacts } from '@plumbline/engine'
import { codeKey } from '../../store/code-key.ts'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { windowOf } from '../diagnosis-codes.ts'
import { keyedDraft, type Importer } from '../importer.ts'

/** `icd10pcs_order_YYYY.txt`: order number, a code of seven characters or its first three, whether it is complete. */
const orderLine = /^\d{5} ([0-9A-HJ-NP-Z]{3,7}) +([01]) \S/

/** ICD-10-PCS codes and headers: the official order file. */
export const inpatientProceduresImporter: Importer = {
  title: 'ICD-10-PCS (icd10pcs_order_YYYY.txt)',
  recognize({ lines }, names) {
    const isNamed = names.some((name) => /pcs/i.test(name))
    if (!isNamed || lines.length === 0) return undefined
    if (!lines.slice(0, 3).every((line) => orderLine.test(line))) return undefined
    return (rows) => {
      const codes = new KeyedRowsBuilder<InpatientProcedureFacts>()
      rows.eachLine((line) => {
        const [, code, billable] = orderLine.exec(line) ?? []
        if (code === undefined) return 'bad'
        codes.set(codeKey(code), { billable: billable === '1' })
        return 'read'
      })
      return [keyedDraft('inpatientProcedureCodes', windowOf(rows), codes)]
    }
  },
}
