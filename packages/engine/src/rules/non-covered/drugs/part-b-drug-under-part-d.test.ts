import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { partBDrugUnderPartD } from './part-b-drug-under-part-d.ts'

const base = {
  auditType: 'pharmacy' as const,
  drugName: 'ALBUTEROL SUL 2.5 MG/3 ML NEB SOLN',
  planType: 'Medicare Part D',
  paidCents: 2500,
}
const graft = { drugName: 'TACROLIMUS 1 MG CAPSULE' }

ruleTable(partBDrugUnderPartD, { base }, [
  {
    name: 'a nebulizer solution',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 2500,
    says: 'nebulizer',
  },
  {
    name: 'a drug against rejection',
    lines: [{ ...graft, diagnoses: ['Z940'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'dialysis',
    lines: [{ drugName: 'Cinacalcet 30 mg tab', diagnoses: ['N186'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'Medicare by a pharmacy claim',
    lines: [{ planType: 'Medicare' }],
    expect: 'finding',
    flags: [1],
    says: 'under Medicare',
  },
  { name: 'said to be Part B', lines: [{ planType: 'Medicare Part B' }], expect: 'not-applicable' },
  {
    name: 'a vaccine against influenza',
    lines: [{ drugName: 'FLUZONE HIGH-DOSE 2025-26 SYR' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a vaccine against shingles',
    lines: [{ drugName: 'SHINGRIX VIAL KIT' }],
    expect: 'pass',
  },
  {
    name: 'a phosphate binder of dialysis',
    lines: [
      {
        drugName: 'SEVELAMER CARBONATE 800 MG',
        diagnoses: ['N186'],
        serviceFromDay: day('2025-02-03'),
      },
    ],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a phosphate binder in 2024',
    lines: [
      {
        drugName: 'SEVELAMER CARBONATE 800 MG',
        diagnoses: ['N186'],
        serviceFromDay: day('2024-02-03'),
      },
    ],
    expect: 'pass',
  },
  {
    name: 'Medicare Advantage, whose pharmacies bill both parts',
    lines: [{ planType: 'Medicare Advantage' }],
    expect: 'not-applicable',
  },
  { name: 'in a nursing facility', lines: [{ placeOfService: '31' }], expect: 'not-applicable' },
  {
    name: 'residence in a nursing facility',
    lines: [{ patientResidence: '3' }],
    expect: 'not-applicable',
  },
  { name: 'residence at home', lines: [{ patientResidence: '1' }], expect: 'finding', flags: [1] },
  {
    name: 'for a long-term care pharmacy',
    lines: [{ submissionClarificationCodes: ['16'] }],
    expect: 'not-applicable',
  },
  {
    name: 'strips for blood sugar',
    lines: [{ drugName: 'ONETOUCH ULTRA TEST STRIP' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'needles for a pen',
    lines: [{ drugName: 'BD PEN NEEDLE NANO 32GX4MM' }],
    expect: 'pass',
  },
  { name: 'the inhaler', lines: [{ drugName: 'ALBUTEROL HFA 90 MCG INHALER' }], expect: 'pass' },
  { name: 'for another disease', lines: [{ ...graft, diagnoses: ['M0579'] }], expect: 'pass' },
  { name: 'another payer', lines: [{ planType: 'Commercial' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'no diagnosis', lines: [graft], expect: 'cannot-tell' },
])
