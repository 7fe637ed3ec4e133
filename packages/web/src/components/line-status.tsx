import type { Claim } from '@plumbline/contract'
import { checkedWords } from '../format/checked-words.ts'
import { StatusMark } from './status-mark.tsx'

/** The status of a line; one of which hardly anything could be checked never looks clean. */
export function LineStatus({
  claim: { errorFlag, checked },
}: {
  readonly claim: Pick<Claim, 'errorFlag' | 'checked'>
}) {
  const unproven = errorFlag === 'Clean' ? checkedWords[checked] : undefined
  if (unproven === undefined) return <StatusMark status={errorFlag} />
  return <StatusMark status="Pending" label={unproven} />
}
