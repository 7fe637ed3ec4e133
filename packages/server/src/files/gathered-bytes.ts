/** The bytes of a file that arrives in pieces; undefined where it has more than `most` or was cut off. */
export async function gatheredBytes(
  file: { readonly chunks: AsyncIterable<Uint8Array>; isCut(): boolean },
  most: number,
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of file.chunks) {
    size += chunk.length
    if (size > most) return undefined
    parts.push(chunk)
  }
  return file.isCut() ? undefined : Buffer.concat(parts)
}
