import type { Upload } from '@plumbline/contract'

/** Audits that ended between two looks at the list: they ran before, or were not there yet. */
export function endedAudits(
  before: readonly Upload[] | undefined,
  now: readonly Upload[],
): readonly Upload[] {
  if (before === undefined) return []
  const earlier = new Map(before.map(({ id, status }) => [id, status]))
  return now.filter(({ id, status }) => {
    const was = earlier.get(id) ?? 'processing'
    return was === 'processing' && status !== 'processing'
  })
}
