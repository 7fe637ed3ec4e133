import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { excludedByOwnModifier } from './excluded-by-own-modifier.ts'

ruleTable(excludedByOwnModifier, { base: { chargeCents: 9000 } }, [
  {
    name: 'GY paid by Medicare',
    lines: [{ modifiers: ['GY'], payer: 'Medicare', paidCents: 4000 }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 4000,
  },
  {
    name: 'GZ paid, payer not stated',
    lines: [{ modifiers: ['59', 'GZ'], paidCents: 4000 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'not necessary',
  },
  {
    name: 'GZ paid by Medicare since lines with it are denied unread',
    lines: [
      {
        modifiers: ['GZ'],
        payer: 'Medicare',
        paidCents: 4000,
        serviceFromDay: day('2011-07-01'),
      },
    ],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'GZ paid by Medicare before',
    lines: [
      {
        modifiers: ['GZ'],
        payer: 'Medicare',
        paidCents: 4000,
        serviceFromDay: day('2011-06-30'),
      },
    ],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'the wrong side, paid by Medicare',
    lines: [{ modifiers: ['RT', 'PA'], payer: 'Medicare', paidCents: 4000 }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: 'the wrong body part was operated on',
  },
  {
    name: 'the wrong patient, paid by another plan',
    lines: [{ modifiers: ['PB'], payer: 'Cascade Health', paidCents: 4000 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'GY denied, as it should be',
    lines: [{ modifiers: ['GY'], payer: 'Medicare', paidCents: 0, allowedCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'GY paid by a plan that comes after Medicare',
    lines: [{ modifiers: ['GY'], payer: 'Cascade Health', paidCents: 4000 }],
    expect: 'not-applicable',
  },
  {
    name: 'GA may be paid',
    lines: [{ modifiers: ['GA'], payer: 'Medicare', paidCents: 4000 }],
    expect: 'not-applicable',
  },
  {
    name: 'no payment on the line',
    lines: [{ modifiers: ['GZ'], payer: 'Medicare' }],
    expect: 'cannot-tell',
  },
])
