import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A screen is fetched when it is first shown, which takes a busy machine longer than a second.
configure({ asyncUtilTimeout: 8_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})
