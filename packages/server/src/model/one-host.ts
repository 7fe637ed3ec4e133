/** That something would have left for a host other than the one that is set. */
export class OtherHostError extends Error {
  override readonly name = 'OtherHostError'
}

/** `fetch` that reaches one host alone and follows nobody elsewhere. */
export function fetchOneHost(baseUrl: string): typeof fetch {
  const { host } = new URL(baseUrl)
  return async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : String(input))
    if (asked.host !== host) throw new OtherHostError(`Only ${host} may be asked`)
    return fetch(input, { ...init, redirect: 'error' })
  }
}
