import { wasSignedIn } from './api/signed-in-hint.ts'
import { takenOver } from './app/taken-over.ts'
import { chooseTheme, chosenTheme, themeAfter, themeLabel } from './theme/theme.ts'

/**
 * The landing page is complete without JavaScript; this adds the theme switch, closes the menu
 * after a choice, and brings the app to those who are signed in.
 */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('[data-menu] nav a')) target.closest('details')?.removeAttribute('open')
  if (target.closest('[data-theme-switch]')) {
    chooseTheme(themeAfter(chosenTheme()))
    labelSwitches()
  }
})

function labelSwitches(): void {
  for (const button of document.querySelectorAll('[data-theme-switch]')) {
    button.setAttribute('aria-label', themeLabel(chosenTheme()))
  }
}

labelSwitches()
const root = document.getElementById('root')
if (wasSignedIn()) await import('./main.tsx')
else if (root) takenOver(root)
