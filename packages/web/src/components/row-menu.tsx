import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'

export interface RowAction {
  readonly label: string
  /** Where it leads, for a file that the browser saves. */
  readonly href?: string
  readonly onChoose?: () => void
  /** Stands apart at the end, in the color of what is lost. */
  readonly destroys?: boolean
}

const look =
  'flex min-h-11 w-full items-center px-4 text-left no-underline outline-none data-highlighted:bg-tint'

/** What may be done with one row beyond the first things. `label` names the row. */
export function RowMenu({
  label,
  actions,
}: {
  readonly label: string
  readonly actions: readonly RowAction[]
}) {
  // A dialog opens once the focus is back at the menu's button, so that it comes back there too.
  const chosen = useRef<RowAction['onChoose']>(undefined)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`More for ${label}`}
        className="inline-flex size-11 items-center justify-center rounded-control hover:bg-tint"
      >
        <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
          <path
            d="M4 10h.01M10 10h.01M16 10h.01"
            stroke="currentColor"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
        </svg>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          onCloseAutoFocus={() => {
            const choose = chosen.current
            chosen.current = undefined
            if (choose) setTimeout(choose)
          }}
          className="z-40 min-w-56 border-t-4 border-metal-light bg-sheet py-2 shadow-lift outline-1 outline-hair"
        >
          {actions.map(({ label: text, href, onChoose, destroys = false }) => (
            <DropdownMenu.Item
              key={text}
              asChild={href !== undefined}
              onSelect={() => {
                chosen.current = onChoose
              }}
              className={`${look} ${destroys ? 'mt-2 border-t border-hair text-bad' : ''}`}
            >
              {href === undefined ? (
                text
              ) : (
                <a href={href} download>
                  {text}
                </a>
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
