/** What reading scanned pages may cost. A file that needs more is refused. */
export const scanLimits = {
  /** By the clock, for each page: twenty times what a dense one takes, for machines that do much else. */
  millisecondsPerPage: 120_000,
  /** Of the processor, for each process and page (`ulimit -t`). */
  processorSecondsPerPage: 25,
  /** JavaScript objects of a reading process. */
  heapMegabytes: 512,
  /** Data that the system lets a reading process map (`ulimit -d`). */
  dataKilobytes: 2_000_000,
  /** Dots of the picture that is made of a page. */
  pixels: 12_000_000,
} as const

/** Limits as a caller may set them. */
export type ScanLimits = { readonly [Name in keyof typeof scanLimits]: number }
