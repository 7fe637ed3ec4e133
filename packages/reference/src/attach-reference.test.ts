import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { day, procedureNumber } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { attachReference } from './load-reference.ts'
import { importedTable, importFiles } from './testing/import-files.ts'

const file = [
  'HCPCS/CPT Code,Practitioner Services MUE Values,MUE Adjudication Indicator,MUE Rationale',
  'A0001,2,3 Clinical: Data,Clinical: Data',
].join('\n')

test('attached tables answer as loaded ones do, from the same memory', async () => {
  const { reference } = await importFiles({ 'MCR_MUE_Practitioner_Eff_04-01-2026.csv': file })
  const attached = attachReference(reference.shared)
  expect(attached.releases).toEqual(reference.releases)
  const limits = importedTable(attached, 'muePractitioner')
  expect(limits).toMatchObject({ from: day('2026-04-01'), to: day('2026-06-30') })
  expect(limits.data.find(procedureNumber('A0001'))?.units).toBe(2)
  expect(attached.shared[0]?.buffer).toBe(reference.shared[0]?.buffer)
})

test('the shared description goes to a worker without a copy', async () => {
  const { reference } = await importFiles({ 'MCR_MUE_Practitioner_Eff_04-01-2026.csv': file })
  const [shared] = reference.shared
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
     parentPort.postMessage(workerData[0].buffer instanceof SharedArrayBuffer && workerData[0].buffer.byteLength)`,
    { eval: true, workerData: reference.shared },
  )
  expect(await once(worker, 'message')).toEqual([shared?.buffer.byteLength])
})
