import { afterEach, expect, it } from 'vitest'
import { chooseDensity, chosenDensity } from './density.ts'

afterEach(() => {
  chooseDensity('comfortable')
})

it('puts the density on the page and remembers it', () => {
  expect(chosenDensity()).toBe('comfortable')
  chooseDensity('compact')
  expect(chosenDensity()).toBe('compact')
  expect(document.documentElement.dataset['density']).toBe('compact')
  expect(localStorage.getItem('plumbline.density')).toBe('compact')
  chooseDensity('comfortable')
  expect(document.documentElement.dataset['density']).toBeUndefined()
  expect(localStorage.getItem('plumbline.density')).toBeNull()
})
