import type { LookColumn, UploadLook } from '@plumbline/contract'
import { Badge, type BadgeTone } from '../../components/badge.tsx'
import { controlLook } from '../../components/fields/field.tsx'
import { ChoiceField } from '../../components/fields/choice-field.tsx'
import { Panel } from '../../components/panel.tsx'
import { WideTable } from '../../components/wide-table.tsx'
import { ColumnProposal } from './column-proposal.tsx'
import { meaningOf, type Said } from './said-mapping.ts'

const sure: Readonly<Record<LookColumn['sureness'], { label: string; tone: BadgeTone }>> = {
  said: { label: 'You said so', tone: 'good' },
  certain: { label: 'Certain', tone: 'good' },
  likely: { label: 'Likely', tone: 'secondary' },
  check: { label: 'Please check', tone: 'warn' },
  unread: { label: 'Not used', tone: 'secondary' },
}

const heads = [
  { heading: 'Column', width: 'w-1/4' },
  { heading: 'Values', width: 'w-1/4' },
  { heading: 'Means', width: 'w-1/3' },
  { heading: 'How sure' },
] as const

/**
 * Every column with values of it and what it means, which may be changed; what is asked about first. Many
 * that are certain, and many that are not used, are folded: a file of 170 columns would else hide the answer
 * below them.
 */
export function LookColumns({ look, said, onSay }: ColumnsAsked) {
  const asked = new Set([
    ...look.questions.flatMap(({ keys }) => keys),
    ...look.help.columns.map(({ key }) => key),
  ])
  const order = look.columns.toSorted((a, b) => Number(asked.has(b.key)) - Number(asked.has(a.key)))
  const many = (sureness: LookColumn['sureness'], most: number) => {
    const columns = order.filter(({ key, sureness: its }) => its === sureness && !asked.has(key))
    return columns.length > most ? columns : []
  }
  const certain = many('certain', 20)
  const unread = many('unread', 8)
  const folded = new Set([...certain, ...unread])
  const table = { look, said, onSay }
  return (
    <Panel heading="What the columns mean">
      {look.top.length > 1 && (
        <div className="mb-4 max-w-2xl">
          <ChoiceField
            label="Line of the header"
            value={String(said.headerRow)}
            choices={look.top.map(({ row, text }) => ({
              value: String(row),
              label: `Line ${row}: ${text}`,
            }))}
            onChoose={(row) => {
              onSay({ ...said, headerRow: Number(row) })
            }}
          />
        </div>
      )}
      <ColumnsTable
        {...table}
        label="Columns of the file"
        columns={order.filter((column) => !folded.has(column))}
      />
      <Folded {...table} columns={certain} heading="whose meaning is certain" />
      <Folded {...table} columns={unread} heading="that are not used" />
    </Panel>
  )
}

interface ColumnsAsked {
  readonly look: UploadLook
  readonly said: Said
  readonly onSay: (said: Said) => void
}

function Folded({
  columns,
  heading,
  ...table
}: ColumnsAsked & { readonly columns: readonly LookColumn[]; readonly heading: string }) {
  if (columns.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {`${String(columns.length)} columns ${heading}`}
      </summary>
      <ColumnsTable {...table} label={`Columns ${heading}`} columns={columns} />
    </details>
  )
}

function ColumnsTable({
  label,
  columns,
  look,
  said,
  onSay,
}: ColumnsAsked & { readonly label: string; readonly columns: readonly LookColumn[] }) {
  return (
    <WideTable label={label} columns={heads} cards className="desktop:min-w-[44rem]">
      <tbody className="max-desktop:block">
        {columns.map((column) => (
          <tr
            key={column.key}
            className="border-b border-hair align-top max-desktop:block max-desktop:py-3"
          >
            <th
              scope="row"
              className="text-left font-semibold break-words max-desktop:block desktop:py-2 desktop:pr-4"
            >
              {column.header === '' ? `Column ${column.key}` : column.header}
            </th>
            <td className="code text-small break-words max-desktop:block desktop:py-2 desktop:pr-4">
              {column.samples.join(', ')}
            </td>
            <td className="py-2 max-desktop:block desktop:pr-4">
              <Meaning look={look} column={column} said={said} onSay={onSay} />
            </td>
            <td className="max-desktop:block desktop:py-2">
              <Badge tone={sure[column.sureness].tone}>{sure[column.sureness].label}</Badge>
              <span className="mt-1 block text-small text-soft">{column.reason}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function Meaning({ look, column, said, onSay }: ColumnsAsked & { readonly column: LookColumn }) {
  const chosen = meaningOf(said, column)
  if (look.isFixed) {
    return look.choices.find(({ meaning }) => meaning === chosen)?.label ?? 'not used'
  }
  const say = (meaning: string) => {
    onSay({ ...said, columns: { ...said.columns, [column.key]: meaning } })
  }
  return (
    <>
      <select
        aria-label={`Meaning of ${column.header === '' ? column.key : column.header}`}
        className={controlLook}
        value={chosen}
        onChange={(event) => {
          say(event.target.value)
        }}
      >
        <option value="ignored">not used</option>
        {look.choices.map(({ meaning, label }) => (
          <option key={meaning} value={meaning}>
            {label}
          </option>
        ))}
      </select>
      <ColumnProposal look={look} column={column} chosen={chosen} onTake={say} />
    </>
  )
}
