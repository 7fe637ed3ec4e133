import type { LetterWhole } from '@plumbline/contract'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLetter } from '../../api/case-queries.ts'
import { Badge } from '../../components/badge.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { letterQueueIn } from '../../shell/letter-queue.ts'
import { usePathId } from '../../shell/path-id.ts'
import { Checklist } from './checklist.tsx'
import { Deadlines } from './deadlines.tsx'
import { FactForm } from './fact-form.tsx'
import { LetterArgument } from './letter-argument.tsx'
import { LetterDownloads } from './letter-downloads.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { MakeFinal } from './make-final.tsx'
import { MissingCount } from './missing-count.tsx'
import { NextLetter } from './next-letter.tsx'
import { useMayChange } from '../../api/may-change.ts'

/** A letter beside the facts that it is composed of. */
export function LetterPage() {
  const id = usePathId()
  const query = useLetter(id)
  return (
    <QueryBoundary query={query} title="Letter">
      {(letter) => <Whole key={letter.id} letter={letter} />}
    </QueryBoundary>
  )
}

function Whole({ letter }: { readonly letter: LetterWhole }) {
  const isDraft = letter.state === 'draft'
  const writes = useMayChange() && isDraft
  const queue = letterQueueIn(useLocation().state)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <div className="no-print">
        <Link
          to={`/cases/${letter.caseId}`}
          className="text-link inline-flex min-h-11 items-center text-soft"
        >
          The case
        </Link>
        <PageHeading title={letter.title}>
          <p className="flex items-center gap-3 text-soft">
            {`Version ${String(letter.version)}`}
            <Badge tone={isDraft ? 'secondary' : 'good'}>{isDraft ? 'Draft' : 'Final'}</Badge>
          </p>
        </PageHeading>
        {letter.hash !== null && (
          <p className="-mt-4 mb-6 text-small break-all text-soft">
            {'Locked; SHA-256 of its text: '}
            <span className="code">{letter.hash}</span>
          </p>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-8 desktop:grid-cols-[5fr_7fr] print:block">
        <div className="no-print grid grid-cols-1 gap-6">
          {isDraft && <MissingCount letter={letter} />}
          {writes && (
            <FactForm
              letter={letter}
              begins={queue.length > 0}
              onDone={() => {
                setAsking(true)
              }}
            />
          )}
          {(writes || !isDraft) && <LetterArgument letter={letter} />}
          <Checklist letter={letter} />
          <Deadlines letter={letter} />
        </div>
        <div className="grid grid-cols-1 gap-4 desktop:sticky desktop:top-20 print:block">
          <div className="no-print flex flex-wrap items-center justify-between gap-3">
            {writes && <MakeFinal letter={letter} asking={asking} onAsk={setAsking} />}
            {!isDraft && (
              <p className="text-soft">
                Nothing is sent by Plumbline: print, mail or upload it yourself.
              </p>
            )}
            <LetterDownloads letter={letter} />
          </div>
          <NextLetter letter={letter} queue={queue} />
          <LetterSheet letter={letter} />
        </div>
      </div>
    </>
  )
}
