import { quoted } from '../quotes.ts'
import type { Asked, RecordLine } from '../record.ts'

const missing =
  /\b(?:unsigned|not (?:yet )?(?:been )?(?:signed|authenticated)|(?:pending|awaiting|needs?|requires?) (?:\w+ )?(?:signature|authentication|cosignature)|signature (?:pending|required|missing)|draft(?: note)?(?! of)|preliminary (?:report|note)|dictated but not read)\b/i
const signed =
  /\b(?:electronically|digitally|e-?) ?(?:signed|authenticated|verified|approved)\b|\b(?:signed|authenticated|attested|e-?signed|cosigned)(?: (?:by|on|electronically)\b|\s*:\s*\w)|\b(?:approved|finalized|closed) by\b|\(e-?signature\)|(?:^|\s)\/s\/\s*\S|\b[Ss]ignature\s*:\s*[A-Z][a-z]+/
/** A patient's, and one that an insurer was told of. */
const another =
  /\b(?:signature on file|patient(?:'s)? signature|guardian|parent|consent|witness|receipt)\b/i
const whole = new RegExp(signed.source, 'i')

/** Whether somebody answers for the record with a signature. */
export function askSignature(lines: readonly RecordLine[]): Asked {
  const own = lines.filter(({ text }) => !another.test(text))
  const open = own.filter(({ text }) => missing.test(text))
  const done = own.filter(({ text }) => !missing.test(text) && isSigned(text))
  if (open.length > 0)
    return {
      answer: done.length > 0 ? 'cannot-tell' : 'contradicted',
      because:
        done.length > 0
          ? 'A part of it is signed, and a part says that it is not.'
          : 'It says of itself that it is not signed or not final.',
      quotes: quoted([...open, ...done]),
    }
  if (done.length > 0)
    return { answer: 'supported', because: 'It says who signed it.', quotes: quoted(done) }
  return {
    answer: 'not-found',
    because: 'No words of a signature stand in it; one by hand cannot be read here.',
    quotes: [],
  }
}

/** A name must follow `Signature:` as a name is written; the other words may be in any case. */
function isSigned(text: string): boolean {
  return signed.test(text) || whole.test(text.replace(/signature\s*:.*$/i, ''))
}
