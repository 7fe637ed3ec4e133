import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly content: ReactNode
}

/** Tabs that hang on a hairline; the chosen one is underlined in metal. Arrow keys move. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}) {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((one) => one.value === chosen)
        if (tab) onChange(tab.value)
      }}
    >
      <Primitive.List
        aria-label={label}
        className="mb-8 flex gap-6 overflow-x-auto border-b border-hair max-tablet:flex-wrap max-tablet:gap-x-3 max-tablet:gap-y-0"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 border-b-2 -outline-offset-2 border-transparent px-1 whitespace-nowrap text-soft max-tablet:text-small hover:text-ink data-[state=active]:border-metal data-[state=active]:font-semibold data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="outline-offset-8">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
