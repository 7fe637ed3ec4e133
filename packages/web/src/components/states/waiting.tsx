import { PlumbBob } from '../plumb-bob.tsx'

/** A plumb line that has not come to rest yet, with words for those who do not see it. */
export function Waiting({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-16 text-soft">
      <span aria-hidden="true" className="flex origin-top animate-swing flex-col items-center">
        <span className="h-10 w-px bg-ink" />
        <PlumbBob className="h-9 w-5" />
      </span>
      <span className="text-small">{label}…</span>
    </div>
  )
}
