import { ruleTable } from '../../testing/rule-table.ts'
import { chargeNotUnitsTimesPrice } from './charge-not-units-times-price.ts'

ruleTable(chargeNotUnitsTimesPrice, { base: { units: 3, unitPriceCents: 4000 } }, [
  {
    name: 'three at $40.00 for $140.00',
    lines: [{ chargeCents: 14000 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: /3 units at \$40\.00 come to \$120\.00, but \$140\.00 was charged: \$20\.00 too much/,
  },
  {
    name: 'charged for one of three',
    lines: [{ chargeCents: 4000 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: /\$80\.00 too little/,
  },
  { name: 'three at $40.00 for $120.00', lines: [{ chargeCents: 12000 }], expect: 'pass' },
  {
    name: 'a price that was rounded to cents',
    lines: [{ units: 1000, unitPriceCents: 3, chargeCents: 3412 }],
    expect: 'pass',
  },
  {
    name: 'half a unit',
    lines: [{ units: 0.5, unitPriceCents: 4000, chargeCents: 2000 }],
    expect: 'pass',
  },
  {
    name: 'no price of one unit',
    lines: [{ unitPriceCents: undefined, chargeCents: 14000 }],
    expect: 'not-applicable',
  },
  {
    name: 'a charge that is taken back',
    lines: [{ units: -3, chargeCents: -12000 }],
    expect: 'not-applicable',
  },
  { name: 'no units', lines: [{ units: undefined, chargeCents: 14000 }], expect: 'cannot-tell' },
])
