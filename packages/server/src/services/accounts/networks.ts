import { BlockList, isIPv6 } from 'node:net'
import { AppError } from '../../app-error.ts'

const mapped = new BlockList()
mapped.addSubnet('::ffff:0:0', 96, 'ipv6')

/** One customer's line holds a whole IPv6 /64, however it is written; an IPv4 address is one. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  if (mapped.check(plain, 'ipv6')) {
    const [high = 0, low = 0] = groups.slice(6)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** The eight groups of an IPv6 address, by the one way that URLs write it. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16))
}

const slowedAtOnce = 4
const slowed = new Map<string, number>()

/**
 * Waits, where a network has to. Few of one network wait at a time, so that asking often in parallel
 * is no way round; more are told to come again.
 */
export async function waitAtNetwork(address: string, milliseconds: number): Promise<void> {
  if (milliseconds === 0) return
  const network = networkOf(address)
  const waiting = slowed.get(network) ?? 0
  if (waiting >= slowedAtOnce) {
    throw new AppError('too-many-requests', { retryAfterSeconds: Math.ceil(milliseconds / 1_000) })
  }
  slowed.set(network, waiting + 1)
  try {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
  } finally {
    const left = (slowed.get(network) ?? 1) - 1
    if (left > 0) slowed.set(network, left)
    else slowed.delete(network)
  }
}
