import type { Upload } from './uploads.ts'

/** The uploads that totals count: samples only until there is an audit of the customer's own. */
export function countedUploads<One extends Pick<Upload, 'isSample' | 'status'>>(
  uploads: readonly One[],
): readonly One[] {
  const hasOwn = uploads.some(({ isSample, status }) => !isSample && status === 'completed')
  return hasOwn ? uploads.filter(({ isSample }) => !isSample) : uploads
}
