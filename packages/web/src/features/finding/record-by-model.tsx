import { modelCalls, reviewCalls, type RecordReadByModel } from '@plumbline/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { sendForm } from '../../api/send-form.ts'
import { Button } from '../../components/button.tsx'
import { several } from '../../format/money.ts'
import { RecordReviews } from './record-reviews.tsx'

/** The model's part, where the account lets records go to one: asked for by a press, for this record alone. */
export function RecordByModel({
  id,
  file,
  onRead,
}: {
  readonly id: string
  readonly file: File
  readonly onRead: (read: RecordReadByModel) => void
}) {
  const standing = useQuery(endpointQuery(modelCalls.modelStanding)).data
  const reading = useMutation({
    mutationFn: () =>
      sendForm(reviewCalls.readRecordByModel, { file }, () => undefined, { params: { id } }),
    onSuccess: onRead,
  })
  if (!standing?.model || !standing.documents || !standing.mayHoldDocuments) return null
  const { name, host } = standing.model
  return (
    <section aria-label="What a language model read" className="mb-4 border-t border-hair pt-3">
      <p className="reading mb-3">
        {`What rules left open of side, time, separate services, the level of a visit and criteria of coverage, ${name} at ${host} may read: lines that could answer are sent as they stand, with the lines beside them. It copies lines out three times. Only lines that stand in the record count, rules decide what they come to, and where the three differ it could not be read.`}
      </p>
      {reading.isError && (
        <p role="alert" className="reading mb-3 font-semibold text-bad">
          {messageOf(reading.error, 'The model could not be asked. Please try again.')}
        </p>
      )}
      {reading.isSuccess ? (
        <Read read={reading.data} />
      ) : (
        <Button
          look="secondary"
          disabled={reading.isPending}
          onClick={() => {
            reading.mutate()
          }}
        >
          {reading.isPending ? 'Asking...' : 'Ask a Language Model'}
        </Button>
      )}
    </section>
  )
}

function Read({ read: { reviews, lines, refused, failed } }: { readonly read: RecordReadByModel }) {
  return (
    <>
      <p role="status" className="reading mb-3">
        {lines === 0
          ? 'Nothing was sent: rules left nothing open that a line of this record could answer.'
          : `${several(lines, 'line')} sent.${refused > 0 ? ` ${several(refused, 'answer')} refused, since the record does not support them.` : ''}${failed.length > 0 ? ` ${several(failed.length, 'reading')} of three failed.` : ''}`}
      </p>
      <RecordReviews reviews={reviews} />
    </>
  )
}
