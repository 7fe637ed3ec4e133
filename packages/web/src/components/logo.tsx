import { PlumbBob } from './plumb-bob.tsx'

export function Logo() {
  return (
    <span className="inline-flex items-center gap-1.5 text-lead font-semibold tracking-tight">
      <PlumbBob className="h-7 w-4" />
      Plumbline
    </span>
  )
}
