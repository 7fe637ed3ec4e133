import { BackButton } from '../../components/back-button.tsx'
import { ruleIds, ruleWords } from './rule-texts.ts'

/** The catalog of rules, each leading to its page. */
export function RulesPage() {
  return (
    <article className="mx-auto max-w-[60rem]">
      <BackButton />
      <h1 className="mt-6 mb-4 text-title font-light tracking-tight">What we check</h1>
      <p className="reading mb-8 text-soft">
        {`${String(ruleIds.length)} published rules. Each page says what the rule finds, on whose authority, what clears it and when to ignore it. A rule is only asked where the file and the tables of its day can answer; where they cannot, the report says so.`}
      </p>
      <ul className="grid gap-x-8 tablet:grid-cols-2 desktop:grid-cols-3">
        {ruleIds.map((id) => (
          <li key={id} className="border-t border-hair">
            <a href={`/rules/${id}`} className="flex min-h-11 items-center py-1.5 hover:underline">
              {ruleWords(id)}
            </a>
          </li>
        ))}
      </ul>
    </article>
  )
}
