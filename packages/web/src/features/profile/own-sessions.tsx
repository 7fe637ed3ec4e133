import { accountCalls, type OwnDevice, type OwnSession } from '@plumbline/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callEndpoint, endpointQuery } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Panel } from '../../components/panel.tsx'
import { QueryBoundary } from '../../components/states/query-boundary.tsx'
import { momentOf } from '../../format/dates.ts'
import { showFailure, showToast } from '../../toast/toasts.ts'

/** Where the account is open, each with its end, and devices that the owner has not yet seen. */
export function OwnSessionsPanel() {
  const query = useQuery(endpointQuery(accountCalls.ownSessions))
  const act = useSessionAction()
  return (
    <Panel heading="Where you are signed in" className="max-w-[40rem]">
      <QueryBoundary query={query}>
        {({ sessions, devices }) => (
          <>
            <NewDevices devices={devices.filter(({ isAcknowledged }) => !isAcknowledged)} />
            <ul className="grid gap-3">
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnd={() => {
                    act.mutate({
                      send: () =>
                        callEndpoint(accountCalls.endSession, { body: { id: session.id } }),
                      done: 'The session was ended.',
                    })
                  }}
                />
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button
                look="secondary"
                className="mt-4"
                disabled={act.isPending}
                onClick={() => {
                  act.mutate({
                    send: () => callEndpoint(accountCalls.endOtherSessions),
                    done: 'You are signed in here alone.',
                  })
                }}
              >
                End All Other Sessions
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
    </Panel>
  )
}

function SessionRow({
  session: { device, address, lastUsedAt, isCurrent },
  onEnd,
}: {
  readonly session: OwnSession
  readonly onEnd: () => void
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-hair pb-3">
      <span>
        <strong>{device}</strong>
        <span className="block text-small text-soft">
          {address ?? 'address unknown'}, last used {momentOf(lastUsedAt)}
        </span>
      </span>
      {isCurrent ? (
        <Badge tone="default">This session</Badge>
      ) : (
        <Button look="secondary" aria-label={`End the session at ${device}`} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  )
}

function NewDevices({ devices }: { readonly devices: readonly OwnDevice[] }) {
  const act = useSessionAction()
  if (devices.length === 0) return null
  return (
    <div className="mb-5 border-l-4 border-metal-light pl-3">
      <p className="mb-2">
        New to your account. If one is not yours, change your password above: that ends every other
        session.
      </p>
      <ul className="mb-3 list-disc pl-5">
        {devices.map(({ id, name, address, firstSeenAt }) => (
          <li key={id}>
            {name}, {address ?? 'address unknown'}, {momentOf(firstSeenAt)}
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        disabled={act.isPending}
        onClick={() => {
          act.mutate({ send: () => callEndpoint(accountCalls.acknowledgeDevices), done: 'Noted.' })
        }}
      >
        They Are Mine
      </Button>
    </div>
  )
}

interface SessionAction {
  readonly send: () => Promise<unknown>
  readonly done: string
}

function useSessionAction() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ send }: SessionAction) => send(),
    onSuccess: (_answer, { done }) => {
      showToast({ title: 'Success', description: done })
      void client.invalidateQueries()
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'The sessions could not be changed'))
    },
  })
}
