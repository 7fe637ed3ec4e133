import type { RecordFinding } from '@plumbline/contract'
import { Badge } from '../../components/badge.tsx'
import { momentOf } from '../../format/dates.ts'
import { conclusionWords } from './conclusion-words.ts'
import { RecordReviews } from './record-reviews.tsx'

/** What people found in records and signed: beside the finding of the audit, and in none of its figures. */
export function SignedRecords({ signed }: { readonly signed: readonly RecordFinding[] }) {
  if (signed.length === 0) return null
  return (
    <section aria-label="Found by people in records" className="mt-6 border-t border-hair pt-3">
      <h3 className="mb-2 font-semibold">Found by people in records</h3>
      <ul className="grid gap-3">
        {signed.map(({ id, by, credential, at, conclusion, reviews }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-2">
              {`The record ${conclusionWords[conclusion]}. Signed by ${by}, ${credential}, ${momentOf(at)}`}
              <Badge>By a person</Badge>
            </p>
            <details>
              <summary className="min-h-11 cursor-pointer py-2">What it rests on</summary>
              <RecordReviews reviews={reviews} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
