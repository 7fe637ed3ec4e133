/** The weight at the end of the line: the one ornament. */
export function PlumbBob({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 40 76" className={className} aria-hidden="true" focusable="false">
      <path className="fill-metal-light" d="M17 4h6v5h3l4 13L20 74 10 22l4-13h3z" />
      <path className="fill-metal-shade" d="M20 9h6l4 13-10 52z" />
      <path className="stroke-paper" strokeWidth="1" opacity="0.7" d="M10 22h20" />
    </svg>
  )
}
