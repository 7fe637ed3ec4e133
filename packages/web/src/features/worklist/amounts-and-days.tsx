import type { SubmitEvent } from 'react'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import type { Change, ListState } from './list-address.ts'

/** How many of its filters are in force. */
export function amountsAndDaysIn({ filter: { minDollars, from, to } }: ListState): number {
  return [minDollars, from, to].filter((value) => value !== undefined).length
}

/** The least dollars at risk, and the first and last days of service. */
export function AmountsAndDays({
  state: { filter },
  onNarrow,
}: {
  readonly state: ListState
  readonly onNarrow: (change: Change) => void
}) {
  const narrow = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const valueOf = (name: string) => {
      const value = given.get(name)
      return typeof value === 'string' && value !== '' ? value : undefined
    }
    const [from, to] = [valueOf('from'), valueOf('to')]
    // Days given the wrong way round mean the span between them.
    const isTurned = from !== undefined && to !== undefined && from > to
    onNarrow({
      minDollars: valueOf('minDollars'),
      from: isTurned ? to : from,
      to: isTurned ? from : to,
    })
  }
  return (
    <form
      key={[filter.minDollars, filter.from, filter.to].join()}
      className="grid gap-3 p-2 text-small"
      onSubmit={narrow}
    >
      <TextField
        label="At risk, at least ($)"
        name="minDollars"
        type="number"
        min="0"
        step="any"
        inputMode="decimal"
        defaultValue={filter.minDollars}
      />
      <TextField label="Service from" name="from" type="date" defaultValue={filter.from} />
      <TextField label="Service through" name="to" type="date" defaultValue={filter.to} />
      <Button type="submit">Apply</Button>
    </form>
  )
}
