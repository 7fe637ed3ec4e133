import { ruleTable } from '../../../testing/rule-table.ts'
import { drugTables } from '../../../testing/drug-tables.ts'
import { dispenseAsWrittenConflict } from './dispense-as-written-conflict.ts'

const base = {
  auditType: 'pharmacy' as const,
  brandGeneric: 'generic' as const,
  dispenseAsWritten: '0',
  serviceFromDay: 20_000,
}

const tables = drugTables({}, { metformin: { brandNames: ['Glucophage'] } })

ruleTable(dispenseAsWrittenConflict, { base, tables }, [
  {
    name: 'a tablet that goes by its ingredient, kind not stated',
    lines: [
      {
        brandGeneric: undefined,
        dispenseAsWritten: '1',
        drugName: 'METFORMIN HCL 500 MG TABLET',
      },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: 'names the drug as generics are named',
  },
  {
    name: 'the same, none in stock',
    lines: [
      { brandGeneric: undefined, dispenseAsWritten: '4', drugName: 'Metformin 500 mg tablet' },
    ],
    expect: 'cannot-tell',
  },
  { name: 'generic without a selection', lines: [{}], expect: 'pass' },
  { name: 'override', lines: [{ dispenseAsWritten: '6' }], expect: 'pass' },
  ...['1', '2', '3', '4', '5', '7', '8', '9'].map((dispenseAsWritten) => ({
    name: `code ${dispenseAsWritten} on a generic`,
    lines: [{ dispenseAsWritten }],
    expect: 'finding' as const,
    flags: [1],
    class: 'lead' as const,
    says: `code ${dispenseAsWritten}`,
  })),
  {
    name: 'a brand may have any of them',
    lines: [{ brandGeneric: 'brand', dispenseAsWritten: '1' }],
    expect: 'not-applicable',
  },
  {
    name: 'a letter, whatever was dispensed',
    lines: [{ brandGeneric: undefined, dispenseAsWritten: 'X' }],
    expect: 'finding',
    flags: [1],
    says: 'no dispense-as-written code',
  },
  {
    name: 'yes or no in a column of its own kind',
    lines: [{ dispenseAsWritten: 'N' }],
    expect: 'pass',
  },
  {
    name: 'kind not stated',
    lines: [{ brandGeneric: undefined, dispenseAsWritten: '1' }, {}],
    expect: 'cannot-tell',
  },
])
