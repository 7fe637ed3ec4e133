import type { RecordConclusion } from '@plumbline/contract'

/** What a person concludes from a record, as people read it. */
export const conclusionWords: Readonly<Record<RecordConclusion, string>> = {
  'settles-nothing': 'settles nothing',
  'supports-finding': 'supports the finding',
  'speaks-against-finding': 'speaks against the finding',
}
