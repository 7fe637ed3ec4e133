import { Session } from 'node:inspector/promises'

/** How often each block of our own code ran, by file, function and place. */
export type BlockCounts = ReadonlyMap<string, number>

/**
 * Counts what this process does, block by block: the same for the same input, however busy the machine
 * is. Code that was loaded before it began is counted by function only, so it begins first.
 */
export class BlockCounter {
  readonly #session = new Session()

  async begin(): Promise<void> {
    this.#session.connect()
    await this.#session.post('Profiler.enable')
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  }

  /** What ran since the last time, in files whose address a test accepts. */
  async take(isOurs: (address: string) => boolean): Promise<BlockCounts> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage')
    const counts = new Map<string, number>()
    for (const { url, functions } of result.filter((script) => isOurs(script.url)))
      for (const { functionName, ranges } of functions)
        for (const { startOffset, count } of ranges) {
          const place = `${url.split('/src/').at(-1) ?? url} ${functionName} ${startOffset}`
          counts.set(place, Math.max(count, counts.get(place) ?? 0))
        }
    return counts
  }
}
