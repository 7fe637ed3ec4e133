import { ruleTable } from '../../../testing/rule-table.ts'
import { telehealthPlaceConflict } from './telehealth-place-conflict.ts'

ruleTable(telehealthPlaceConflict, { base: { paidCents: 30000 } }, [
  {
    name: 'knee arthroscopy at home by telehealth',
    lines: [{ procedureCode: '29881', placeOfService: '10' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 30000,
  },
  {
    name: 'lesion removal with modifier 95',
    lines: [{ procedureCode: '11401', placeOfService: '11', modifiers: ['95'] }],
    expect: 'finding',
    flags: [1],
    says: 'modifier 95',
  },
  {
    name: 'surgery in a surgical center',
    lines: [{ procedureCode: '29881', placeOfService: '24' }],
    expect: 'pass',
  },
  {
    name: 'facility line of a surgery without place',
    lines: [{ procedureCode: '29881', revenueCode: '0360' }],
    expect: 'pass',
  },
  {
    name: 'visit by telehealth',
    lines: [{ procedureCode: '99213', placeOfService: '10', modifiers: ['95'] }],
    expect: 'not-applicable',
  },
  {
    name: 'prenatal visits by telehealth',
    lines: [{ procedureCode: '59426', placeOfService: '02' }],
    expect: 'not-applicable',
  },
  { name: 'no place', lines: [{ procedureCode: '29881' }], expect: 'cannot-tell' },
])
