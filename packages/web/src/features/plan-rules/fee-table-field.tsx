import { mostPrices, type FeeTableRead } from '@plumbline/contract'
import { useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { FileField } from '../../components/fields/file-field.tsx'
import { counted, several } from '../../format/money.ts'
import { showRefusal } from '../../toast/toasts.ts'
import { DraftText, useDraft } from './draft-fields.tsx'
import { readFeeFile } from './read-fee-file.ts'

const limits = {
  accept: '.csv,.txt,.tsv,.xlsx',
  kinds: 'a CSV, text or XLSX file',
  mostBytes: 5_000_000,
  most: '5MB',
}

/** The contract's own prices by code: a file that is read here, and how it was taken. */
export function FeeTableField() {
  const { draft, change } = useDraft()
  const [file, setFile] = useState<File>()
  const [read, setRead] = useState<FeeTableRead>()
  const [problem, setProblem] = useState<string>()
  const latest = useRef<File>(undefined)
  const choose = async (chosen: File | undefined) => {
    setFile(chosen)
    latest.current = chosen
    setRead(undefined)
    setProblem(undefined)
    change({ table: undefined })
    if (chosen === undefined) return
    const reading = await readFeeFile(chosen)
    // Another file may have been chosen while this one was read.
    if (latest.current !== chosen) return
    setRead(reading.read)
    setProblem(reading.problem)
    if (reading.read) change({ table: { file: chosen.name, prices: reading.read.prices } })
  }
  return (
    <div className="grid gap-4 tablet:col-span-2">
      <FileField
        label="Fee table"
        hint={`CSV or XLSX with a column of codes and one of prices, up to ${counted(mostPrices)} prices`}
        error={problem}
        limits={limits}
        compact
        file={file}
        onChoose={(chosen) => void choose(chosen)}
        onRefuse={showRefusal}
      />
      {read && <HowTaken read={read} />}
      {draft.table && (
        <>
          <p className="flex flex-wrap items-center gap-x-4">
            <span>{`${several(draft.table.prices.length, 'price')} of ${draft.table.file}`}</span>
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
            <DraftText name="tablePercent" place="each price" label="Percent of the listed price" />
            <DraftText
              name="otherwise"
              place="each price"
              label="Percent of the charge for codes not listed"
              hint="Left blank, lines with such codes are not priced."
            />
          </div>
        </>
      )}
    </div>
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
