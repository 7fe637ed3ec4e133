import {
  planRuleCalls,
  recordPages,
  type PlanClauseRead,
  type PlanDocumentRead,
} from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/request.ts'
import { sendForm } from '../../api/send-form.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { documentLimits } from '../../components/fields/document-limits.ts'
import { FileField } from '../../components/fields/file-field.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panel } from '../../components/panel.tsx'
import { counted, several } from '../../format/money.ts'
import { showRefusal } from '../../toast/toasts.ts'
import { ClausesRead } from './clauses-read.tsx'
import { ModelProposals } from './model-proposals.tsx'

/** A plan or contract is read for its clauses, and a person writes rules from them. */
export function ReadDocumentPage() {
  const [file, setFile] = useState<File>()
  const reading = useMutation({
    mutationFn: (document: File) =>
      sendForm(planRuleCalls.readPlanDocument, { file: document }, () => undefined),
  })
  return (
    <div className="mx-auto max-w-[60rem]">
      <PageHeading title="Read a Document">
        <ButtonLink look="secondary" to="/plan-rules">
          All Plan Rules
        </ButtonLink>
      </PageHeading>
      <Panel>
        <form
          className="grid justify-items-start gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (file) reading.mutate(file)
          }}
        >
          <p className="reading">
            Send a plan description or a contract. Sentences that say what is not covered, how
            often, at what price, or by when to file are shown with their pages, and what was
            understood of them. You write each rule yourself from its sentence. The document is not
            kept.
          </p>
          <div className="w-full max-w-2xl">
            <FileField
              label="Document to read"
              hint={`PDF or text, up to ${String(recordPages.all)} pages, ${String(recordPages.pictures)} of them pictures`}
              error={
                reading.isError ? messageOf(reading.error, 'It could not be read.') : undefined
              }
              limits={documentLimits}
              compact
              file={file}
              onChoose={(chosen) => {
                setFile(chosen)
                reading.reset()
              }}
              onRefuse={showRefusal}
            />
          </div>
          <Button type="submit" disabled={!file || reading.isPending}>
            {reading.isPending ? 'Reading...' : 'Read Document'}
          </Button>
        </form>
      </Panel>
      {reading.isSuccess && file && (
        <>
          <Read read={reading.data} title={titleOf(file.name)} />
          <ModelProposals key={file.name} file={file} title={titleOf(file.name)} />
        </>
      )}
    </div>
  )
}

function Read({ read, title }: { readonly read: PlanDocumentRead; readonly title: string }) {
  const { clauses, pages, picturePages, more } = read
  const understood = clauses.filter(({ words }) => words !== null)
  const others = clauses.filter(({ words }) => words === null)
  return (
    <section aria-label="What the document says" className="mt-6 grid gap-6">
      <p className="reading">
        {`${several(pages, 'page')} read: ${several(understood.length, 'clause')} understood, ${counted(others.length)} to be read by you.`}
        {picturePages.length > 0 &&
          ` Read from pictures, and less surely: page ${picturePages.join(', ')}.`}
        {more > 0 && ` ${several(more, 'further sentence')} not shown: send fewer pages.`}
      </p>
      <Clauses heading="Understood" clauses={understood} title={title} />
      <Clauses heading="To be read by you" clauses={others} title={title} />
    </section>
  )
}

function Clauses({
  heading,
  clauses,
  title,
}: {
  readonly heading: string
  readonly clauses: readonly PlanClauseRead[]
  readonly title: string
}) {
  if (clauses.length === 0) return null
  return (
    <Panel heading={heading}>
      <ClausesRead clauses={clauses} document={title} />
    </Panel>
  )
}

/** A document is called what its file is, until somebody says otherwise. */
function titleOf(fileName: string): string {
  return fileName.replace(/\.[a-z]+$/i, '').replaceAll(/[_-]+/g, ' ')
}
