import { accountCalls } from '@plumbline/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { forgetSignedIn } from '../../api/signed-in-hint.ts'
import { forgetPlace } from '../../shell/place.ts'
import { Waiting } from '../../components/states/waiting.tsx'

/** Signs out and goes home by a full load, also where the call fails. */
export function LogoutPage() {
  const client = useQueryClient()
  useEffect(() => {
    const leave = () => {
      client.clear()
      forgetSignedIn()
      forgetPlace()
      window.location.assign('/')
    }
    callEndpoint(accountCalls.logout).then(leave, leave)
  }, [client])
  return (
    <main className="grid min-h-dvh place-items-center">
      <Waiting label="Signing out" />
    </main>
  )
}
