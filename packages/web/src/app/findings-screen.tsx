import { FindingPanel } from '../features/finding/finding-panel.tsx'
import { Worklist } from '../features/worklist/worklist.tsx'

/** The findings as a queue of work, with the one that is read beside it. */
export function FindingsScreen() {
  return (
    <Worklist
      panel={(id, actions, close) => <FindingPanel id={id} actions={actions} onClose={close} />}
    />
  )
}
