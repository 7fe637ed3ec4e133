import type { User } from '@plumbline/contract'

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>

/** First letters of both names, else the first letter of the email, else U. */
export function initialsOf({ firstName, lastName, email }: Named): string {
  const letters =
    firstName && lastName ? `${firstName.charAt(0)}${lastName.charAt(0)}` : email.charAt(0)
  return (letters || 'U').toUpperCase()
}

/** Both names, where both are known. */
export function fullNameOf({ firstName, lastName }: Named): string | undefined {
  return firstName && lastName ? `${firstName} ${lastName}` : undefined
}
