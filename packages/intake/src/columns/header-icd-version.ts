import type { AssignedColumn } from './assign-columns.ts'

/** `ICD9_DGNS_CD_1` says which version its codes are of. */
export function headerIcdVersion(columns: readonly AssignedColumn[]): '9' | '10' | undefined {
  for (const { column, meaning } of columns) {
    if (meaning !== 'diagnoses' && meaning !== 'principalDiagnosis' && meaning !== 'lineDiagnosis')
      continue
    const version = /icd[\s_-]?(9|10)(?!\d)/i.exec(column.header)?.[1]
    if (version === '9' || version === '10') return version
  }
  return undefined
}
