import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '../../api/request.ts'
import { forgetSignedIn } from '../../api/signed-in-hint.ts'
import { Waiting } from '../../components/states/waiting.tsx'

/** Signs out and goes home by a full load, also where the call fails. */
export function LogoutPage() {
  const client = useQueryClient()
  useEffect(() => {
    const leave = () => {
      client.clear()
      forgetSignedIn()
      window.location.assign('/')
    }
    send('POST', '/api/logout').then(leave, leave)
  }, [client])
  return (
    <main className="grid min-h-dvh place-items-center">
      <Waiting label="Signing out" />
    </main>
  )
}
