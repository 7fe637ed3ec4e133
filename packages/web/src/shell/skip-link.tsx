export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -left-[99rem] z-50 bg-sheet px-4 py-2 focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  )
}
