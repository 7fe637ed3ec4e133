/** What reading scanned pages may cost. A file that needs more is refused. */
export const scanLimits = {
  /**
   * By the clock, for each page: where the system does not say what processes have had of the processor, the most that
   * a page may take; elsewhere how long they may stand still.
   */
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
