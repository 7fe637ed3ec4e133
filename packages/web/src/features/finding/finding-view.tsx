import { basisNames, classNames, namedBasis, type FindingWhole } from '@plumbline/contract'
import type { ReactNode } from 'react'
import { PlainWords } from '../../components/plain-words.tsx'
import { Badge } from '../../components/badge.tsx'
import { categoryLabel } from '../../format/category.ts'
import { editionWords } from '../../format/edition.ts'
import { dollars, dollarsOr } from '../../format/money.ts'
import { useOwnReader } from '../../shell/own-reader.ts'
import { DecisionHistory } from './decision-history.tsx'
import { Link } from 'react-router'
import { RecordBeside } from './record-beside.tsx'
import { SignedRecords } from './signed-records.tsx'
import { LinesOnPages } from './lines-on-pages.tsx'
import { LinesSideBySide } from './lines-side-by-side.tsx'
import { ForChangers } from '../../components/for-changers.tsx'

const standingWords = {
  firm: 'Firm',
  'records-needed': 'Records needed',
  'in-doubt': 'Reading in doubt',
  none: 'No dollars',
} as const

/** One finding with all that somebody needs to decide on it. */
export function FindingView({ whole }: { readonly whole: FindingWhole }) {
  const { item, finding } = whole
  const reader = useOwnReader()
  const standing = standingWords[item.standing]
  const kind = classNames[finding.class]
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-2">
        <strong className="text-heading font-light">{dollars(item.dollars)}</strong>
        <Badge tone={item.standing === 'firm' ? 'bad' : 'warn'}>{standing}</Badge>
        {kind !== standing && <Badge>{kind}</Badge>}
        <Badge>{categoryLabel(finding.category)}</Badge>
      </p>
      <p className="mb-4">{finding.message}</p>
      <PlainWords key={item.id} words={finding.words} first={reader} />
      <DecisionHistory whole={whole} />
      <LinesSideBySide lines={whole.lines} leftOut={whole.linesLeftOut} />
      <LinesOnPages key={`pages ${item.id}`} uploadId={item.uploadId} lines={whole.lines} />
      <dl className="grid gap-3">
        <Part name="Arithmetic">
          {finding.arithmetic || 'It puts no dollars at risk.'}
          <span className="block text-small text-soft">
            Paid on the line: {dollarsOr('not known', item.paid)}
          </span>
        </Part>
        <Part name="Rule">
          <Rule whole={whole} />
        </Part>
        <Part name="What clears it">{finding.clearedBy}</Part>
        <Part name="What to do">{finding.suggestedFix}</Part>
        <Part name="Where">
          {`${item.uploadName}, ${placeOf(whole)}`}
          {item.claimId !== null && (
            <>
              , claim <span className="code">{item.claimId}</span>
            </>
          )}
          {item.patient && (
            <>
              {', member mark '}
              <Link
                to={`/findings?patient=${item.patient.mark}`}
                className="text-link code"
                title="Stands for the member, whose number is not kept; leads to all findings on the same person"
              >
                {item.patient.label}
              </Link>
            </>
          )}
        </Part>
      </dl>
      <SignedRecords signed={whole.ofRecords} />
      <ForChangers>
        <RecordBeside key={`record ${item.id}`} item={item} />
      </ForChangers>
    </>
  )
}

/** Where its line stands in the file, as a person looks it up. */
function placeOf({ item, lines }: FindingWhole): string {
  const place = lines.find(({ row }) => row === item.row)?.place
  return place
    ? place.words.charAt(0).toLowerCase() + place.words.slice(1)
    : `row ${String(item.row)}`
}

function Rule({ whole: { finding, rulePage } }: { readonly whole: FindingWhole }) {
  const name = `${finding.ruleId} v${String(finding.ruleVersion)}`
  return (
    <>
      {rulePage === null ? (
        <span className="code">{name}</span>
      ) : (
        <Link to={rulePage} className="text-link code">
          {name}
        </Link>
      )}
      <span className="text-soft"> · {basisNames[namedBasis(finding)]}</span>
      {finding.sources.map(({ title, section, release }) => (
        <span key={`${title} ${section}`} className="block">
          {title}, {section}
          {release !== undefined && <span className="text-soft"> · {editionWords(release)}</span>}
        </span>
      ))}
    </>
  )
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-small font-semibold text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
