/** What making a picture of a place may cost; then there is none. */
export const pictureLimits = {
  /** By the clock. */
  milliseconds: 20_000,
  /** Of the processor (`ulimit -t`). */
  processorSeconds: 15,
  /** JavaScript objects of the process. */
  heapMegabytes: 256,
  /** Data that the system lets it map (`ulimit -d`); Node reserves about 590 MB of it at its start. */
  dataKilobytes: 1_300_000,
  /** Of a PDF that lies in an archive; it was not read where it has more. */
  memberBytes: 100 * 2 ** 20,
  /** Dots of the picture. */
  dots: 3_000_000,
} as const

/** Limits as a caller may set them. */
export type PictureLimits = { readonly [Name in keyof typeof pictureLimits]: number }
