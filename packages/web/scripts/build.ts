import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type * as Prerender from '../src/prerender.tsx'

/** Builds the app, then writes each public page as it reads without JavaScript. */

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const rendererFolder = join(root, 'node_modules/.prerender')

type Renderer = typeof Prerender

async function buildRenderer(): Promise<Renderer> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: join(root, 'src/prerender.tsx'),
      outDir: rendererFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'src/prerender.tsx') },
    },
  })
  const file = pathToFileURL(join(rendererFolder, 'prerender.js'))
  return (await import(file.href)) as Renderer
}

/** Markup that the content security policy would refuse is a defect of the build. */
function assertPlain(path: string, markup: string): void {
  const refused = /<script|<style|\sstyle="|<template/.exec(markup)
  if (refused) throw new Error(`The page ${path} holds ${refused[0]}, which its policy refuses`)
}

/** What tabs set on themselves: nothing of ours moves when it is drawn first, nor has the list the focus. */
function withoutStyleOfTabs(markup: string): string {
  return markup.replaceAll(/ style="(animation-duration:0s|outline:none)"/g, '')
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

async function writePages(renderer: Renderer): Promise<void> {
  const shell = await readFile(join(dist, 'app.html'), 'utf8')
  const landing = await readFile(join(dist, 'landing.html'), 'utf8')
  const files: Record<string, string> = {}
  for (const { path, title } of renderer.prerenderedScreens) {
    const markup = withoutStyleOfTabs(await renderer.markupOf(path))
    assertPlain(path, markup)
    const page = (path === '/' ? landing : shell)
      .replace(/<title>.*<\/title>/, `<title>${title} · Plumbline</title>`)
      .replace(
        /<div id="root"([^>]*)><\/div>/,
        (_, rest: string) => `<div id="root" data-prerendered${rest}>${markup}</div>`,
      )
    files[path] = fileOf(path)
    await writeFile(join(dist, fileOf(path)), page)
  }
  for (const path of renderer.shellPaths) files[path] = 'app.html'
  await writeFile(join(dist, 'pages.json'), `${JSON.stringify(files, undefined, 2)}\n`)
}

/** Beside each asset what it is compressed, so that the server need not do it. */
async function compressAssets(): Promise<void> {
  for (const name of await readdir(join(dist, 'assets'))) {
    if (!/\.(js|css)$/.test(name)) continue
    const file = join(dist, 'assets', name)
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)))
  }
}

await rm(dist, { recursive: true, force: true })
await mkdir(dist)
await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
await rename(join(dist, 'index.html'), join(dist, 'app.html'))
await writePages(await buildRenderer())
await rm(join(dist, 'landing.html'))
await compressAssets()
