import type { User } from '@plumbline/contract'
import { useState } from 'react'
import { initialsOf } from './initials.ts'

/** The profile image, or initials where there is none or it does not load. */
export function Avatar({ user }: { readonly user: User }) {
  const [failed, setFailed] = useState(false)
  const image = failed ? null : user.profileImageUrl
  return (
    <span className="inline-flex size-10 items-center justify-center overflow-hidden rounded-full border border-edge text-small font-semibold">
      {image ? (
        <img
          src={image}
          alt=""
          className="size-full object-cover"
          onError={() => {
            setFailed(true)
          }}
        />
      ) : (
        <span aria-hidden="true">{initialsOf(user)}</span>
      )}
    </span>
  )
}
