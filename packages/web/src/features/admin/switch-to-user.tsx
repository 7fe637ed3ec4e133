import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { useUserAccount } from './admin-queries.ts'
import { LinkAccount } from './link-account.tsx'
import { UserViewDialog } from './user-view-dialog.tsx'

/** The way into the administrator's own user account, where there is one; it asks what for. */
export function SwitchToUser() {
  const [asking, setAsking] = useState(false)
  const account = useUserAccount()
  if (account?.mayLink === true) return <LinkAccount />
  if (account?.hasUserAccount !== true) return null
  return (
    <>
      <Button
        look="secondary"
        onClick={() => {
          setAsking(true)
        }}
      >
        <span className="max-tablet:hidden">Switch to User View</span>
        <span className="tablet:hidden">Login as User</span>
      </Button>
      {asking && (
        <UserViewDialog
          onClose={() => {
            setAsking(false)
          }}
        />
      )}
    </>
  )
}
