import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { paidAloneBesideOthers } from './paid-alone-beside-others.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-06'),
  paidCents: 300,
} as const
const of = (procedureCode: string) => ({ procedureCode })

ruleTable(paidAloneBesideOthers, { base }, [
  {
    name: 'oximetry beside a visit',
    lines: [of('99213'), of('94760')],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 300,
    says: 'beside 99213',
  },
  {
    name: 'the flushing of a port, another payer',
    lines: [
      { ...of('96413'), payer: 'Acme' },
      { ...of('96523'), payer: 'Acme' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  { name: 'oximetry alone', lines: [of('94760')], expect: 'pass' },
  { name: 'beside a laboratory test', lines: [of('94760'), of('85025')], expect: 'pass' },
  { name: 'beside a vaccine', lines: [of('94760'), of('90686')], expect: 'pass' },
  {
    name: 'beside a visit that was not paid',
    lines: [{ ...of('99213'), paidCents: 0 }, of('94760')],
    expect: 'pass',
  },
  {
    name: 'beside the visit of another',
    lines: [{ ...of('99213'), renderingNpi: '1245319599' }, of('94760')],
    expect: 'pass',
  },
  { name: 'a service paid beside others', lines: [of('93000')], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ ...of('94760'), paidCents: 0 }], expect: 'not-applicable' },
  {
    name: 'a hospital',
    lines: [{ ...of('94760'), claimType: 'institutional' }],
    expect: 'not-applicable',
  },
  {
    name: 'nobody named',
    lines: [{ ...of('94760'), patientKey: undefined }],
    expect: 'cannot-tell',
  },
])
