/** Whether there is room for a panel beside the list (`desktop`). */
export function isWide(): boolean {
  return window.matchMedia('(min-width: 64rem)').matches
}
