import { isIP } from 'node:net'
import * as z from 'zod'

const named = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Addresses, networks as `10.0.0.0/8`, and the names of whole ranges; hops cannot be trusted. */
export const trustedProxies = z
  .string()
  .optional()
  .transform((value, context) => {
    const proxies = value?.split(',').map((proxy) => proxy.trim()) ?? []
    const wrong = proxies.find((proxy) => !isProxy(proxy))
    if (wrong === undefined) return proxies
    const message =
      `“${wrong}” names no proxy. Give addresses or networks (10.0.0.5, 10.0.0.0/8, loopback), ` +
      'separated by commas; a number of hops would let callers make up their address'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

function isProxy(proxy: string): boolean {
  const [address = '', bits, ...rest] = proxy.split('/')
  const version = isIP(address)
  if (version === 0) return named.has(proxy)
  if (rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
}
