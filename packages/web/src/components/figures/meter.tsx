export type MeterTone = 'good' | 'warn' | 'bad' | 'plain'

const fills: Record<MeterTone, string> = {
  good: 'fill-good',
  warn: 'fill-warn',
  bad: 'fill-bad',
  plain: 'fill-metal',
}

/**
 * How much of something is used or done: a rule with a filled part. `share` is 0 to 1; beyond is
 * drawn full. `text` says it in words. The geometry is in attributes, which the content security
 * policy lets stand where it forbids style attributes.
 */
export function Meter({
  label,
  share,
  text,
  tone = 'plain',
}: {
  readonly label: string
  readonly share: number
  readonly text: string
  readonly tone?: MeterTone
}) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      data-tone={tone}
      className="block h-2.5 w-full"
    >
      <rect width="100%" height="100%" className="fill-transparent stroke-edge" strokeWidth="2" />
      <rect width={`${percent}%`} height="100%" className={fills[tone]} />
    </svg>
  )
}
