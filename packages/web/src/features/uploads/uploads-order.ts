import type { Upload } from '@plumbline/contract'

export const orderChoices = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'flagged', label: 'Most flagged' },
  { value: 'dollars', label: 'Most dollars' },
] as const
export type UploadOrder = (typeof orderChoices)[number]['value']

const newest = (one: Upload, other: Upload) => other.uploadDate.localeCompare(one.uploadDate)

const orders: Readonly<Record<UploadOrder, (one: Upload, other: Upload) => number>> = {
  newest,
  oldest: (one, other) => newest(other, one),
  name: (one, other) => one.uploadName.localeCompare(other.uploadName, 'en-US', { numeric: true }),
  flagged: (one, other) => other.flaggedClaims - one.flaggedClaims,
  dollars: (one, other) => other.potentialSavings - one.potentialSavings,
}

/** Uploads whose name or file holds every word of the search, in an order; equals newest first. */
export function shownUploads(
  uploads: readonly Upload[],
  search: string,
  order: UploadOrder,
): readonly Upload[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return uploads
    .filter(({ uploadName, fileName }) => {
      const text = `${uploadName} ${fileName}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .toSorted(newest)
    .toSorted(orders[order])
}
