/** In sight until the owner has said whose the new devices are. */
export function NewDeviceNotice({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <aside
      aria-label="New device"
      className="no-print flex flex-wrap items-center justify-center gap-x-4 bg-tint px-4 py-1.5 text-small"
    >
      <span>
        {count === 1
          ? 'A new device signed in to your account.'
          : `${count} new devices signed in to your account.`}
      </span>
      <a href="/profile" className="text-link inline-flex min-h-9 items-center font-semibold">
        Was it you?
      </a>
    </aside>
  )
}
