import { mostPrices, type FeeTableRead, type FeeTableReading } from '@plumbline/contract'
import { useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { FileField } from '../../components/fields/file-field.tsx'
import { counted, several } from '../../format/money.ts'
import { showRefusal } from '../../toast/toasts.ts'
import { DraftText, useDraft } from './draft-fields.tsx'
import { readFeeFile } from './read-fee-file.ts'

const limits = {
  accept: '.csv,.txt,.tsv,.xlsx,.json',
  kinds: 'a CSV, text, XLSX or JSON file',
  mostBytes: 50_000_000,
  most: '50MB',
}

const kinds = {
  services: {
    label: 'Fee table',
    hint: `CSV or XLSX with a column of codes and one of prices, or a hospital’s file of standard charges; up to ${counted(mostPrices)} prices`,
    noun: 'price',
    none: 'The file has no price of a procedure code; its rates of stays are another rule.',
    percent: 'Percent of the listed price',
  },
  stays: {
    label: 'Rates of stays',
    hint: 'A hospital’s file of standard charges with rates by MS-DRG, CSV or JSON',
    noun: 'rate',
    none: 'The file has no rate of a whole stay by MS-DRG.',
    percent: 'Percent of the listed rate',
  },
} as const

type Kind = keyof typeof kinds

/** The contract's own prices, of services or of stays: a file that is read here, and how it was taken. */
export function FeeTableField({ of: kind }: { readonly of: Kind }) {
  const { draft, change } = useDraft()
  const { file, read, problem, payers, choose, choosePayer } = useFeeFile(kind)
  const { label, hint, noun, percent } = kinds[kind]
  const count = draft.table ? listOf(kind, draft.table).length : 0
  return (
    <div className="grid gap-4 tablet:col-span-2">
      <FileField
        label={label}
        hint={hint}
        error={problem}
        limits={limits}
        compact
        file={file}
        onChoose={(chosen) => void choose(chosen)}
        onRefuse={showRefusal}
      />
      {payers.length > 0 && <WhosePrices payers={payers} onChoose={choosePayer} />}
      {read && <HowTaken read={read} />}
      {draft.table && count > 0 && (
        <>
          <p className="flex flex-wrap items-center gap-x-4">
            <span>{`${several(count, noun)} of ${draft.table.file}`}</span>
            {file === undefined && (
              <Button
                look="quiet"
                onClick={() => {
                  change({ table: undefined })
                }}
              >
                Leave the fee table out
              </Button>
            )}
          </p>
          <div className="grid gap-4 tablet:grid-cols-2">
            <DraftText name="tablePercent" place="each price" label={percent} />
            {kind === 'services' && (
              <DraftText
                name="otherwise"
                place="each price"
                label="Percent of the charge for codes not listed"
                hint="Left blank, lines with such codes are not priced."
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}

function listOf(kind: Kind, { prices, stays }: Pick<FeeTableRead, 'prices' | 'stays'>) {
  return kind === 'stays' ? stays : prices
}

/** The file that was chosen, and what was read of it; the draft holds the prices. */
function useFeeFile(kind: Kind) {
  const { change } = useDraft()
  const [file, setFile] = useState<File>()
  const [reading, setReading] = useState<FeeTableReading>()
  const [payers, setPayers] = useState<readonly string[]>([])
  const latest = useRef<File>(undefined)
  const take = async (chosen: File, of?: string) => {
    const taken = await readFeeFile(chosen, of)
    // Another file may have been chosen while this one was read.
    if (latest.current !== chosen) return
    setReading(taken)
    if (taken.read) change({ table: { file: chosen.name, ...taken.read } })
    else setPayers(taken.whoseChoices ?? [])
  }
  const choose = async (chosen: File | undefined) => {
    setFile(chosen)
    latest.current = chosen
    setReading(undefined)
    setPayers([])
    change({ table: undefined })
    if (chosen !== undefined) await take(chosen)
  }
  const read = reading?.read
  const isMissing = read !== undefined && listOf(kind, read).length === 0
  return {
    ...{ file, read, payers, choose },
    problem: reading?.problem ?? (isMissing ? kinds[kind].none : undefined),
    choosePayer: (payer: string) => {
      if (file !== undefined) void take(file, payer)
    },
  }
}

/** Of a file with the prices of several payers, plans or periods: those of one. */
function WhosePrices({
  payers,
  onChoose,
}: {
  readonly payers: readonly string[]
  readonly onChoose: (payer: string) => void
}) {
  const { draft } = useDraft()
  return (
    <ChoiceField
      label="Whose prices"
      value={draft.table?.of ?? ''}
      choices={[
        ...(draft.table === undefined ? [{ value: '', label: 'Choose one' }] : []),
        ...payers.map((payer) => ({ value: payer, label: payer })),
      ]}
      onChoose={onChoose}
    />
  )
}

/** What was read as what: a price that is none must be seen before the rule is kept. */
function HowTaken({ read }: { readonly read: FeeTableRead }) {
  const { taken, unread, setAside } = read
  const [first] = setAside
  return (
    <ul className="reading list-disc pl-6 text-small text-soft">
      <li>{`Read: ${taken.join('; ')}.`}</li>
      {unread.length > 0 && <li>{`Not used: ${unread.join(', ')}.`}</li>}
      {first && (
        <li>
          {`${several(setAside.length, 'row')} without a price that is used; the first is row ${String(first.row)}: ${first.because}.`}
        </li>
      )}
    </ul>
  )
}
