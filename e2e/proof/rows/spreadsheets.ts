import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { claimsFile, sendFile, whenEnded } from '../harness/claims.ts'
import { run } from '../harness/commands.ts'
import { newCustomer } from '../harness/people.ts'
import type { Row, Tally } from '../harness/row.ts'
import { fileWithEach, starters } from './formulas.ts'

/** D: what a spreadsheet makes of an export. */

/** Opens a file with LibreOffice and saves it as a flat sheet, where formulas are told from texts. */
async function asSheet(folder: string, name: string): Promise<string> {
  const home = `-env:UserInstallation=file://${folder}/profile`
  const words = ['--headless', home, '--convert-to', 'fods', '--outdir', folder]
  const { code, said } = await run('soffice', [...words, path.join(folder, name)])
  if (code !== 0) throw new Error(`LibreOffice: ${code} ${said.slice(0, 200)}`)
  return readFileSync(path.join(folder, name.replace(/\.\w+$/, '.fods')), 'utf8')
}

function countCells(sheet: string, tally: Tally): void {
  for (const [cell] of sheet.matchAll(/<table:table-cell\b[^>]*>/g)) {
    tally.check(!cell.includes('table:formula'), cell.slice(0, 120))
  }
}

const openedFormulas: Row = {
  id: 'D2s',
  isLong: true,
  title: 'The exports with formulas in every column, opened by LibreOffice: no cell is a formula',
  awaits: 'LibreOffice on this machine (Debian: libreoffice-calc-nogui)',
  async run({ products, tally }) {
    const { code } = await run('soffice', ['--version'])
    if (!tally.check(code === 0, 'LibreOffice is not installed: the row was left out')) return
    const { product, people } = await products.shared()
    const { visitor } = await newCustomer(product, people.admin.visitor)
    const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-sheets-'))
    try {
      writeFileSync(path.join(folder, 'proof.csv'), 'a\n=1+1\n')
      const shown = await asSheet(folder, 'proof.csv')
      tally.check(
        shown.includes('table:formula'),
        'LibreOffice shows no formula where there is one',
      )
      const parts = claimsFile({ mark: 'ZQsheet', file: fileWithEach(starters) })
      const id = (await sendFile(visitor, parts)) ?? ''
      const { status } = await whenEnded(visitor, id)
      tally.check(status === 'completed', `the audit: ${status}`)
      for (const name of ['claims.csv', 'set-aside.csv']) {
        const answer = await visitor.get(`/api/uploads/${id}/${name}`)
        if (answer.status !== 200) continue
        writeFileSync(path.join(folder, name), answer.body)
        countCells(await asSheet(folder, name), tally)
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

export const spreadsheetRows = [openedFormulas]
