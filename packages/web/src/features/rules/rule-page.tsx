import { useQuery } from '@tanstack/react-query'
import Markdown from 'markdown-to-jsx/react'
import { Link } from 'react-router'
import { BackButton } from '../../components/back-button.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { usePathId } from '../../shell/path-id.ts'
import { ruleText } from './rule-texts.ts'

const look = {
  h1: { props: { className: 'mt-6 mb-2 text-heading font-light' } },
  h2: { props: { className: 'mt-8 mb-2 border-t border-hair pt-4 text-lead font-semibold' } },
  p: { props: { className: 'reading mb-3' } },
  ul: { props: { className: 'reading mb-3 list-disc pl-5' } },
  code: { props: { className: 'code' } },
}

/** What a rule finds, on whose authority, what clears it and when to ignore it. */
export function RulePage() {
  const id = usePathId()
  const query = useQuery({
    queryKey: ['rule page', id],
    queryFn: async () => ({ text: await ruleText(id) }),
    staleTime: Infinity,
  })
  return (
    <article className="mx-auto max-w-[46rem]">
      <BackButton />
      <QueryBoundary query={query} title="Rule">
        {({ text }) =>
          text === null ? (
            <EmptyState title="There is no rule of this name">
              <Link to="/rules" className="text-link">
                All rules
              </Link>
            </EmptyState>
          ) : (
            <>
              <Markdown
                options={{ overrides: look, disableParsingRawHTML: true, forceBlock: true }}
              >
                {text}
              </Markdown>
              <p className="reading mt-8 border-t border-hair pt-4 text-small text-soft">
                An error is shown by the claims themselves; a lead needs records to settle it. A
                benchmark is Medicare’s practice or a published standard, which binds other payers
                where their terms say so.
              </p>
            </>
          )
        }
      </QueryBoundary>
    </article>
  )
}
