import { ButtonLink } from '../../components/button-link.tsx'

/** While the gate is closed and results of before stay readable: what is open, and the way on. */
export function ReadingBanner() {
  return (
    <aside
      aria-label="Reading only"
      className="no-print flex flex-wrap items-center justify-center gap-x-4 bg-tint px-4 py-1.5 text-small"
    >
      <span>Your results stay readable. To audit more, choose a plan.</span>
      <ButtonLink to="/pricing" look="quiet">
        See Plans
      </ButtonLink>
    </aside>
  )
}
