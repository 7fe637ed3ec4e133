import type { ReactNode } from 'react'

export type BadgeTone = 'default' | 'secondary' | 'good' | 'warn' | 'bad'

const tones: Record<BadgeTone, string> = {
  default: 'border-ink bg-ink text-paper',
  secondary: 'border-edge text-soft',
  good: 'border-good text-good',
  warn: 'border-metal text-metal',
  bad: 'border-bad text-bad',
}

/** A word about the state of a thing. The words carry the meaning; the tone repeats it. */
export function Badge({
  tone = 'secondary',
  children,
}: {
  readonly tone?: BadgeTone
  readonly children: ReactNode
}) {
  return (
    <span
      className={`inline-block rounded-control border px-2 py-px text-small font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
