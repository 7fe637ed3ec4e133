import { secondFactorCalls, type NewPasskey } from '@plumbline/contract'
import { callEndpoint, endpointQuery } from './client.ts'

export const secondFactorQuery = endpointQuery(secondFactorCalls.secondFactor)

/** Whether this browser can make and use passkeys here: it has to be able to, and trust the page. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext
}

/** The library of passkeys comes when one is used. */
async function passkeys() {
  return import('@simplewebauthn/browser')
}

/** Lets the browser make a passkey; answers what the server keeps of it. */
export async function makePasskey(password: string | undefined): Promise<NewPasskey['credential']> {
  const optionsJSON = await callEndpoint(secondFactorCalls.startPasskey, {
    body: password === undefined ? {} : { password },
  })
  const { startRegistration } = await passkeys()
  const { id, rawId, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } }
}

/** Lets the browser sign with a passkey, and the server finish signing in. */
export async function signInByPasskey() {
  const optionsJSON = await callEndpoint(secondFactorCalls.askPasskey)
  const { startAuthentication } = await passkeys()
  const { id, rawId, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = response
  return callEndpoint(secondFactorCalls.checkPasskey, {
    body: {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
    },
  })
}
