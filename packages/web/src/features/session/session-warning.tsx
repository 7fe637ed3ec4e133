import { Button } from '../../components/button.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { showFailure } from '../../toast/toasts.ts'
import type { SessionState } from './session-end.ts'
import { useSessionEnd } from './use-session-end.ts'

/** Two minutes before the session ends, a word and one press to stay. */
export function SessionWarning() {
  const { state, extend } = useSessionEnd()
  async function stay() {
    try {
      await extend()
    } catch {
      showFailure('Error', 'The session could not be extended. Please sign in again.')
    }
  }
  return <SessionWarningView state={state} onStay={() => void stay()} />
}

export function SessionWarningView({
  state,
  onStay,
}: {
  readonly state: SessionState
  readonly onStay: () => void
}) {
  if (state.kind !== 'ending') return null
  return (
    <div
      role="alertdialog"
      aria-labelledby="session-warning"
      className="no-print fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-4 border-t-4 border-metal-light bg-sheet p-4 shadow-lift outline-1 outline-hair"
    >
      <p id="session-warning">
        {state.canExtend
          ? 'You will be signed out soon for your security.'
          : 'Your session reaches its longest time soon. Please sign in again to go on.'}{' '}
        <span role="timer" className="font-semibold whitespace-nowrap">
          {minutesAndSeconds(state.leftSeconds)} left
        </span>
      </p>
      {state.canExtend ? (
        <Button onClick={onStay}>Stay signed in</Button>
      ) : (
        <ButtonLink to="/logout">Sign in again</ButtonLink>
      )}
    </div>
  )
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
