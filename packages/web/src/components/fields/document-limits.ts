import { recordFileBytes } from '@plumbline/contract'
import type { FileLimits } from './file-limits.ts'

/** What a record, a plan or a contract may be that the server reads for its text. */
export const documentLimits: FileLimits = {
  accept: '.pdf,.txt',
  kinds: 'a PDF or a text file',
  mostBytes: recordFileBytes,
  most: '20MB',
}
