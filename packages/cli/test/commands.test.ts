import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claims, folderWith, plumbline } from './run-plumbline.ts'

test('columns shows how each is understood, and why', async () => {
  const folder = folderWith({ 'claims.csv': claims })
  const ran = await plumbline(folder, 'columns', 'claims.csv')
  expect(ran.status).toBe(0)
  expect(ran.out.split('\n')[0]).toMatch(/^COLUMN +UNDERSTOOD AS +SURE +BECAUSE/)
  expect(ran.out).toMatch(/^cpt +\S/m)
  expect(ran.errors[0]).toBe('Read as medical claims.')
})

test('rules are listed as JSON too', async () => {
  const ran = await plumbline(folderWith({}), 'rules', '--json')
  expect(JSON.parse(ran.out)).toContainEqual(
    expect.objectContaining({ id: 'exact-duplicate', category: 'duplicate' }),
  )
})

const limits = `HCPCS/CPT Code,Practitioner Services MUE Values,MUE Adjudication Indicator,MUE Rationale
A0001,2,3 Clinical: Data,Clinical: Data
`
const limitsFile = 'MCR_MUE_PractitionerServices_Eff_04-01-2026.csv'

describe('reference', () => {
  test('imports into the folder named before or behind the sub-command, and lists it', async () => {
    const folder = folderWith({ [limitsFile]: limits, 'notes.txt': 'no table at all' })
    const imported = await plumbline(
      folder,
      'reference',
      'import',
      limitsFile,
      '--reference',
      'own',
    )
    expect(imported).toMatchObject({ status: 0, errors: [] })
    expect(imported.out).toMatch(/^muePractitioner +2026 Q2/)
    for (const words of [
      ['reference', 'status', '--reference', 'own'],
      ['reference', '--reference', 'own', 'status'],
    ]) {
      expect((await plumbline(folder, ...words)).out).toContain(limitsFile)
    }
    expect((await plumbline(folder, 'reference', 'status')).out).not.toContain(limitsFile)
  })

  test('a file that is no table is one line and exit 2', async () => {
    const folder = folderWith({ 'notes.txt': 'no table at all' })
    const ran = await plumbline(folder, 'reference', 'import', 'notes.txt', '--reference', 'own')
    expect(ran).toMatchObject({ status: 2, out: '' })
    expect(ran.errors).toHaveLength(1)
    expect(ran.errors[0]).toContain('notes.txt')
  })
})

const exclusions = `LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP,EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE
DOE,JANE,,,PHYSICIAN,,,1003000126,19600101,1 MAIN ST,TOWN,TX,75001,1128a1,20240610,00000000,00000000,
`
const prices = `NDC Description,NDC,NADAC Per Unit,Effective Date,Pricing Unit,Pharmacy Type Indicator,OTC,Explanation Code,Classification for Rate Setting,Corresponding Generic Drug NADAC Per Unit,Corresponding Generic Drug Effective Date,As of Date
METFORMIN HCL 500 MG TABLET,00378718505,0.01304,12/18/2024,EA,C/I,N,1,G,,,12/25/2024
`

describe('reference update', () => {
  let publishers: Server
  let address = ''
  beforeAll(async () => {
    publishers = createServer((request, response) => {
      const year = new Date().getUTCFullYear()
      const nadac = {
        title: `NADAC (National Average Drug Acquisition Cost) ${year}`,
        distribution: [{ downloadURL: 'https://download.example/nadac-12-25-2024.csv' }],
      }
      const files: Record<string, string> = {
        '/UPDATED.csv': exclusions,
        '/items': JSON.stringify([{ title: 'Something else' }, nadac]),
        '/nadac-12-25-2024.csv': prices,
        '/ndctext.zip': 'no zip at all',
      }
      const text = files[request.url ?? '']
      response.writeHead(text === undefined ? 404 : 200).end(text)
    })
    await new Promise<void>((resolve) => publishers.listen(0, '127.0.0.1', resolve))
    const bound = publishers.address()
    if (bound !== null && typeof bound === 'object') address = `http://127.0.0.1:${bound.port}/`
  })
  afterAll(() => publishers.close())

  test('imports what it can have and names what it cannot', async () => {
    const folder = folderWith({})
    const own = path.join(folder, 'own')
    const ran = await plumbline(
      folder,
      'reference',
      'update',
      '--reference',
      own,
      '--mirror',
      address,
    )
    expect(ran.status).toBe(2)
    expect(ran.out).toMatch(/^exclusions +2024-06/m)
    expect(ran.out).toMatch(/^drugPrices +2024-12-25/m)
    const last = ran.errors.at(-1) ?? ''
    expect(last).toMatch(/National Drug Code Directory \(FDA\) was not imported: .*ndctext_\d{4}-/)
    expect(last).toMatch(/ICD-10-CM \(CDC\) could not be reached: .* \(the server answered 404\)/)
    expect(last).toMatch(/HCPCS Level II \(CMS\) could not be reached/)
    expect(last).not.toMatch(/LEIE\) (?:could|was)|NADAC\) (?:could|was)/)
    const status = await plumbline(folder, 'reference', 'status', '--reference', own)
    expect(status.out).toMatch(/UPDATED\.csv/)
  })

  test('without a network each table is named, and nothing is imported', async () => {
    const closed = 'http://127.0.0.1:9/'
    const ran = await plumbline(folderWith({}), 'reference', 'update', '--mirror', closed)
    expect(ran).toMatchObject({ status: 2, out: '' })
    expect(ran.errors.at(-1)?.match(/could not be reached/g)).toHaveLength(5)
  })
})
