import type { Progress } from '@plumbline/contract'

/** How long an upload waits, and for how many of the same account. */
export function waitText({ seconds, ownBefore }: NonNullable<Progress['wait']>): string {
  const about = `About ${timeText(seconds)}`
  if (ownBefore === 0) return about
  return `${about}: ${ownBefore} ${ownBefore === 1 ? 'file' : 'files'} of yours before it`
}

function timeText(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`
  const minutes = Math.round(seconds / 30) / 2
  return `${minutes.toLocaleString('en-US')} minutes`
}
