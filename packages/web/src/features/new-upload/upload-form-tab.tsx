import { Panel } from '../../components/panel.tsx'
import { SampleButton } from '../../shell/sample-button.tsx'
import { KeptMappings } from './kept-mappings.tsx'
import { UploadForm } from './upload-form.tsx'

/** What may be uploaded, and the form for it. */
export function UploadFormTab({ onUploaded }: { readonly onUploaded: () => void }) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 desktop:grid-cols-[2fr_1fr]">
      <Panel heading="Upload New File">
        <UploadForm onUploaded={onUploaded} />
      </Panel>
      <div className="grid grid-cols-1 gap-8">
        <Panel heading="Before you upload">
          <ul className="mb-5 grid gap-2">
            <li>
              One CSV or PDF file at a time, max 20MB: this page sends up to 10 MB, the API takes up
              to 20MB.
            </li>
            <li>
              Your own column names are fine. Where one is unclear you are asked before the audit,
              and no claim is counted.
            </li>
            <li>
              One claim line counts as one claim of your monthly volume. Rows that cannot be audited
              are set aside with their reasons.
            </li>
            <li>
              The file is encrypted under its own key. What an audit keeps holds no names of
              patients and no birth dates.
            </li>
          </ul>
          <SampleButton onStarted={onUploaded} />
        </Panel>
        <KeptMappings />
      </div>
    </div>
  )
}
