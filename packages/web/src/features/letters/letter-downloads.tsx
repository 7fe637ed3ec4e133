import { caseCalls, type LetterWhole } from '@plumbline/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '../../api/address.ts'
import { openEndpoint } from '../../api/client.ts'
import { messageOf, RequestError } from '../../api/request.ts'
import { buttonLook } from '../../components/button-look.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { showFailure } from '../../toast/toasts.ts'

const files = [
  ['html', 'HTML'],
  ['docx', 'DOCX'],
] as const

/** The letter as a file. Where the server makes no PDF, printing is offered in its place. */
export function LetterDownloads({ letter }: { readonly letter: LetterWhole }) {
  const [offersPrint, setOffersPrint] = useState(false)
  const pdf = usePdf(letter, () => {
    setOffersPrint(true)
  })
  const close = () => {
    setOffersPrint(false)
  }
  return (
    <div role="group" aria-label="Download" className="flex flex-wrap gap-2">
      {files.map(([format, label]) => (
        <a
          key={format}
          download
          className={buttonLook('secondary')}
          href={addressOf(caseCalls.letterDocument, {
            params: { id: letter.id },
            query: { format },
          })}
        >
          {label}
        </a>
      ))}
      <Button
        look="secondary"
        disabled={pdf.isPending}
        onClick={() => {
          pdf.mutate()
        }}
      >
        {pdf.isPending ? 'Making PDF...' : 'PDF'}
      </Button>
      {offersPrint && (
        <Dialog title="No PDF from this server" onClose={close}>
          <p className="mb-6">
            This installation has no program that makes PDF files. Your browser can: print the
            letter and choose “Save as PDF”.
          </p>
          <div className="flex justify-end">
            <Button
              autoFocus
              onClick={() => {
                close()
                // The dialog is not to be on the paper.
                setTimeout(() => {
                  window.print()
                })
              }}
            >
              Print
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

function usePdf({ id, version }: LetterWhole, onUnavailable: () => void) {
  return useMutation({
    mutationFn: async () => {
      const call = { params: { id }, query: { format: 'pdf' } } as const
      const response = await openEndpoint(caseCalls.letterDocument, call)
      save(await response.blob(), `letter_${id}_v${String(version)}.pdf`)
    },
    onError: (error) => {
      const none = error instanceof RequestError && error.code === 'pdf-unavailable'
      if (none) onUnavailable()
      else showFailure('Error', messageOf(error, 'The PDF could not be made'))
    },
  })
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
