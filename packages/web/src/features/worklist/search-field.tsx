import { useState, type Ref } from 'react'

/** Looks on Enter. What is looked for stands in no address. */
export function SearchField({
  field,
  initial,
  onSearch,
}: {
  readonly field: Ref<HTMLInputElement>
  /** What is looked for when the field comes up. */
  readonly initial: string
  readonly onSearch: (search: string) => void
}) {
  const [text, setText] = useState(initial)
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(text.trim())
      }}
      className="flex grow tablet:max-w-96"
    >
      <input
        ref={field}
        type="search"
        maxLength={200}
        aria-label="Search findings"
        placeholder="Claim, code, NPI, member or rule"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          if (target.value === '') onSearch('')
        }}
        className="min-h-9 w-full min-w-0 rounded-control border border-edge bg-sheet px-2.5 text-small hover:border-ink max-tablet:min-h-11"
      />
      <button
        type="submit"
        className="-ml-px min-h-9 rounded-control border border-edge px-3 text-small hover:border-ink hover:bg-tint"
      >
        Search
      </button>
    </form>
  )
}
