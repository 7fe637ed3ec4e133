import type { Upload } from './uploads.ts'

/**
 * The uploads that totals count: of a file that was audited again the newer audit, and samples only until
 * there is an audit of the customer's own.
 */
export function countedUploads<One extends Pick<Upload, 'isSample' | 'status' | 'replacedBy'>>(
  uploads: readonly One[],
): readonly One[] {
  const hasOwn = uploads.some(({ isSample, status }) => !isSample && status === 'completed')
  return uploads.filter(({ isSample, replacedBy }) => replacedBy === null && !(hasOwn && isSample))
}
