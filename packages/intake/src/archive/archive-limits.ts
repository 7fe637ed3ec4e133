/** What an archive may cost at most. */
export const archiveLimits = {
  /** As it is stored. */
  fileBytes: 200 * 2 ** 20,
  /** All that comes out of it, whatever it promises. */
  unpackedBytes: 2 ** 29,
  members: 500,
} as const
