import type { RecordReviewBy } from '@plumbline/contract'
import { Badge } from '../../components/badge.tsx'

const tones = {
  supported: 'good',
  contradicted: 'bad',
  'not-found': 'warn',
  'cannot-tell': 'secondary',
} as const

/** What was asked of a record, each with its answer, the lines that it rests on, and who read them. */
export function RecordReviews({ reviews }: { readonly reviews: readonly RecordReviewBy[] }) {
  return (
    <dl className="mb-4 grid gap-3">
      {reviews.map(({ question, label, answer, said, because, quotes, by }) => (
        <div key={`${question} ${by}`}>
          <dt className="flex flex-wrap items-center gap-2 font-semibold">
            {label} <Badge tone={tones[answer]}>{said}</Badge>
          </dt>
          <dd>
            {because}
            {quotes.map(({ page, text }) => (
              <blockquote
                key={`${String(page)} ${text}`}
                className="mt-1 border-l-4 border-metal-light pl-3 break-words"
              >
                {text} <span className="text-small text-soft">page {page}</span>
              </blockquote>
            ))}
            {by === 'model' && (
              <span className="block text-small text-soft">
                Lines found by a language model in three readings, held against the record; rules
                decided
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
