import type { Letter } from '../../mail/mail.ts'

const signature = '\n\nPlumbline'

/** Asks the owner of an address to confirm it, signed in to the account that names it. */
export function confirmationLetter(to: string, origin: string, token: string): Letter {
  return {
    to,
    subject: 'Please confirm your email address',
    text: `Somebody gave this address to an account at ${origin}. If it was you, open this link while you are signed in to that account. It holds for 24 hours.

${origin}/confirm-email#${token}

If it was not you, do nothing: without your confirmation nothing is attached to that account.${signature}`,
  }
}

/** Asks somebody to work in an account; in no words but ours and the owner's address. */
export function invitationLetter(
  to: string,
  { by, origin, link }: { readonly by: string; readonly origin: string; readonly link: string },
): Letter {
  return {
    to,
    subject: 'You were invited to work with us on Plumbline',
    text: `${by} asks you to work in their account at ${origin}. Open this link to choose your own password and begin. It holds for seven days, and once.

${link}

If you do not know who this is, do nothing.${signature}`,
  }
}

/** To the owner of an account whose address somebody else tried to use. */
export function alreadyRegisteredLetter(to: string, origin: string): Letter {
  return {
    to,
    subject: 'Your email address was given again',
    text: `Somebody gave this address to another account at ${origin}. You have an account with it, and nothing of it was changed. If it was you, sign in at ${origin}/auth.${signature}`,
  }
}

/** To the address in force, when another is asked for. */
export function addressChangeLetter(to: string, origin: string): Letter {
  return {
    to,
    subject: 'A change of your email address was asked for',
    text: `Somebody who is signed in to your account at ${origin}, and knows its password, asked for another email address. It changes when the new address is confirmed.

If it was not you, sign in, change your password and take the new address back under Profile.${signature}`,
  }
}

/** To the address that was in force until now. */
export function addressChangedLetter(to: string, origin: string): Letter {
  return {
    to,
    subject: 'Your email address was changed',
    text: `The email address of your account at ${origin} was changed and confirmed. This address no longer signs in.

If it was not you, write to our support at once.${signature}`,
  }
}

/** To the owner of an account that was signed in to at a device that it did not know. */
export function newDeviceLetter(
  to: string,
  { device, address }: { readonly device: string; readonly address: string },
): Letter {
  return {
    to,
    subject: 'A new device signed in to your account',
    text: `Somebody signed in to your account with your password: ${device}, from ${address}.

If it was you, there is nothing to do. If not, change your password under Profile and end the other sessions there.${signature}`,
  }
}

/** To the owner of an account whose password was changed. */
export function passwordChangedLetter(to: string): Letter {
  return {
    to,
    subject: 'Your password was changed',
    text: `The password of your account was changed, and all other sessions were ended.

If it was not you, write to our support at once.${signature}`,
  }
}

/** The link that an administrator started. */
export function resetLetter(to: string, link: string): Letter {
  return {
    to,
    subject: 'Choose a new password',
    text: `An administrator started a new password for your account. Open this link and choose one. It holds for one hour and works once.

${link}

If you did not ask for it, do nothing: your password stays as it is.${signature}`,
  }
}

export function secondFactorLetter(to: string, what: 'added' | 'removed'): Letter {
  return {
    to,
    subject: `A second factor was ${what}`,
    text: `A second factor was ${what} at your account, under Profile.

If it was not you, change your password and write to our support at once.${signature}`,
  }
}
