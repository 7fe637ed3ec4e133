import type { Settings } from '../settings/settings.ts'
import { evaluationKeyPath } from './evaluation-key.ts'

/** The key that was given is not that of the database; nothing was written. */
export class WrongKeyError extends Error {
  override readonly name = 'WrongKeyError'
}

/** `wrappedBy`: the id of the master key that wrapped what is kept, where that is known. */
export function wrongKey(settings: Settings, wrappedBy?: string): WrongKeyError {
  const { encryptionKey, kms, dataFolder } = settings
  if (kms?.keyId !== undefined || wrappedBy?.startsWith('kms-') === true) {
    const by = wrappedBy === undefined ? '' : ` It was wrapped by ${wrappedBy}.`
    return new WrongKeyError(
      `${kms?.keyId === undefined ? 'ENCRYPTION_KEY' : 'KMS_KEY_ID'} is not the key of this database.${by} Nothing was written. Start with the key that the database was made with, or, to change it, give that one as ENCRYPTION_KEY_PREVIOUS or KMS_KEY_ID_PREVIOUS besides and run npm run keys:rotate.`,
    )
  }
  const given = encryptionKey ? 'ENCRYPTION_KEY' : evaluationKeyPath(dataFolder)
  return new WrongKeyError(
    `${given} is not the key of this database. Nothing was written. Start with the key that the database was made with, or with the database that belongs to this key.`,
  )
}

export function missingKey({ dataFolder }: Settings): WrongKeyError {
  return new WrongKeyError(
    `The database was made with a key that is not here: ${evaluationKeyPath(dataFolder)} is missing, and neither ENCRYPTION_KEY nor KMS_KEY_ID is set. Nothing was written. Put the file back, or set the key.`,
  )
}
