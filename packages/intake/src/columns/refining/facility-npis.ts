import type { AssignedColumn } from '../assign-columns.ts'
import { joinWords } from '../../names/header-words.ts'

/** Names that say of whom a number is no more than that it is a provider. */
const plain = /^(?:provider|prov|prvdr)?npi(?:no|num|nbr|number|id|code|cd)?$/

/** On bills of facilities alone, whose form has no other provider for a line, the one NPI is that of who bills. */
export function facilityNpis(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const has = (...wanted: readonly AssignedColumn['meaning'][]) =>
    columns.some(({ meaning }) => wanted.includes(meaning))
  if (!has('billType') || !has('revenueCode') || has('billingNpi', 'facilityNpi', 'placeOfService'))
    return columns
  return columns.map((column) => {
    const { name, header } = column.column
    const isOpen = !column.reason.startsWith('the mapping') && plain.test(joinWords(name ?? header))
    if (column.meaning !== 'renderingNpi' || !isOpen) return column
    const reason = 'the only provider on bills of facilities, which have a type of bill'
    return { ...column, meaning: 'billingNpi' as const, reason }
  })
}
