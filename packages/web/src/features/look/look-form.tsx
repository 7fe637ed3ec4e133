import { lookCalls, type LookAnswer, type UploadLook } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refreshUploads } from '../../api/audit-queries.ts'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { showFailure } from '../../toast/toasts.ts'
import { LookActions } from './look-actions.tsx'
import { LookColumns } from './look-columns.tsx'
import { LookHelp } from './look-help.tsx'
import { LookQuestions } from './look-questions.tsx'
import { LookSetAside } from './look-set-aside.tsx'
import { LookTotals } from './look-totals.tsx'
import { isChanged, mappingOf, saidSoFar } from './said-mapping.ts'
import { ForChangers } from '../../components/for-changers.tsx'

/** Everything that is asked and shown of one file, and the answer. */
export function LookForm({ look }: { readonly look: UploadLook }) {
  const [said, setSaid] = useState(() => saidSoFar(look))
  const answer = useAnswer(look.upload.id)
  const give = (then: LookAnswer['then'], remember: string | undefined) => {
    const mapping = mappingOf(look, said)
    answer.mutate({ then, ...(mapping && { mapping }), ...(remember && mapping && { remember }) })
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="reading">
        <strong className="break-words">{look.upload.fileName}</strong>
        {`: ${look.form}, read as ${look.upload.auditType} claims${headerPlace(look)}. Nothing was audited or counted yet.`}
      </p>
      <LookQuestions questions={look.questions} />
      <LookHelp look={look} />
      <LookTotals totals={look.totals} />
      <LookColumns look={look} said={said} onSay={setSaid} />
      <LookSetAside uploadId={look.upload.id} groups={look.setAside} />
      <ForChangers
        instead={<p className="text-soft">You read here: the questions are answered by others.</p>}
      >
        <LookActions
          look={look}
          isChanged={isChanged(look, said)}
          isSaid={mappingOf(look, said) !== undefined}
          isPending={answer.isPending}
          onAnswer={give}
        />
      </ForChangers>
    </div>
  )
}

function useAnswer(id: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const params = { id }
  return useMutation({
    mutationFn: (body: LookAnswer) => callEndpoint(lookCalls.answerLook, { params, body }),
    onSuccess: async (_, { then }) => {
      await refreshUploads(client)
      if (then === 'audit') await navigate('/dashboard?tab=uploads')
      else client.removeQueries({ queryKey: endpointKey(lookCalls.uploadLook, { params }) })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The answer could not be sent.'))
    },
  })
}

/** Rows of a PDF have numbers of ours, made of page and line: they would tell nobody where to look. */
function headerPlace({ form, headerRow }: UploadLook): string {
  return form.startsWith('PDF') ? '' : `; headings on line ${headerRow}`
}
