import { afterEach, expect, it } from 'vitest'
import { chooseTheme, chosenTheme, themeAfter } from './theme.ts'

afterEach(() => {
  chooseTheme('system')
})

it('steps through the system, light and dark', () => {
  expect(themeAfter('system')).toBe('light')
  expect(themeAfter('light')).toBe('dark')
  expect(themeAfter('dark')).toBe('system')
})

it('puts the theme on the page and remembers it', () => {
  chooseTheme('dark')
  expect(chosenTheme()).toBe('dark')
  expect(localStorage.getItem('plumbline.theme')).toBe('dark')
  chooseTheme('system')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(localStorage.getItem('plumbline.theme')).toBeNull()
})
