import { CasePage } from '../features/cases/case-page.tsx'
import { LetterWork } from '../features/letters/letter-work.tsx'

/** A case with the facts that its draft letter asks for. */
export function CaseScreen() {
  return <CasePage workOn={(letterId) => <LetterWork letterId={letterId} />} />
}
