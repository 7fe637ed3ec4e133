import { quoted } from '../quotes.ts'
import type { Asked, BilledLine, RecordLine } from '../record.ts'
import { drugLines } from './drug-lines.ts'

/** Whether the record says of what was discarded what JW (some was) or JZ (nothing was) says. */
export function askWaste(lines: readonly RecordLine[], { modifiers }: BilledLine): Asked {
  const saysSome = modifiers.includes('JW')
  const saysNone = modifiers.includes('JZ')
  if (saysSome === saysNone) return undefined
  const { discarded, withoutWaste } = drugLines(lines)
  const some = discarded.map(({ line }) => line)
  const quotes = quoted([...some, ...withoutWaste])
  const modifier = saysSome ? 'JW' : 'JZ'
  if (some.length > 0 && withoutWaste.length > 0)
    return {
      answer: 'cannot-tell',
      because: 'It states an amount that was discarded, and that nothing was.',
      quotes,
    }
  if (some.length > 0)
    return saysSome
      ? {
          answer: 'supported',
          because: 'It states an amount that was discarded, as JW says.',
          quotes,
        }
      : {
          answer: 'contradicted',
          because: 'It states an amount that was discarded; JZ says that none was.',
          quotes,
        }
  if (withoutWaste.length > 0)
    return saysNone
      ? { answer: 'supported', because: 'It says that nothing was discarded, as JZ says.', quotes }
      : {
          answer: 'contradicted',
          because: 'It says that nothing was discarded; JW says that some was.',
          quotes,
        }
  return {
    answer: 'not-found',
    because: `It says nothing of what was discarded, which ${modifier} speaks of.`,
    quotes: [],
  }
}
