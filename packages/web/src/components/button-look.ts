export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

const shared =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 font-semibold no-underline transition-colors disabled:opacity-55 aria-disabled:opacity-55'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-ink text-paper enabled:hover:bg-metal [a&]:hover:bg-metal',
  secondary:
    'border border-edge enabled:hover:border-ink enabled:hover:bg-tint [a&]:hover:border-ink [a&]:hover:bg-tint',
  quiet: 'enabled:hover:bg-tint [a&]:hover:bg-tint',
  danger: 'border border-bad text-bad enabled:hover:bg-bad enabled:hover:text-paper',
}

/** The classes of a button, or of a link that looks like one. */
export function buttonLook(look: ButtonLook = 'primary'): string {
  return `${shared} ${looks[look]}`
}
