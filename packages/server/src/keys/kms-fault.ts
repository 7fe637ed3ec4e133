import { KeyServiceError } from '../app-error.ts'
import type { NamedKey } from './kms-service.ts'

/** What happened, and what to do, by the name of the service's fault. */
const sentences: Readonly<Record<string, string>> = {
  DisabledException: 'is disabled. Enable it there.',
  KMSInvalidStateException:
    'cannot be used in the state that it is in: it waits for its deletion or for its key material. Cancel the deletion, or bring the material in, there.',
  KeyUnavailableException: 'is not available at the moment. Wait, and look at the service there.',
  NotFoundException: 'is not there. Look at the key’s name and at KMS_REGION.',
  InvalidArnException: 'is no name of a key. Give its ARN, its id, or alias/NAME.',
  InvalidKeyUsageException:
    'is made for something else. Name a symmetric key for encrypting and decrypting.',
  AccessDeniedException:
    'may not be used by these credentials. Allow them kms:DescribeKey, kms:GenerateDataKey and kms:Decrypt for it.',
  UnrecognizedClientException: 'was asked for with credentials that the service does not know.',
  InvalidSignatureException: 'was asked for with a secret that does not fit its access key id.',
  ExpiredTokenException: 'was asked for with credentials that have expired. Renew them.',
  CredentialsProviderError:
    'was asked for without credentials. Set KMS_ACCESS_KEY_ID and KMS_SECRET_ACCESS_KEY, or give the machine a role.',
  ThrottlingException:
    'is asked for more often than the service allows. Wait, or have the limit raised there.',
  LimitExceededException: 'has come to a limit of the service. Have the limit raised there.',
}

const throttled = new Set([
  'ThrottledException',
  'TooManyRequestsException',
  'RequestLimitExceeded',
])

/** The sentence for whoever runs the product; the service's own words are kept as its cause. */
export function kmsFault({ setting, id }: NamedKey, error: unknown): KeyServiceError {
  const name = error instanceof Error ? error.name : ''
  const known = sentences[throttled.has(name) ? 'ThrottlingException' : name]
  const said = known ?? `cannot be reached${hint(error)}. Look at KMS_ENDPOINT and KMS_REGION.`
  return new KeyServiceError(`The key ${id} (${setting}) of the key management service ${said}`, {
    cause: error,
  })
}

/** What the network or the answer was like; never the answer itself. */
function hint(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return ': it did not answer in time'
  if (error instanceof SyntaxError) return ': what answers there is no key management service'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const status = statusOf(error)
  if (status !== undefined) return ` (it answered ${status})`
  return code === undefined ? '' : ` (${code})`
}

function statusOf(error: Error): number | undefined {
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined
  if (typeof metadata !== 'object' || metadata === null) return undefined
  const status: unknown = Reflect.get(metadata, 'httpStatusCode')
  return typeof status === 'number' ? status : undefined
}
