import { caseCalls, type CaseWhole, type LetterInList } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Badge } from '../../components/badge.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { momentOf } from '../../format/dates.ts'
import { showFailure } from '../../toast/toasts.ts'
import { ForChangers } from '../../components/for-changers.tsx'

/** The versions of the case's letter, and the way to the next one. */
export function CaseLetters({ whole }: { readonly whole: CaseWhole }) {
  const draft = whole.letters.find(({ state }) => state === 'draft')
  const create = useDraft(whole.id)
  return (
    <>
      {whole.letters.length === 0 && <p className="mb-4 text-soft">No letter yet.</p>}
      <ul className="mb-4">
        {whole.letters.map((letter) => (
          <Version key={letter.id} letter={letter} />
        ))}
      </ul>
      {draft ? (
        <ButtonLink to={`/letters/${draft.id}`}>Open Draft</ButtonLink>
      ) : (
        <ForChangers>
          <Button
            look={whole.letters.length === 0 ? 'primary' : 'secondary'}
            disabled={create.isPending}
            onClick={() => {
              create.mutate()
            }}
          >
            {whole.letters.length === 0 ? 'Draft Letter' : 'Draft Another Version'}
          </Button>
        </ForChangers>
      )}
    </>
  )
}

function Version({ letter }: { readonly letter: LetterInList }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-hair py-2">
      <span>
        <Link to={`/letters/${letter.id}`} className="text-link">
          {`${letter.title}, version ${String(letter.version)}`}
        </Link>
        <span className="block text-small text-soft">{momentOf(letter.createdAt)}</span>
      </span>
      <Badge tone={letter.state === 'final' ? 'good' : 'secondary'}>
        {letter.state === 'final' ? 'Final' : 'Draft'}
      </Badge>
    </li>
  )
}

function useDraft(caseId: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const params = { id: caseId }
  return useMutation({
    mutationFn: () => callEndpoint(caseCalls.createLetter, { params }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: endpointKey(caseCalls.case, { params }) })
      await navigate(`/letters/${id}`)
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The letter could not be drafted'))
    },
  })
}
