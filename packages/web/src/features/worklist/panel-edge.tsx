import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

const kept = 'plumbline.panel-width'
/** In rem. */
const narrowest = 20
const widest = 48
const usual = 27
const step = 2

/**
 * The edge between the list and what is beside it: drawn with the pointer, or moved with the arrow keys once it
 * has the focus. Its parent is a grid whose last column is as wide as `--panel`; the width is kept.
 */
export function PanelEdge() {
  const edge = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(keptWidth)
  useLayoutEffect(() => {
    edge.current?.parentElement?.style.setProperty('--panel', `${String(width)}rem`)
  }, [width])
  const widen = (to: number) => {
    const within = Math.min(widest, Math.max(narrowest, to))
    setWidth(within)
    localStorage.setItem(kept, String(within))
  }
  const follow = ({ buttons, clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const right = currentTarget.parentElement?.getBoundingClientRect().right
    if (buttons === 1 && right !== undefined) widen((right - clientX) / remInPixels())
  }
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: step, ArrowRight: -step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    widen(width + by)
  }
  return (
    <div
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the finding"
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={Math.round(width)}
      tabIndex={0}
      title="Drag to change the width; double-click for the usual one"
      onKeyDown={move}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId)
      }}
      onPointerMove={follow}
      onDoubleClick={() => {
        widen(usual)
      }}
      className="sticky top-16 h-[calc(100dvh-4rem)] w-5 cursor-col-resize touch-none outline-none max-desktop:hidden before:mx-auto before:block before:h-full before:w-1 hover:before:bg-hair focus-visible:before:bg-metal"
    />
  )
}

function keptWidth(): number {
  const width = Number(localStorage.getItem(kept) ?? '')
  return width >= narrowest && width <= widest ? width : usual
}

function remInPixels(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize)
}
