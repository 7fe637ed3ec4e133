/**
 * How many mutated files a test reads: few among the other tests, all of them, or a share of them, in
 * `npm run abuse`. The same seed makes the same files.
 */
export function abuseRuns(few: number, all: number): { numRuns: number; seed: number } {
  const share = Number(process.env['ABUSE_SHARE'] ?? 0)
  const numRuns = share > 0 ? Math.max(1, Math.round(all * share)) : few
  return { numRuns, seed: Number(process.env['ABUSE_SEED'] ?? 7) }
}
