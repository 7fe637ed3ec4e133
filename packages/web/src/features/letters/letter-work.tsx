import { useLetter } from '../../api/case-queries.ts'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { Checklist } from './checklist.tsx'
import { Deadlines } from './deadlines.tsx'
import { FactForm } from './fact-form.tsx'
import { MissingCount } from './missing-count.tsx'
import { ForChangers } from '../../components/for-changers.tsx'

/** The facts of a draft beside what they tick. */
export function LetterWork({ letterId }: { readonly letterId: string }) {
  const query = useLetter(letterId)
  return (
    <QueryBoundary query={query}>
      {(letter) => (
        <div key={letter.id} className="grid grid-cols-1 gap-8 desktop:grid-cols-2">
          <ForChangers>
            <FactForm letter={letter} />
          </ForChangers>
          <div className="grid grid-cols-1 content-start gap-6">
            <MissingCount letter={letter} />
            <Checklist letter={letter} />
            <Deadlines letter={letter} />
          </div>
        </div>
      )}
    </QueryBoundary>
  )
}
