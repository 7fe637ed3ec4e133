import { PlumbBob } from './plumb-bob.tsx'

/** `small`: the bob alone on a phone, where places stand beside it. */
export function Logo({ small = false }: { readonly small?: boolean }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-lead font-semibold tracking-tight">
      <PlumbBob className="h-7 w-4" />
      <span className={small ? 'max-tablet:sr-only' : ''}>Plumbline</span>
    </span>
  )
}
