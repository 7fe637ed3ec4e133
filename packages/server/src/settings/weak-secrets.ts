/** Whether bytes are too regular to be a key that was drawn at random. */
export function isWeakKey(bytes: Buffer): boolean {
  const repeats = [1, 2, 4, 8, 16].some((period) =>
    bytes.every((byte, at) => byte === bytes[at % period]),
  )
  const steps = bytes.every(
    (byte, at) =>
      at < 2 ||
      step(byte, bytes.readUInt8(at - 1)) === step(bytes.readUInt8(1), bytes.readUInt8(0)),
  )
  // Of 32 random bytes about 30 differ, and all are printable once in 10^13 times.
  const isText = bytes.every((byte) => byte >= 0x20 && byte < 0x7f)
  return repeats || steps || isText || new Set(bytes).size < 16
}

function step(to: number, from: number): number {
  return (to - from + 256) % 256
}

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '09876543210',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv',
]
const common =
  /^(?:password|passwort|passw0rd|admin(?:istrator)?|welcome|letmein|changeme|secret|iloveyou|plumbline|test|demo|login|monkey|dragon|football|baseball|sunshine|princess|master|trustno1|superman|shadow)+$/

/** Whether a password is among the first that anybody would try. */
export function isWeakPassword(password: string, email?: string): boolean {
  const text = password.toLowerCase()
  const letters = text.replaceAll('0', 'o').replaceAll('@', 'a').replaceAll('$', 's')
  const bare = letters.replace(/[^a-z]/g, '')
  const isRun = runs.some((run) => `${run}${run}`.includes(text))
  const name = email?.toLowerCase().split('@')[0] ?? ''
  return (
    new Set(text).size < 4 ||
    isRun ||
    (common.test(bare) && text.length - bare.length < 8) ||
    text === email?.toLowerCase() ||
    (name.length > 3 && text.replace(/\d+$/, '') === name)
  )
}
