/**
 * The page answers by itself from now on: the button pressed last, while nothing could answer yet,
 * is pressed again. `before-paint.js` marked it.
 */
export function takenOver(root: HTMLElement): void {
  root.removeAttribute('data-prerendered')
  const pressed = root.querySelector<HTMLElement>('[data-pressed]')
  if (!pressed) return
  delete pressed.dataset['pressed']
  // Tabs answer when the button goes down.
  pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  pressed.click()
}
