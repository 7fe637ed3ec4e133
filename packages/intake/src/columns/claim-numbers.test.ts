import { expect, it } from 'vitest'
import { readText } from '../testing/read-text.ts'

const auditDay = 20_600

async function numbersOf(originals: readonly string[]) {
  const rows = originals.map(
    (original, at) => `A${1000 + at},${original},M${at},2024-05-01,99213,100.00`,
  )
  const header = 'Patient Control No,Payer Claim Control Number,Member ID,Service Date,CPT,Charge'
  const { lines } = await readText([header, ...rows].join('\n'), { auditDay })
  return lines.map(({ claimId }) => claimId)
}

it('takes the number that every line has for that of its claim, not one that most lack', async () => {
  expect(await numbersOf(['', '', '7001', '', '', ''])).toEqual(
    Array.from({ length: 6 }, (_, at) => `A${1000 + at}`),
  )
})

it('takes the number of the payer where all lines have both', async () => {
  expect(await numbersOf(['7001', '7002', '7003'])).toEqual(['7001', '7002', '7003'])
})
