import type { ReleaseContent } from '../store/release-file.ts'
import type { SourceRows } from './source-rows.ts'

/** What is read of a file: a release, but for the name of the file. */
export type Draft = Omit<ReleaseContent, 'origin'>

/** The top of a file under one delimiter. */
export interface Sample {
  /** First rows as cells. */
  readonly rows: readonly (readonly string[])[]
  /** First lines as they stand. */
  readonly lines: readonly string[]
  /** Names of the file and of the entry in its zip. */
  readonly names: readonly string[]
}

/** Reads a recognised file. Throws `ReferenceFileError` where it cannot be used after all. */
export type Reader = (rows: SourceRows) => readonly Draft[]

/** One official layout (and the copies of it that go round) and how it is read. */
export interface Importer {
  /** What people call the file, for the list of what is understood. */
  readonly title: string
  recognise(sample: Sample): Reader | undefined
}
