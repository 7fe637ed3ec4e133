import { Dialog } from '../../components/dialogs/dialog.tsx'
import { setSingleKeys, useSingleKeys } from '../../shell/review/single-keys.ts'

const keys = [
  ['j', 'next finding'],
  ['k', 'previous finding'],
  ['c', 'confirm'],
  ['d', 'dismiss; then a digit for the reason'],
  ['i', 'needs information'],
  ['n', 'add a note'],
  ['u', 'undo the last decision'],
  ['x', 'select, or take out of the selection'],
  ['a', 'select this page; once more, all that match. c, d and i then decide on the selection'],
  ['s', 'start cases of what is confirmed'],
  ['/', 'search'],
  ['?', 'these keys'],
  ['Enter', 'open the finding that has the focus'],
] as const

/** What the keys do, and the setting that turns single keys off. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const on = useSingleKeys()
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="mb-5 grid grid-cols-[4rem_1fr] gap-y-1">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="code rounded-control border border-edge px-1.5">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-metal"
          checked={on}
          onChange={({ target }) => {
            setSingleKeys(target.checked)
          }}
        />
        Single keys act. Turn this off if you dictate, or press keys by accident.
      </label>
    </Dialog>
  )
}
