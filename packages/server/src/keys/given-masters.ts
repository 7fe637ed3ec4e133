import type { Settings } from '../settings/settings.ts'
import { evaluationKeyPath, readEvaluationKey } from './evaluation-key.ts'
import { localMasterKey, type LocalMasterKey, type MasterKey } from './master-key.ts'

export interface GivenMasters {
  /** The first wraps; the others open what they wrapped before a change of keys. */
  readonly masters: readonly MasterKey[]
  /** Those of them that lie in this process. */
  readonly local: readonly LocalMasterKey[]
}

/** The master keys that the settings, or the data folder of evaluation mode, hold. */
export async function givenMasters(settings: Settings): Promise<GivenMasters> {
  const { encryptionKey, previousEncryptionKeys, dataFolder, kms } = settings
  const current = encryptionKey ?? readEvaluationKey(evaluationKeyPath(dataFolder))
  const local = [...(current ? [current] : []), ...previousEncryptionKeys].map(localMasterKey)
  if (!kms) return { masters: local, local }
  // Loaded where it is used: it takes a start longer.
  const { kmsMasterKeys } = await import('./kms-master-keys.ts')
  const inService = await kmsMasterKeys(kms)
  return {
    masters: kms.keyId === undefined ? [...local, ...inService] : [...inService, ...local],
    local,
  }
}
