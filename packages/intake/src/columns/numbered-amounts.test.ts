import { day } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { lookAt } from '../take-look.ts'
import { readText } from '../testing/read-text.ts'

const auditDay = day('2026-02-02')

async function readWith(headers: string, cells = '150.00,92.40') {
  const rows = [1, 2, 3].map((at) => `C${at},M${at},2024-03-0${at},99213,${cells}`)
  const read = await readText([`Claim,Member,DOS,${headers}`, ...rows].join('\n'), { auditDay })
  return {
    line: read.lines[0],
    questions: lookAt(read, auditDay).questions.map(({ text }) => text),
  }
}

test('amounts that only a number tells apart are asked about, and none is a charge', async () => {
  const { line, questions } = await readWith('CPT,Amt 1,Amt 2')
  expect(line?.chargeCents).toBeUndefined()
  expect(questions).toEqual([expect.stringContaining('What are Amt 1, Amt 2?')])
})

test('of numbered charges beside one service the first counts, and the other is asked about', async () => {
  const { line, questions } = await readWith('CPT,Charge 1,Charge 2')
  expect(line?.chargeCents).toBe(15_000)
  expect(questions).toEqual([expect.stringContaining('What is Charge 2?')])
})

test('numbered amounts of services side by side belong to these', async () => {
  const { line, questions } = await readWith('CPT1,CPT2,Charge 1,Charge 2', '36415,150.00,15.00')
  expect(line?.chargeCents).toBe(15_000)
  expect(questions).toEqual([])
})
