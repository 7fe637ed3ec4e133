/** The key that was given is not that of the database; nothing was written. */
export class WrongKeyError extends Error {
  override readonly name = 'WrongKeyError'
}
