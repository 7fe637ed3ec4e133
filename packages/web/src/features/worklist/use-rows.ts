import type { FindingItem } from '@plumbline/contract'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { decisionText } from '../../shell/review/decision-words.ts'
import type { Verdict } from '../../shell/review/use-decide.ts'
import { dollars } from '../../format/money.ts'

/** Which row is at hand and which are selected; what is said of it to those who do not see it. */
export function useRows(
  items: readonly FindingItem[],
  current: string | undefined,
  show: (id: string) => void,
) {
  const selection = useSelection(items)
  const { selected, select } = selection
  const [said, setSaid] = useState('')
  const at = items.findIndex(({ id }) => id === current)
  const awaited = useRef(0)
  // Whoever comes back from a finding's page finds the list where it was left.
  useOnceLoaded(items, () => {
    if (current !== undefined) focusRow(current)
    if (awaited.current !== 0) step(awaited.current)
    awaited.current = 0
  })

  function step(by: number, before = ''): void {
    // The figures above come before the rows: who moves on by then is there once they are.
    if (items.length === 0) {
      awaited.current += by
      return
    }
    const next = items[at === -1 ? Math.max(by, 1) - 1 : at + by]
    if (next === undefined) {
      setSaid(`${before}${by > 0 ? 'Last' : 'First'} of this page.`)
      return
    }
    setSaid(`${before}${placeOf(next, items)}`)
    show(next.id)
    focusRow(next.id)
  }

  return {
    item: items[at],
    keys: {
      j: () => {
        step(1)
      },
      k: () => {
        step(-1)
      },
      x: () => {
        if (current !== undefined && at !== -1) select(current, !selected.has(current))
      },
    },
    said,
    ...selection,
    say: setSaid,
    /** What is decided is said, and the next row is at hand. */
    deciding: ({ decision, reason }: Verdict) => {
      step(1, `${decisionText(decision, reason ?? null)}. `)
    },
    backTo: (id: string) => {
      setSaid('Undone.')
      show(id)
      focusRow(id)
    },
  }
}

function useSelection(items: readonly FindingItem[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const select = useCallback((id: string, on: boolean) => {
    setSelected((before) => {
      const next = new Set(before)
      if (on) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  return {
    selected,
    select,
    selectAll: (on: boolean) => {
      setSelected(new Set(on ? items.map(({ id }) => id) : []))
    },
    clear: () => {
      setSelected(new Set())
    },
  }
}

function placeOf(item: FindingItem, items: readonly FindingItem[]): string {
  const place = `${String(items.indexOf(item) + 1)} of ${String(items.length)}`
  return `${place}: ${dollars(item.dollars)}, ${item.title}`
}

function focusRow(id: string): void {
  const link = document.querySelector<HTMLElement>(`[data-finding="${CSS.escape(id)}"]`)
  link?.focus({ preventScroll: true })
  link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
}

function useOnceLoaded(items: readonly FindingItem[], run: () => void): void {
  const loaded = items.length > 0
  const once = useEffectEvent(() => {
    if (loaded) run()
  })
  useEffect(() => {
    once()
  }, [loaded])
}
