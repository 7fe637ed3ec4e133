import { expect, test } from 'vitest'
import { networkOf, waitAtNetwork } from './networks.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('four of a network wait; the fifth is told to come again, another network is not', async () => {
  const waits = Array.from({ length: 4 }, () => waitAtNetwork('203.0.113.50', 50))
  await expect(waitAtNetwork('203.0.113.50', 50)).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  await waitAtNetwork('203.0.113.51', 1)
  await Promise.all(waits)
  await waitAtNetwork('203.0.113.50', 1)
})
