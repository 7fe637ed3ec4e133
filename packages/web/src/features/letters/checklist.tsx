import type { LetterWhole } from '@plumbline/contract'

/** The elements that a letter must have, ticked while they are stated, and who requires them. */
export function Checklist({ letter: { checklist } }: { readonly letter: LetterWhole }) {
  const done = checklist.filter((item) => item.done).length
  return (
    <section aria-label="Required elements">
      <h2 className="mb-2 font-semibold">
        {`Required elements: ${String(done)} of ${String(checklist.length)}`}
      </h2>
      <ul>
        {checklist.map((item) => (
          <li key={item.element} className="flex gap-3 border-t border-hair py-1.5">
            <Tick done={item.done} />
            <span>
              <span className="sr-only">{item.done ? 'Done: ' : 'Open: '}</span>
              {item.label}
              <span className="block text-small text-soft">{item.source}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tick({ done }: { readonly done: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className="mt-1 size-4 shrink-0" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="14"
        height="14"
        className={done ? 'fill-good stroke-good' : 'fill-transparent stroke-edge'}
      />
      {done && (
        <path d="M4 8.2 7 11l5-6" className="fill-transparent stroke-paper" strokeWidth="2" />
      )}
    </svg>
  )
}
