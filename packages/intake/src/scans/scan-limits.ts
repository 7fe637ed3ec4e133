/** What reading scanned pages may cost. A file that needs more is refused. */
export const scanLimits = {
  /** By the clock, for each page; then what it has had of the processor is looked at, where the system says it. */
  millisecondsPerPage: 120_000,
  /** How often a page gets as much again that has not had its share of the processor: ten minutes in all. */
  extensionsPerPage: 4,
  /** Of the processor, for each process and page; for all pages together the system holds it too (`ulimit -t`). */
  processorSecondsPerPage: 25,
  /** JavaScript objects of a reading process. */
  heapMegabytes: 512,
  /** Data that the system lets a reading process map (`ulimit -d`). */
  dataKilobytes: 2_000_000,
  /** Dots of the picture that is made of a page. */
  pixels: 12_000_000,
  /** Dots of one picture in the file: a letter page of 1,600 dots to the inch. It is not drawn at all. */
  pictureDots: 240_000_000,
} as const

/** Limits as a caller may set them. */
export type ScanLimits = { readonly [Name in keyof typeof scanLimits]: number }
