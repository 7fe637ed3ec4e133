import { loadReference } from '@plumbline/reference'
import { dollarSummary } from './dollars/dollar-summary.ts'
import { measureDollars } from './dollars/measure-dollars.ts'

const measured = await measureDollars(loadReference().tables)
for (const { kind, writing, verdict, complaints, truth, said } of measured) {
  if (verdict === 'right') continue
  const owed = truth[0] === truth[1] ? String(truth[0]) : truth.join(' to ')
  process.stdout.write(`${verdict}, ${writing}: ${kind}: ${said} in place of ${owed} cents\n`)
  for (const complaint of complaints) process.stdout.write(`    ${complaint}\n`)
}
process.stdout.write(`\n${dollarSummary(measured)}\n`)
