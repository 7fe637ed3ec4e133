import { tooltip as limits } from '@plumbline/contract'
import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** Stands once round whatever has tooltips: how long they wait is counted over all of them. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={limits.openDelayMs} skipDelayDuration={limits.skipDelayMs}>
      {children}
    </Primitive.Provider>
  )
}

/** A word of explanation for one control; never the only place of something needed. */
export function Tooltip({
  text,
  children,
}: {
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          className="z-40 max-w-72 bg-ink px-3 py-1.5 text-small text-paper shadow-lift"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
