import { count, milliseconds, say } from '../figures.ts'
import type { ProductClient } from '../product-client.ts'

/** Every finding exported in each format: to the first byte, and to the last. */
export async function measureExports(customer: ProductClient, findings: number): Promise<void> {
  for (const format of ['csv', 'xlsx', 'json']) {
    const asked = performance.now()
    const answer = await customer.get(`/api/findings/export?format=${format}`)
    if (!answer.ok || !answer.body) throw new Error(`An export answered ${answer.status}`)
    let first = 0
    let bytes = 0
    const parts: ReadableStreamDefaultReader<Uint8Array> = answer.body.getReader()
    for (let part = await parts.read(); !part.done; part = await parts.read()) {
      if (first === 0) first = performance.now() - asked
      bytes += part.value.length
    }
    const whole = milliseconds(performance.now() - asked)
    const size = `${(bytes / 2 ** 20).toFixed(1)} MB`
    say(
      `  export of ${count(findings)} as ${format}: ${milliseconds(first)} to the first byte, ${whole} in all, ${size}`,
    )
  }
}
