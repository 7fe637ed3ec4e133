import { useLocation, useNavigate } from 'react-router'
import { PageHeading } from '../../components/page-heading.tsx'
import { caseStartsIn, newCasePath } from '../../shell/case-start.ts'
import { ChoosePayee } from './choose-payee.tsx'
import { StartCaseForm } from './start-case-form.tsx'

/** New cases: of the findings that were brought along, else of payees that are chosen here. */
export function StartCasePage() {
  const starts = caseStartsIn(useLocation().state)
  const navigate = useNavigate()
  return (
    <>
      <PageHeading title={starts.length > 1 ? 'New Cases' : 'New Case'} />
      {starts.length > 0 ? (
        <StartCaseForm starts={starts} />
      ) : (
        <ChoosePayee onChoose={(cases) => void navigate(newCasePath, { state: { cases } })} />
      )}
    </>
  )
}
