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
  const { minDollars, from, to } = filter
  const narrow = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const valueOf = (name: string) => {
      const value = given.get(name)
      return typeof value === 'string' ? value : undefined
    }
    onNarrow({ minDollars: valueOf('minDollars'), from: valueOf('from'), to: valueOf('to') })
  }
  return (
    <form
      key={[minDollars, from, to].join()}
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
        defaultValue={minDollars}
      />
      <TextField label="Service from" name="from" type="date" defaultValue={from} />
      <TextField label="Service through" name="to" type="date" defaultValue={to} />
      <Button type="submit">Apply</Button>
    </form>
  )
}
