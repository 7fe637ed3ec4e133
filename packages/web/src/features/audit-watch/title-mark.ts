const mark = /^\(\d+\) /

/** Writes before the title of a tab that nobody looks at how many audits have ended, until it is seen. */
export function markTitle(ended: number): void {
  if (!document.hidden) return
  const told = Number(/^\((\d+)\) /.exec(document.title)?.[1] ?? 0)
  document.title = `(${String(told + ended)}) ${document.title.replace(mark, '')}`
  document.addEventListener('visibilitychange', clear)
}

function clear(): void {
  if (document.hidden) return
  document.title = document.title.replace(mark, '')
  document.removeEventListener('visibilitychange', clear)
}
