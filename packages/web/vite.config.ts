import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

const libraries = {
  name: 'libraries',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/\S+?|@radix-ui\/react-(?:tabs|roving-focus|collection|presence))\//,
}

/** But for what the landing page needs, which does without the rest. */
const shell = {
  name: 'shell',
  test: /\/web\/src\/(?:api\/(?!signed-in-hint)|components\/(?!tooltip|credentials-form)|format\/|toast\/toasts|theme\/theme-switch|app\/(?:avatar\.|claims-address|initials|sample-button|skip-link|soon))|contract\/src\/limits/,
  includeDependenciesRecursively: false,
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  server: { proxy: { '^/api/': server } },
  build: {
    // Every asset is a file of its own: the content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'landing.html'],
      // Two files for what every screen needs: dozens of small ones cost more than they save.
      output: { codeSplitting: { groups: [libraries, shell] } },
    },
  },
})
