import { useState } from 'react'
import { BackButton } from '../../components/back-button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { ruleHeads, rulesByCategory, type RuleHead } from './rule-heads.ts'

/** The catalog of rules, by what they are about, each leading to its page. */
export function RulesPage() {
  const [search, setSearch] = useState('')
  const shown = rulesByCategory(search)
  return (
    <article className="mx-auto max-w-[60rem]">
      <BackButton />
      <h1 className="mt-6 mb-4 text-title font-light tracking-tight">What we check</h1>
      <p className="reading mb-6 text-soft">
        {`${String(ruleHeads.length)} published rules. Each page says what the rule finds, on whose authority, what clears it and when to ignore it. Where a file or the tables for its dates cannot answer a rule, the report says so.`}
      </p>
      <div className="mb-8 max-w-96">
        <TextField
          label="Find a rule"
          type="search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
          }}
        />
      </div>
      <div aria-live="polite">
        {shown.length === 0 && <p>No rule has these words in its name.</p>}
      </div>
      {shown.map(([category, rules]) => (
        <RulesOfCategory key={category} category={category} rules={rules} />
      ))}
    </article>
  )
}

function RulesOfCategory({
  category,
  rules,
}: {
  readonly category: string
  readonly rules: readonly RuleHead[]
}) {
  return (
    <section className="mb-10">
      <h2 className="mb-2 text-lead font-semibold">
        {category} <span className="font-normal text-soft">{rules.length}</span>
      </h2>
      <ul className="gap-x-8 tablet:columns-2 desktop:columns-3">
        {rules.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid border-t border-hair">
            <a href={`/rules/${id}`} className="flex min-h-11 items-center py-1.5 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
