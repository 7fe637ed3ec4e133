import { Logo } from '../../components/logo.tsx'
import { PlumbLine } from '../../components/plumb-line.tsx'
import { ThemeSwitch } from '../../theme/theme-switch.tsx'

const sellingPoints = [
  {
    title: '95%+ accuracy',
    text: 'AI-powered auditing of medical and pharmacy claims; every finding shows its rule.',
  },
  {
    title: 'HIPAA-conscious',
    text: '256-bit encryption, role-based access, and a trail of everything that happens.',
  },
  {
    title: 'Reports ready for recovery',
    text: 'Each finding with its source, its arithmetic and its fix.',
  },
] as const

/** Beside the forms: why, and the guarantee. */
export function AuthPanel() {
  return (
    <aside
      aria-label="Plumbline"
      className="relative border-hair bg-[light-dark(var(--tint),var(--sheet))] max-desktop:border-b desktop:border-r"
    >
      <PlumbLine className="absolute top-0 left-10 hidden h-[38rem] desktop:flex" />
      <div className="px-4 py-4 desktop:py-16 desktop:pr-12 desktop:pl-28">
        <div className="flex items-center justify-between">
          <a href="/" aria-label="Plumbline, home">
            <Logo />
          </a>
          <ThemeSwitch />
        </div>
        <p className="mt-20 mb-10 hidden text-[2.75rem] leading-[1.1] font-light tracking-tight desktop:block">
          Every claim, held against the line
        </p>
        <ul className="mt-2 flex max-w-md flex-wrap gap-x-4 desktop:block">
          {sellingPoints.map(({ title, text }) => (
            <li key={title} className="border-metal-light desktop:border-t desktop:py-4">
              <span className="block font-semibold max-desktop:text-small">{title}</span>
              <span className="text-soft max-desktop:hidden">{text}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 max-w-md text-small desktop:mt-6">
          <strong>7-day risk-free guarantee.</strong> Cancel within 7 days with under 1% of your
          plan&apos;s monthly claims used and request a refund, less a $9.99 administrative fee.
        </p>
      </div>
    </aside>
  )
}
