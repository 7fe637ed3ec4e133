import { messageOf } from '../../api/request.ts'
import { Button } from '../button.tsx'

/** Something could not be loaded: said plainly, with a way to try again. */
export function FailedState({
  error,
  onRetry,
}: {
  readonly error: unknown
  readonly onRetry: () => void
}) {
  return (
    <div role="alert" className="border-l-4 border-bad bg-sheet p-5">
      <p className="font-semibold">This could not be loaded.</p>
      <p className="mb-4 text-soft">
        {messageOf(error, 'The server did not answer as expected. Please try again.')}
      </p>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
