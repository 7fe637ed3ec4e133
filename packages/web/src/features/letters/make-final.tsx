import { caseCalls, type LetterWhole } from '@plumbline/contract'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointKey } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'
import { MissingFacts } from './missing-facts.tsx'

/** Locks a letter that lacks nothing; where it lacks something, says what. */
export function MakeFinal({
  letter,
  asking,
  onAsk,
}: {
  readonly letter: LetterWhole
  /** Whether it is being asked for. */
  readonly asking: boolean
  readonly onAsk: (asking: boolean) => void
}) {
  const lock = useLock(letter)
  return (
    <>
      <Button
        disabled={lock.isPending}
        onClick={() => {
          onAsk(true)
        }}
      >
        Make Final
      </Button>
      {asking && (
        <FinalDialog
          letter={letter}
          onClose={() => {
            onAsk(false)
          }}
          onLock={() => {
            lock.mutate()
          }}
        />
      )}
    </>
  )
}

function FinalDialog({
  letter,
  onClose,
  onLock,
}: {
  readonly letter: LetterWhole
  readonly onClose: () => void
  readonly onLock: () => void
}) {
  // What was typed last is on its way, and may be what is missing.
  const isKeeping = useIsMutating() > 0
  const blocked = letter.missing.length > 0
  return (
    <Dialog
      title={blocked && !isKeeping ? 'This letter cannot be final yet' : 'Make this letter final?'}
      onClose={onClose}
    >
      {blocked && isKeeping ? (
        <p role="status">Keeping what you typed…</p>
      ) : blocked ? (
        <MissingFacts letter={letter} onGo={onClose} />
      ) : (
        <p>
          It gets a hash and changes no more; another version can be drafted later. Plumbline does
          not send it.
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Back to the Draft
        </Button>
        {!blocked && (
          <Button
            autoFocus
            onClick={() => {
              onClose()
              onLock()
            }}
          >
            Make Final
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function useLock({ id, caseId }: LetterWhole) {
  const client = useQueryClient()
  const letterKey = endpointKey(caseCalls.letter, { params: { id } })
  return useMutation({
    mutationFn: () => callEndpoint(caseCalls.finalLetter, { params: { id } }),
    onSuccess: async (final) => {
      client.setQueryData(letterKey, final)
      showToast({ title: 'Letter is Final', description: 'It changes no more.' })
      await client.invalidateQueries({
        queryKey: endpointKey(caseCalls.case, { params: { id: caseId } }),
      })
    },
    onError: async (error) => {
      showFailure('Error', messageOf(error, 'The letter could not be made final'))
      // What blocks it is asked anew.
      await client.invalidateQueries({ queryKey: letterKey })
    },
  })
}
