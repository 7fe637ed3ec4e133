import { accountCalls, type ProfileUpdate, type User } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { userQuery } from '../../api/user.ts'
import { Button } from '../../components/button.tsx'
import { PasswordField } from '../../components/fields/password-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { AccountRole } from './account-role.tsx'
import { Panel } from '../../components/panel.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'
import { AddressNotice } from './address-notice.tsx'
import { asksForAddress, profileFault, trimmed } from './profile-check.ts'

/** Names and address; another address asks for the password and holds once it is confirmed. */
export function ProfileForm({ user }: { readonly user: User }) {
  const [profile, setProfile] = useState<ProfileUpdate>({
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
    accountRole: user.accountRole,
  })
  const [password, setPassword] = useState('')
  const moves = asksForAddress(profile, user.email)
  const save = useSaveProfile(({ email }) => {
    setProfile((typed) => ({ ...typed, email }))
    setPassword('')
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = trimmed(profile)
    const fault = profileFault(values)
    if (fault !== undefined) showFailure('Validation Error', fault)
    else save.mutate(moves && password !== '' ? { ...values, password } : values)
  }
  const edit = (field: 'firstName' | 'lastName' | 'email') => ({
    value: profile[field],
    onChange: (event: { target: { value: string } }) => {
      setProfile({ ...profile, [field]: event.target.value })
    },
  })
  return (
    <Panel className="max-w-[40rem]">
      <AddressNotice user={user} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField label="First Name" autoComplete="given-name" {...edit('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" {...edit('lastName')} />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          hint="Used for notifications and login"
          {...edit('email')}
        />
        {user.team === undefined && (
          <AccountRole
            role={profile.accountRole ?? null}
            onChoose={(accountRole) => {
              setProfile({ ...profile, accountRole })
            }}
          />
        )}
        {moves && <OwnPassword password={password} onChange={setPassword} />}
        <Button type="submit" className="justify-self-start" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
      </form>
    </Panel>
  )
}

function OwnPassword({
  password,
  onChange,
}: {
  readonly password: string
  readonly onChange: (password: string) => void
}) {
  return (
    <PasswordField
      label="Your Password"
      autoComplete="current-password"
      hint="Needed to change your email address"
      value={password}
      onChange={(event) => {
        onChange(event.target.value)
      }}
    />
  )
}

function useSaveProfile(onSaved: (user: User) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileUpdate) => callEndpoint(accountCalls.updateProfile, { body }),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user)
      onSaved(user)
      showToast({ title: 'Success', description: 'Profile updated successfully' })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to update profile'))
    },
  })
}
