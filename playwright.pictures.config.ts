import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Takes pictures of the running product, to look at and for the documentation. */
export default defineConfig({ ...journeys, testDir: 'e2e/pictures', timeout: 400_000 })
