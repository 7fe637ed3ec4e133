import type { User } from '@plumbline/contract'

/** Tells whoever reads in another’s account that they change nothing there. */
export function ReaderNotice({ owner }: Pick<NonNullable<User['team']>, 'owner'>) {
  return (
    <aside
      aria-label="Reading"
      className="no-print flex flex-wrap items-center justify-center bg-tint px-4 py-1.5 text-small"
    >
      <span>
        You read in the account of <strong>{owner}</strong>. Its owner can let you decide and write,
        too.
      </span>
    </aside>
  )
}
