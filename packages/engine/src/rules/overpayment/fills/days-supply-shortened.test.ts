import { ruleTable } from '../../../testing/rule-table.ts'
import { daysSupplyShortened } from './days-supply-shortened.ts'

const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: 20_000,
  drugName: 'BREO ELLIPTA 100-25 MCG INH',
  quantity: 60,
  daysSupply: 10,
  paidCents: 30_000,
}
const at = (day: number) => ({ serviceFromDay: 20_000 + day })

ruleTable(daysSupplyShortened, { base }, [
  {
    name: 'an inhaler of thirty days billed for ten, filled each ten days',
    lines: [{}, at(10), at(20)],
    expect: 'finding',
    flags: [2, 3],
    class: 'lead',
    atRiskCents: 40_000,
    says: 'lasts 30 days by its label and was billed for 10',
  },
  {
    name: 'the first in an earlier upload',
    history: [{}],
    lines: [at(10)],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'eye drops of a month for a week',
    lines: [
      { drugName: 'LATANOPROST 0.005% EYE DROPS', quantity: 2.5, daysSupply: 7 },
      { drugName: 'LATANOPROST 0.005% EYE DROPS', quantity: 2.5, daysSupply: 7, ...at(7) },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'eye drops in both eyes, three weeks a bottle',
    lines: [
      { drugName: 'LATANOPROST 0.005% EYE DROPS', quantity: 2.5, daysSupply: 20 },
      { drugName: 'LATANOPROST 0.005% EYE DROPS', quantity: 2.5, daysSupply: 20, ...at(20) },
    ],
    expect: 'pass',
  },
  {
    name: 'a month of pens for two weeks',
    lines: [
      { drugName: 'TRULICITY 1.5 MG/0.5 ML PEN', quantity: 2, daysSupply: 14 },
      { drugName: 'TRULICITY 1.5 MG/0.5 ML PEN', quantity: 2, daysSupply: 14, ...at(14) },
    ],
    expect: 'finding',
    flags: [2],
    atRiskCents: 15_000,
  },
  {
    name: 'an inhaler of sixty doses, told by its strengths, for fifteen days',
    lines: [
      { drugName: 'ADVAIR 250-50', quantity: 60, daysSupply: 15, unitOfMeasure: 'EA' },
      { drugName: 'ADVAIR 250-50', quantity: 60, daysSupply: 15, unitOfMeasure: 'EA', ...at(15) },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'billed for thirty, filled each thirty',
    lines: [{ daysSupply: 30 }, { daysSupply: 30, ...at(30) }],
    expect: 'pass',
  },
  {
    name: 'a shot of three months billed for a month, each month',
    lines: [0, 28, 56].map((days) => ({
      drugName: 'MEDROXYPROGESTERONE 150 MG/ML',
      quantity: 1,
      daysSupply: 28,
      unitOfMeasure: 'ML',
      ...at(days),
    })),
    expect: 'finding',
    flags: [2, 3],
  },
  {
    name: 'a shot of three months billed for a month, each three months',
    lines: [0, 84].map((days) => ({
      drugName: 'MEDROXYPROGESTERONE 150 MG/ML',
      quantity: 1,
      daysSupply: 28,
      ...at(days),
    })),
    expect: 'pass',
  },
  {
    name: 'an antibody of eight weeks and more, filled each four weeks after the two doses that begin it',
    lines: [0, 28, 56, 84].map((days) => ({
      drugName: 'STELARA 90 MG/ML SYRINGE',
      quantity: 1,
      daysSupply: 28,
      unitOfMeasure: 'ML',
      ...at(days),
    })),
    expect: 'finding',
    flags: [3, 4],
    atRiskCents: 30_000,
    says: 'lasts 56 days by its label and was billed for 28',
  },
  {
    name: 'the same after the two doses each eight weeks, billed for four',
    lines: [0, 28, 84].map((days) => ({
      drugName: 'STELARA 90 MG/ML SYRINGE',
      quantity: 1,
      daysSupply: 28,
      ...at(days),
    })),
    expect: 'pass',
  },
  {
    name: 'three doses four weeks apart that begin a treatment',
    lines: [0, 28, 56].map((days) => ({
      drugName: 'FASENRA PEN 30 MG/ML',
      quantity: 1,
      daysSupply: 28,
      ...at(days),
    })),
    expect: 'pass',
  },
  { name: 'billed short, filled in time', lines: [{}, at(29)], expect: 'pass' },
  {
    name: 'vacation',
    lines: [{ daysSupply: 30 }, { ...at(40) }, { ...at(50), submissionClarificationCodes: ['3'] }],
    expect: 'pass',
  },
  { name: 'the first fill', lines: [{}], expect: 'not-applicable' },
  { name: 'tablets', lines: [{ drugName: 'Atorvastatin 20 mg' }], expect: 'not-applicable' },
  { name: 'no days supply', lines: [{ daysSupply: undefined }, {}], expect: 'cannot-tell' },
])
