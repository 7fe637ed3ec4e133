import { useState } from 'react'
import { useLocation } from 'react-router'
import { FindingPanel } from '../features/finding/finding-panel.tsx'
import { Worklist } from '../features/worklist/worklist.tsx'

/** The findings as a queue of work, with the one that is read beside it. */
export function FindingsScreen() {
  const { key, searched } = useSearched()
  return (
    <Worklist
      key={key}
      searched={searched}
      panel={(id, actions, close) => <FindingPanel id={id} actions={actions} onClose={close} />}
    />
  )
}

/** The newest search that led here; steps within the list do not end it. */
function useSearched() {
  const location = useLocation()
  const { key } = location
  const [shown, setShown] = useState({ key: 'list', searched: '' })
  const searched = searchedIn(location.state)
  if (searched !== '' && key !== shown.key) setShown({ key, searched })
  return shown
}

/** What was typed to come here: carried beside the address, which never says it. */
function searchedIn(state: unknown): string {
  const find: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'find') : undefined
  return typeof find === 'string' ? find : ''
}
