import { useRef, useState, type ReactNode } from 'react'

/**
 * A button that opens a small sheet below it; Escape, or going elsewhere, closes it. What is on the sheet is
 * drawn once it is opened: beside a long list, hundreds of choices that nobody sees would be drawn with each key.
 */
export function DropDown({
  label,
  name,
  end = false,
  strong = false,
  children,
}: {
  readonly label: ReactNode
  /** One of a name is open at a time. */
  readonly name: string
  /** The sheet's end stands under the button's. */
  readonly end?: boolean
  readonly strong?: boolean
  readonly children: () => ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (box.current) box.current.open = false
  }
  return (
    <details
      ref={box}
      name={name}
      className="group relative"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        close()
        box.current?.querySelector('summary')?.focus()
      }}
      onClick={({ target }) => {
        // What leads on or is saved was chosen; a box that is ticked may not be the last.
        if (target instanceof Element && target.closest('a')) close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary
        className={`flex min-h-9 list-none items-center gap-1.5 rounded-control border px-2.5 text-small hover:border-ink hover:bg-tint max-tablet:min-h-11 [&::-webkit-details-marker]:hidden ${strong ? 'border-ink font-semibold' : 'border-edge'}`}
      >
        {label}
        <svg viewBox="0 0 10 6" className="w-2.5 group-open:rotate-180" aria-hidden="true">
          <path className="fill-transparent stroke-current" strokeWidth="1.5" d="m1 1 4 4 4-4" />
        </svg>
      </summary>
      <div
        className={`absolute z-20 mt-1 max-h-96 w-72 overflow-y-auto max-desktop:fixed max-desktop:inset-x-4 max-desktop:w-auto bg-sheet p-2 shadow-lift outline-1 outline-hair ${end ? 'right-0' : 'left-0'}`}
      >
        {isOpen && children()}
      </div>
    </details>
  )
}
