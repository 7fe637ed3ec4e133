import type { ProfileUpdate } from '@plumbline/contract'

export function trimmed({ firstName, lastName, email }: ProfileUpdate): ProfileUpdate {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() }
}

/** What keeps a trimmed profile from being saved; undefined where nothing does. */
export function profileFault({ firstName, lastName, email }: ProfileUpdate): string | undefined {
  if (firstName === '' || lastName === '' || email === '') return 'Please fill in all fields'
  if (!email.includes('@') || !email.includes('.')) return 'Please enter a valid email address'
  return undefined
}
