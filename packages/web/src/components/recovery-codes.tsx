import { Button } from './button.tsx'

/** Shown once: each opens the account a single time where the second factor is lost. */
export function RecoveryCodesList({
  codes,
  onKept,
}: {
  readonly codes: readonly string[]
  readonly onKept: () => void
}) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        <strong>Keep these recovery codes.</strong> Each signs you in once where your second factor
        is lost. They are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="code grid gap-x-8 gap-y-1 tablet:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept}>I Have Kept Them</Button>
    </div>
  )
}
