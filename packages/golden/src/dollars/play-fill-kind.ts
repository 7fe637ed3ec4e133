import type { FillRow } from '../making/fill-row.ts'
import { fill, type FillPayer } from '../making/fill-scene.ts'
import { playFills } from '../making/play-fills.ts'
import type { FillKind, FillLine } from './dollar-kind.ts'
import { overOf, type JudgedRow } from './judged-row.ts'

/** The rows of a kind of fills, with their truth. */
export function playFillKind(kind: FillKind, number: number): readonly JudgedRow<FillRow>[] {
  const rows = playFills(
    {
      name: kind.name,
      who: kind.who ?? '50',
      payer: fillPayer(kind.payer),
      fills: kind.lines.map(({ drug, days, day = 0, ...line }) =>
        fill(drug, days, {
          day,
          ...(line.quantity !== undefined && { quantity: line.quantity }),
          ...(line.refill !== undefined && { refill: line.refill }),
          ...(line.rx !== undefined && { rx: line.rx }),
          ...(line.pharmacy !== undefined && { pharmacy: line.pharmacy }),
          ...(line.clarification !== undefined && { clarification: line.clarification }),
          ...(line.daw !== undefined && { daw: line.daw }),
          ...(line.takesBack !== undefined && { reverses: line.takesBack }),
          ...(line.edit && { edit: line.edit }),
        }),
      ),
    },
    number,
  )
  return rows.map((own, at) => {
    const line: FillLine | undefined = kind.lines[at]
    const played = line?.edit ? own : pricedAsBefore(own, rows.slice(0, at))
    const row = line?.person === undefined ? played : { ...played, birth: played.birth + 9000 }
    return { row, kind: kind.name, over: line ? overOf(line, row.paid) : [0, 0] }
  })
}

/** One pharmacy asks one price for one drug. */
function pricedAsBefore(row: FillRow, before: readonly FillRow[]): FillRow {
  const first = before.find(({ ndc, quantity }) => ndc === row.ndc && quantity === row.quantity)
  if (!first) return row
  const sign = row.status === 'Reversed' ? -1 : 1
  return {
    ...row,
    ingredientCost: sign * first.ingredientCost,
    fee: sign * first.fee,
    allowed: sign * first.allowed,
    copay: sign * first.copay,
    paid: sign * first.paid,
    charge: sign * first.charge,
  }
}

function fillPayer(payer: FillKind['payer']): FillPayer {
  return payer === 'Part D' || payer === 'Medicaid' ? payer : 'Commercial'
}
