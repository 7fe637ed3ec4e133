import { useLocation, useNavigate } from 'react-router'
import { PageHeading } from '../../components/page-heading.tsx'
import { caseStartIn, newCasePath } from '../../shell/case-start.ts'
import { ChoosePayee } from './choose-payee.tsx'
import { StartCaseForm } from './start-case-form.tsx'

/** A new case: of the findings that were brought along, else of a payee that is chosen here. */
export function StartCasePage() {
  const start = caseStartIn(useLocation().state)
  const navigate = useNavigate()
  return (
    <>
      <PageHeading title="New Case" />
      {start ? (
        <StartCaseForm start={start} />
      ) : (
        <ChoosePayee onChoose={(chosen) => void navigate(newCasePath, { state: chosen })} />
      )}
    </>
  )
}
