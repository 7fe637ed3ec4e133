/** The one bucket of the storage. */
export const s3Bucket = 'plumbline-test'

/** An answer that refuses, as S3 writes it. */
export function refusal(code: string): string {
  return `<Error><Code>${code}</Code></Error>`
}

/** One page of a list of objects, at most `size` of them. */
export function listOf(
  objects: ReadonlyMap<string, Buffer>,
  query: URLSearchParams,
  size: number,
): string {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, Math.min(size, Number(query.get('max-keys') ?? 1_000)))
  const more = page.length < keys.length
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified>` +
      `<ETag>"x"</ETag><Size>${objects.get(key)?.length ?? 0}</Size></Contents>`,
  )
  return (
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${s3Bucket}</Name>` +
    `<KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${contents.join('')}` +
    `${more ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : ''}</ListBucketResult>`
  )
}
