import { PlumbBob } from './plumb-bob.tsx'

/** A line that hangs from the top of its positioned parent, the weight at its end. */
export function PlumbLine({ className }: { readonly className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none flex w-6 flex-col items-center ${className}`}
    >
      <span className="w-px flex-1 bg-ink" />
      <PlumbBob className="h-[2.85rem] w-6" />
    </div>
  )
}
