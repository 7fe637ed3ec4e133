/** Questions that can be asked, a press each. */
export function Examples({
  examples,
  onAsk,
}: {
  readonly examples: readonly string[]
  readonly onAsk: (question: string) => void
}) {
  return (
    <section aria-labelledby="examples">
      <h2 id="examples" className="mb-2 font-semibold">
        For example
      </h2>
      <ul className="grid gap-1">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="text-link min-h-11 text-left"
              onClick={() => {
                onAsk(example)
              }}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
