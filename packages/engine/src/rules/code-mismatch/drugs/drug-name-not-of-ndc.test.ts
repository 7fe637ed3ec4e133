import { drugTables } from '../../../testing/drug-tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { drugNameNotOfNdc } from './drug-name-not-of-ndc.ts'

const tables = drugTables(
  {
    '00378180101': { ingredient: 'LEVOTHYROXINE SODIUM', strength: '50 mcg' },
    '00071015523': { ingredient: 'ATORVASTATIN CALCIUM', brandName: 'Lipitor' },
    '00406051201': { ingredient: 'OXYCODONE HCl; ACETAMINOPHEN' },
    '00002143380': { ingredient: 'DULAGLUTIDE' },
    '00011111101': { ingredient: 'SUMATRIPTAN SUCCINATE' },
    '00011111301': { ingredient: 'Lipitor' },
    '00011111201': { brandName: 'Test strips' },
  },
  {
    lisinopril: { brandNames: ['Zestril', 'Prinivil'] },
    metoprolol: { brandNames: ['Toprol XL'] },
    dulaglutide: { brandNames: ['Trulicity'] },
    levothyroxine: { brandNames: ['Synthroid'] },
    atorvastatin: { brandNames: ['Lipitor'] },
    'acetaminophen; oxycodone': { brandNames: ['Percocet'] },
  },
)
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20000,
  ndcAsBilled: '00378180101',
  ndc: '00378180101',
  paidCents: 1500,
}
const pair = (drugName: string, ndc: string) => ({ drugName, ndc, ndcAsBilled: ndc })

const labelled = {
  ...drugTables(
    {},
    {
      lisinopril: { brandNames: ['Zestril'] },
      levothyroxine: { brandNames: ['Synthroid'] },
      'potassium chloride': { brandNames: ['K-Dur'] },
      'hydrochlorothiazide; lisinopril': { brandNames: ['Zestoretic'] },
    },
  ),
  drugLabels: released(
    'drugLabels',
    codeTable(
      {
        '00378180010': { name: 'LEVOTHYROXINE 25 MCG TABLET' },
        '00093736710': { name: 'LISINOPRIL-HCTZ 10-12.5 MG TAB' },
        '00011112222': { name: 'PEN NEEDLE 32G' },
        '00121094816': { name: 'POTASSIUM CHLORIDE 10% ORAL LIQUID' },
      },
      false,
    ),
  ),
}

const combined = {
  ...drugTables(
    {},
    {
      amlodipine: { brandNames: ['Norvasc'] },
      benazepril: {},
      olmesartan: {},
      hydrocodone: {},
      acetaminophen: {},
      hydrochlorothiazide: {},
      losartan: {},
      'amlodipine; benazepril': { brandNames: ['Lotrel'] },
      'acetaminophen; hydrocodone': { brandNames: ['Norco'] },
    },
  ),
  drugLabels: released(
    'drugLabels',
    codeTable(
      {
        '00480008305': { name: 'AMLODIPINE BESYLATE 2.5 MG TAB' },
        '55111033901': { name: 'AMLODIPINE-BENAZEPRIL 5-10 MG' },
        '27241008303': { name: 'AMLODIPINE-OLMESARTAN 5-20 MG' },
        '00406012301': { name: 'HYDROCODONE-ACETAMINOPHEN 5-325 MG TABLET' },
        '47781041060': { name: 'HYDROCODONE ER 15 MG CAPSULE' },
        '00093736711': { name: 'LOSARTAN-HCTZ 50-12.5 MG TAB' },
      },
      false,
    ),
  ),
}

ruleTable(drugNameNotOfNdc, { base, tables }, [
  ...(
    [
      ['AMLODIPINE-BENAZEPRIL 5-10 MG CAP', '00480008305', 'holds no benazepril'],
      ['LOTREL 5-10 MG CAPSULE', '00480008305', 'holds no benazepril'],
      ['Amlodipine Besylate and Olmesartan 5 MG', '55111033901', 'holds no olmesartan'],
      ['AMLODIPINE-BENAZEPRIL 5-10 MG CAP', '27241008303', 'holds no benazepril'],
      ['HYDROCODONE-ACETAMINOPHEN 5-325 MG TABLET', '47781041060', 'holds no acetaminophen'],
    ] as const
  ).map(([drugName, ndc, says]) => ({
    name: `${drugName} on ${ndc}`,
    tables: combined,
    lines: [pair(drugName, ndc)],
    expect: 'finding' as const,
    class: 'error' as const,
    flags: [1],
    says,
  })),
  ...(
    [
      ['HYDROCODONE 5 MG TAB', '00406012301'],
      ['NORCO 5-325', '00406012301'],
      ['HYDROCODON-ACETAMINOPH 5-325', '00406012301'],
      ['HYDROCODONE/APAP 5-325', '00406012301'],
      ['LOTREL 5-10 MG CAPSULE', '55111033901'],
      ['BENAZEPRIL/AMLODIPINE 10-5', '55111033901'],
      ['AMLODIPINE BESYLATE-BENAZEPRIL HCL', '55111033901'],
      ['LOSARTAN/HCTZ 50-12.5', '00093736711'],
      ['Losartan Potassium-Hydrochlorothiazide', '00093736711'],
    ] as const
  ).map(([drugName, ndc]) => ({
    name: `${drugName} is ${ndc}`,
    tables: combined,
    lines: [pair(drugName, ndc)],
    expect: 'pass' as const,
  })),
  {
    name: 'by the label of a price list',
    tables: labelled,
    lines: [pair('LISINOPRIL 2.5 MG TABLET', '00378180010')],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: 'NDC 00378180010 is LEVOTHYROXINE 25 MCG TABLET (levothyroxine)',
  },
  {
    name: 'a brand on the label of its generic',
    tables: labelled,
    lines: [pair('SYNTHROID 25 MCG', '00378180010')],
    expect: 'pass',
  },
  {
    name: 'a combination by one of its ingredients',
    tables: labelled,
    lines: [pair('LISINOPRIL 10 MG', '00093736710')],
    expect: 'pass',
  },
  ...['POTASSIUM CHLORIDE 20 MEQ/15 ML', 'K-DUR 20 MEQ TAB'].map((drugName) => ({
    name: `${drugName}, whose words all name salts`,
    tables: labelled,
    lines: [pair(drugName, '00121094816')],
    expect: 'pass' as const,
  })),
  {
    name: 'a label that is no known drug',
    tables: labelled,
    lines: [pair('LISINOPRIL 10 MG', '00011112222')],
    expect: 'cannot-tell',
  },
  {
    name: 'lisinopril on an NDC of levothyroxine',
    lines: [{ drugName: 'Lisinopril 10mg' }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 1500,
    says: 'Lisinopril 10mg (lisinopril), but NDC 00378180101 is levothyroxine sodium',
  },
  {
    name: 'a brand of another ingredient',
    lines: [pair('Zestril 20 mg', '00071015523')],
    expect: 'finding',
    flags: [1],
    says: 'is Lipitor (atorvastatin calcium)',
  },
  {
    name: 'a shared salt is no likeness',
    lines: [pair('Metoprolol succinate 50mg', '00011111101')],
    expect: 'finding',
    flags: [1],
  },
  ...[
    ['Levothyroxine 50mcg', '00378180101'],
    ['SYNTHROID 50 MCG TABLET', '00378180101'],
    ['Atorvastatin 20mg', '00071015523'],
    ['Lipitor', '00071015523'],
    ['Atorvastatin 10mg', '00011111301'],
    ['OXYCODONE-ACETAMIN 5-325', '00406051201'],
    ['Percocet 5/325', '00406051201'],
    ['Endocet (oxycodone/APAP)', '00406051201'],
    ['Trulicity 1.5mg/0.5mL Pen', '00002143380'],
  ].map(([drugName = '', ndc = '']) => ({
    name: `${drugName} on ${ndc}`,
    lines: [pair(drugName, ndc)],
    expect: 'pass' as const,
  })),
  {
    name: 'a name that nobody knows',
    lines: [{ drugName: 'Zyzzyva 10mg' }],
    expect: 'cannot-tell',
    says: 'not among those',
  },
  {
    name: 'an NDC that nobody knows',
    lines: [pair('Lisinopril 10mg', '11111111112')],
    expect: 'cannot-tell',
  },
  {
    name: 'an NDC without an ingredient',
    lines: [pair('Lisinopril', '00011111201')],
    expect: 'cannot-tell',
  },
  { name: 'no name', lines: [{}, { drugName: 'Levothyroxine' }], expect: 'cannot-tell' },
  {
    name: 'a reversal',
    lines: [{ drugName: 'Lisinopril', claimStatus: 'reversed', paidCents: -1500 }],
    expect: 'not-applicable',
  },
])
