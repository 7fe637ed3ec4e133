import type { ProfileUpdate } from '@plumbline/contract'

export function trimmed({ firstName, lastName, email, ...rest }: ProfileUpdate): ProfileUpdate {
  return { ...rest, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() }
}

/** Whether the profile asks for another address, which needs the password. */
export function asksForAddress(profile: ProfileUpdate, inForce: string): boolean {
  return profile.email.trim().toLowerCase() !== inForce.toLowerCase()
}

/** What keeps a trimmed profile from being saved; undefined where nothing does. */
export function profileFault({ firstName, lastName, email }: ProfileUpdate): string | undefined {
  if (firstName === '' || lastName === '' || email === '') return 'Please fill in all fields'
  if (!email.includes('@') || !email.includes('.')) return 'Please enter a valid email address'
  return undefined
}
