import { accountCalls, type ProfileUpdate, type User } from '@plumbline/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { callEndpoint } from '../../api/client.ts'
import { messageOf } from '../../api/request.ts'
import { userQuery, useUser } from '../../api/user.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panel } from '../../components/panel.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { showFailure, showToast } from '../../toast/toasts.ts'
import { profileFault, trimmed } from './profile-check.ts'

export function ProfilePage() {
  const user = useUser().data
  return (
    <>
      <PageHeading title="Profile">
        {user?.role === 'client' && (
          <ButtonLink look="secondary" to="/activity">
            Activity
          </ButtonLink>
        )}
        <ButtonLink look="secondary" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </PageHeading>
      {user && <ProfileForm key={user.id} user={user} />}
    </>
  )
}

function ProfileForm({ user }: { readonly user: User }) {
  const [profile, setProfile] = useState<ProfileUpdate>({
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
  })
  const save = useSaveProfile()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = trimmed(profile)
    const fault = profileFault(values)
    if (fault !== undefined) showFailure('Validation Error', fault)
    else save.mutate(values)
  }
  const edit = (field: keyof ProfileUpdate) => ({
    value: profile[field],
    onChange: (event: { target: { value: string } }) => {
      setProfile({ ...profile, [field]: event.target.value })
    },
  })
  return (
    <Panel className="max-w-[40rem]">
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
        <Button type="submit" className="justify-self-start" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
      </form>
    </Panel>
  )
}

function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileUpdate) => callEndpoint(accountCalls.updateProfile, { body }),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user)
      showToast({ title: 'Success', description: 'Profile updated successfully' })
    },
    onError: (error) => {
      showFailure('Error', messageOf(error, 'Failed to update profile'))
    },
  })
}
