import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, type Rolldown } from 'vite'
import { readRuleHeads } from './scripts/rule-heads.ts'

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

const libraries = {
  name: 'libraries',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/\S+?|@radix-ui\/react-(?:tabs|roving-focus|collection|presence))\//,
}

/** What a file imports is one script, with all that it needs which is in no earlier one. */
function scriptOf(name: string, file: string): Rolldown.CodeSplittingGroup {
  const path = join(import.meta.dirname, file)
  return {
    name: (id, bundle) => (bundle.getModuleInfo(path)?.importedIds.includes(id) ? name : undefined),
    debugName: name,
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  define: { RULE_HEADS: JSON.stringify(readRuleHeads()) },
  server: { proxy: { '^/api/': server } },
  build: {
    // Every asset is a file of its own: the content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'landing.html'],
      // What every screen needs in two files: dozens of small ones cost more than they save.
      output: {
        codeSplitting: {
          groups: [
            libraries,
            scriptOf('landing-parts', 'src/landing.ts'),
            scriptOf('shell', 'src/shell-bundle.ts'),
          ],
        },
      },
    },
  },
})
