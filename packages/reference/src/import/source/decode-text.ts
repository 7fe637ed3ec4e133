/** Text of a file: UTF-8 or UTF-16 with or without a byte order mark, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes)
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return decode('utf-16le', bytes)
  if (bytes.length > 3 && bytes[0] === 0 && bytes[2] === 0) return decode('utf-16be', bytes)
  try {
    return decode('utf-8', bytes)
  } catch {
    return decode('windows-1252', bytes)
  }
}

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes)
}
