const headBytes = 20
const byteaType = 17

/**
 * Values as a PostgreSQL array of `bytea` in its binary form, which a `Buffer` parameter is sent in:
 * neither escaped nor twice as long as the bytes are.
 */
export function bytesArray(values: readonly Uint8Array[]): Buffer {
  const length = values.reduce((sum, value) => sum + 4 + value.length, headBytes)
  const array = Buffer.allocUnsafe(values.length === 0 ? 12 : length)
  array.writeInt32BE(values.length === 0 ? 0 : 1, 0)
  array.writeInt32BE(0, 4)
  array.writeInt32BE(byteaType, 8)
  if (values.length === 0) return array
  array.writeInt32BE(values.length, 12)
  array.writeInt32BE(1, 16)
  let at = headBytes
  for (const value of values) {
    at = array.writeInt32BE(value.length, at)
    array.set(value, at)
    at += value.length
  }
  return array
}
