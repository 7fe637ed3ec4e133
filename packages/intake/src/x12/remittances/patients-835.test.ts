import { expect, test } from 'vitest'
import { readText } from '../../testing/read-text.ts'
import { x12Of } from '../../testing/x12-of.ts'

/** A claim of one service for whoever these segments name. */
const claim = (id: string, ...people: readonly string[]) => [
  `CLP*${id}*1*100*100**12*P${id}*11*1`,
  ...people,
  'SVC*HC:99213*100*100**1',
  'DTM*472*20260102',
]
const head = ['ST*835*0001', 'BPR*I*300*C*ACH************20260115', 'LX*1']

async function patientsOf(...claims: readonly (readonly string[])[]) {
  const { lines } = await readText(x12Of([...head, ...claims.flat()]))
  return lines.map(({ patientKey }) => patientKey)
}

const mother = claim('1', 'NM1*QC*1*DOE*JANE****MI*S9')

test('a patient without a number is another person than who has the one of the family', async () => {
  const child = claim('2', 'NM1*QC*1*DOE*JUNIOR', 'NM1*IL*1*DOE*JANE****MI*S9')
  const sister = claim('3', 'NM1*QC*1*DOE*JOY', 'NM1*IL*1*DOE*JANE****MI*S9')
  const keys = await patientsOf(mother, child, sister)
  expect(new Set(keys).size).toBe(3)
  expect(keys).not.toContain(undefined)
  expect(keys.join(' ')).not.toMatch(/JUNIOR|JOY/)
})

test.each([
  ['under the same name', ['NM1*QC*1*DOE*JANE', 'NM1*IL*1*DOE*JANE****MI*S9']],
  ['alone', ['NM1*IL*1*DOE*JANE****MI*S9']],
])('the insured who stands there %s is the patient', async (_, people) => {
  expect(await patientsOf(mother, claim('2', ...people))).toEqual(['S9', 'S9'])
})
