/** Keeps the room of what is loading, so that nothing below it moves when it comes. */
export function HeldPlace({ className }: { readonly className: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Loading…</span>
    </div>
  )
}
