import { expect, test } from 'vitest'
import { accountKeys as openAccountKeys } from '../keys/account-keys.ts'
import { kmsMasterKeys } from '../keys/kms-master-keys.ts'
import type { KmsSettings } from '../settings/kms-settings.ts'
import { customer } from '../testing/customers.ts'
import { kmsServer } from '../testing/third-parties/kms-server.ts'
import { goodParts, multipartRequest } from '../testing/multipart.ts'
import { testServer } from '../testing/test-server.ts'

const kms = kmsServer()
const arn = kms.makeKey()
const server = testServer({
  ...kms.environment,
  // Known only once it listens.
  get KMS_ENDPOINT() {
    return kms.environment['KMS_ENDPOINT']
  },
  KMS_KEY_ID: arn,
})

test('while the service refuses, a sentence that waiting may help; afterwards all is there', async () => {
  const { visitor } = await customer(server)
  const upload = () => visitor.send(multipartRequest(goodParts))
  kms.setState(arn, 'Disabled')
  const refused = await upload()
  expect(refused.statusCode).toBe(503)
  expect(refused.json()).toMatchObject({ code: 'not-available' })
  expect(refused.body).toContain('the service that keeps its key')
  expect(refused.body).not.toContain(arn)
  kms.setState(arn, 'Enabled')
  expect((await upload()).statusCode).toBe(201)
  expect((await visitor.get('/api/uploads')).json()).toHaveLength(1)
})

test('what many ask of one account at once is asked of the service once', async () => {
  const { id } = await customer(server)
  const { accountKeys, database } = server.context
  await accountKeys.ofUser(id)
  const anotherProcess = openAccountKeys(await kmsMasterKeys(serviceSettings()), database)
  const opened = () => kms.calls.filter(({ call }) => call === 'Decrypt').length
  const before = opened()
  await Promise.all(Array.from({ length: 20 }, () => anotherProcess.ofUser(id)))
  expect(opened() - before).toBe(1)
})

function serviceSettings(): KmsSettings {
  const { kms: settings } = server.context.settings
  if (!settings) throw new Error('No key service is set')
  return settings
}
