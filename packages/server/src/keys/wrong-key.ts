import type { Settings } from '../settings.ts'
import { evaluationKeyPath } from './evaluation-key.ts'

/** The key that was given is not that of the database; nothing was written. */
export class WrongKeyError extends Error {
  override readonly name = 'WrongKeyError'
}

export function wrongKey({ encryptionKey, dataFolder }: Settings): WrongKeyError {
  const given = encryptionKey ? 'ENCRYPTION_KEY' : evaluationKeyPath(dataFolder)
  return new WrongKeyError(
    `${given} is not the key of this database. Nothing was written. Start with the key that the database was made with, or with the database that belongs to this key.`,
  )
}

export function missingKey({ dataFolder }: Settings): WrongKeyError {
  return new WrongKeyError(
    `The database was made with a key that is not here: ${evaluationKeyPath(dataFolder)} is missing, and ENCRYPTION_KEY is not set. Nothing was written. Put the file back, or set ENCRYPTION_KEY to the key.`,
  )
}
