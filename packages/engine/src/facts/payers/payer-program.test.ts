import { expect, test } from 'vitest'
import { claimLine } from '../../claim/claim-line.ts'
import { payerProgram } from './payer-program.ts'

test.each([
  [{}, 'unknown'],
  [{ payer: 'Medicare' }, 'medicare'],
  [{ payer: 'CMS', planType: 'Medicare Part B' }, 'medicare'],
  [{ payer: 'Humana Medicare Advantage' }, 'medicare-plan'],
  [{ payer: 'Aetna', planType: 'Medicare HMO' }, 'medicare-plan'],
  [{ planType: 'Medicare Part D' }, 'medicare-plan'],
  [{ payer: 'AARP Medicare Supplement' }, 'other'],
  [{ planType: 'MEDD' }, 'medicare-plan'],
  [{ planType: 'PDP' }, 'medicare-plan'],
  [{ planType: 'MCR' }, 'medicare'],
  [{ payer: 'Acme', planType: 'MCAID' }, 'other-federal'],
  [{ planType: 'COMM' }, 'other'],
  [{ payer: 'Texas Medicaid' }, 'other-federal'],
  [{ payer: 'TRICARE East' }, 'other-federal'],
  [{ payer: 'Nevada Blue Cross' }, 'other'],
] as const)('%o is %s', (fields, program) => {
  expect(payerProgram(claimLine(fields))).toBe(program)
})
