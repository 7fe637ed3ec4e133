import type { Upload } from '@plumbline/contract'
import { ButtonLink } from '../../components/button-link.tsx'

/** The way to what is asked about a file before its audit. */
export function AnswerLink({ upload: { id, uploadName } }: { readonly upload: Upload }) {
  return (
    <ButtonLink to={`/look/${id}`} aria-label={`Look and Answer: ${uploadName}`}>
      Look and Answer
    </ButtonLink>
  )
}
