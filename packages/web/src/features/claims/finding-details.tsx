import { basisNames, classNames, namedBasis, type WordedFinding } from '@plumbline/contract'
import type { ReactNode } from 'react'
import { PlainWords } from '../../components/plain-words.tsx'
import { Badge, type BadgeTone } from '../../components/badge.tsx'
import { categoryLabel } from '../../format/category.ts'
import { editionWords } from '../../format/edition.ts'
import { fieldName } from '../../format/field-name.ts'
import { dollars } from '../../format/money.ts'
import { useOwnReader } from '../../shell/own-reader.ts'

const classTones: Readonly<Record<WordedFinding['class'], BadgeTone>> = {
  error: 'bad',
  lead: 'warn',
  outlier: 'warn',
  notice: 'secondary',
}

/** A finding opened out: everything that is needed to defend it. */
export function FindingDetails({ finding }: { readonly finding: WordedFinding }) {
  return (
    <article className="mt-2 border-l-4 border-metal-light bg-paper p-4">
      <h3 className="mb-1 flex flex-wrap items-center gap-2 font-semibold">
        {finding.title}
        <Badge tone={classTones[finding.class]}>{classNames[finding.class]}</Badge>
        <Badge>{categoryLabel(finding.category)}</Badge>
      </h3>
      <p className="mb-3">{finding.message}</p>
      <PlainWords words={finding.words} first={useOwnReader()} />
      <dl className="grid gap-x-6 gap-y-2 tablet:grid-cols-[12rem_1fr]">
        {finding.amountAtRiskCents > 0 && (
          <Item name="At risk">
            <strong>{dollars(finding.amountAtRiskCents / 100)}</strong> · {finding.arithmetic}
          </Item>
        )}
        <Item name="Evidence">
          {finding.evidence.map(({ row, field, value }) => (
            <span key={`${row} ${field} ${value}`} className="mr-4 inline-block">
              row {row}: {fieldName(field)} <span className="code">{value}</span>
            </span>
          ))}
        </Item>
        <Item name="Source">
          {finding.sources.map(({ title, section, release }) => (
            <span key={`${title} ${section}`} className="block">
              {title}, {section}
              {release !== undefined && (
                <span className="text-soft"> · {editionWords(release)}</span>
              )}
            </span>
          ))}
        </Item>
        <Item name="Basis">{basisNames[namedBasis(finding)]}</Item>
        <Item name="What clears it">{finding.clearedBy}</Item>
        <Item name="What to do">{finding.suggestedFix}</Item>
        <Item name="Rule">
          <span className="code">
            {finding.ruleId} v{finding.ruleVersion}
          </span>
        </Item>
      </dl>
    </article>
  )
}

function Item({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
