import type { FindingGroups } from '@plumbline/contract'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { WideTable, type WideColumn } from '../../components/wide-table.tsx'
import { counted, roundDollars } from '../../format/money.ts'
import { payeeWords } from '../../format/payee.ts'
import type { CaseStart } from '../../shell/case-start.ts'

type Group = FindingGroups['groups'][number]

const columns: readonly WideColumn[] = [
  { heading: 'Choose' },
  { heading: 'Payee' },
  { heading: 'Confirmed findings', numeric: true },
  { heading: 'Dollars', numeric: true },
]
/** A press on a payee starts one case; boxes, or none of them, start one for each. */
export function Payees({
  groups,
  onChoose,
}: {
  readonly groups: readonly Group[]
  readonly onChoose: (starts: readonly CaseStart[]) => void
}) {
  const [picked, setPicked] = useState<readonly (string | null)[]>([])
  const chosen = picked.length === 0 ? groups : groups.filter(({ key }) => picked.includes(key))
  return (
    <>
      <p className="reading mb-6">
        Choose whom the case is against. It takes every confirmed finding of that payee that stands
        in no other case.
      </p>
      {groups.length > 1 && (
        <Button
          look="secondary"
          className="mb-6"
          onClick={() => {
            onChoose(chosen.map(startOf))
          }}
        >
          {picked.length === 0
            ? `A Case for Each of ${counted(groups.length)} Payees`
            : `A Case for Each of ${counted(chosen.length)} Chosen`}
        </Button>
      )}
      <WideTable label="Payees with confirmed findings" columns={columns} className="">
        <tbody>
          {groups.map((group) => (
            <Payee
              key={group.key}
              group={group}
              isPicked={picked.includes(group.key)}
              onPick={(on) => {
                const rest = picked.filter((key) => key !== group.key)
                setPicked(on ? [...rest, group.key] : rest)
              }}
              onChoose={() => {
                onChoose([startOf(group)])
              }}
            />
          ))}
        </tbody>
      </WideTable>
    </>
  )
}

function startOf({ key, label, findings, dollars }: Group): CaseStart {
  return {
    filter: { decision: 'confirmed', inCase: 'no', provider: key ?? 'none' },
    ...(key !== null && { counterpart: label }),
    count: findings,
    dollars: dollars.firm + dollars.recordsNeeded,
  }
}

function Payee({
  group: { label, findings, dollars },
  isPicked,
  onPick,
  onChoose,
}: {
  readonly group: Group
  readonly isPicked: boolean
  readonly onPick: (on: boolean) => void
  readonly onChoose: () => void
}) {
  return (
    <tr className="border-b border-hair hover:bg-tint *:py-1 *:not-last:pr-4">
      <td>
        <label className="grid size-11 place-items-center desktop:size-9">
          <input
            type="checkbox"
            aria-label={`Choose ${label}`}
            className="size-4 accent-metal"
            checked={isPicked}
            onChange={({ target }) => {
              onPick(target.checked)
            }}
          />
        </label>
      </td>
      <th scope="row" className="text-left font-normal">
        <button type="button" className="text-link min-h-8 text-left" onClick={onChoose}>
          {payeeWords(label)}
        </button>
      </th>
      <td className="text-right">{counted(findings)}</td>
      <td className="text-right font-semibold">
        {roundDollars(dollars.firm + dollars.recordsNeeded)}
      </td>
    </tr>
  )
}
