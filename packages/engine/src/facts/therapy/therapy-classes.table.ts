import type { DatedRow } from '../../reference/in-effect.ts'

/** Classes of which nobody takes two drugs for a month, by their names in the drug profiles. */
export interface TherapyClassRow extends DatedRow {
  readonly called: string
  readonly classes: readonly string[]
}

const labels =
  'FDA labels (duplication of the mechanism without benefit) and the therapeutic duplication screening of 42 CFR 456.705(b)(1); chosen by Plumbline'

export const therapyClasses: readonly TherapyClassRow[] = [
  { called: 'statins', classes: ['statin'], source: labels },
  { called: 'proton pump inhibitors', classes: ['proton pump inhibitor'], source: labels },
  {
    called: 'drugs against angiotensin',
    classes: [
      'ACE inhibitor',
      'ACE inhibitor with diuretic',
      'ACE inhibitor with calcium channel blocker',
      'angiotensin receptor blocker',
      'angiotensin receptor blocker with diuretic',
      'neprilysin inhibitor',
    ],
    source: `${labels}; labels of both kinds: avoid dual blockade`,
  },
  { called: 'SSRIs', classes: ['SSRI'], source: labels },
  { called: 'SNRIs', classes: ['SNRI'], source: labels },
  { called: 'sulfonylureas', classes: ['sulfonylurea'], source: labels },
  {
    called: 'SGLT2 inhibitors',
    classes: [
      'SGLT2 inhibitor',
      'SGLT2 inhibitor with biguanide',
      'SGLT2 inhibitor with DPP-4 inhibitor',
    ],
    source: labels,
  },
  {
    called: 'incretin drugs',
    classes: [
      'DPP-4 inhibitor',
      'DPP-4 inhibitor with biguanide',
      'GLP-1 agonist',
      'GIP and GLP-1 agonist',
    ],
    source: `${labels}; labels of GLP-1 agonists: not with one another, DPP-4 inhibitors add nothing`,
  },
  { called: 'bisphosphonates', classes: ['bisphosphonate'], source: labels },
  {
    called: 'alpha blockers for the prostate',
    classes: ['alpha blocker for the prostate'],
    source: labels,
  },
  { called: 'sleeping drugs', classes: ['hypnotic'], source: labels },
  { called: 'NSAIDs', classes: ['NSAID'], source: labels },
  { called: 'PCSK9 inhibitors', classes: ['PCSK9 inhibitor'], source: labels },
  { called: 'anticoagulants', classes: ['anticoagulant'], source: labels },
  { called: 'P2Y12 inhibitors', classes: ['antiplatelet'], source: labels },
  {
    called: 'inhaled corticosteroids with a bronchodilator',
    classes: ['inhaled corticosteroid with bronchodilator', 'inhaled triple therapy'],
    source: labels,
  },
  { called: 'TNF blockers', classes: ['TNF blocker'], source: labels },
  {
    called: 'antibodies against interleukin 23',
    classes: ['interleukin-23 blocker'],
    source: labels,
  },
  {
    called: 'antibodies against interleukin 17',
    classes: ['interleukin-17 blocker'],
    source: labels,
  },
  { called: 'migraine antibodies', classes: ['migraine antibody'], source: labels },
  { called: 'fibrates', classes: ['fibrate'], source: labels },
  {
    called: '5-alpha reductase inhibitors',
    classes: ['5-alpha reductase inhibitor'],
    source: labels,
  },
  { called: 'aromatase inhibitors', classes: ['aromatase inhibitor'], source: labels },
  { called: 'bladder antispasmodics', classes: ['bladder antispasmodic'], source: labels },
  { called: 'PDE5 inhibitors', classes: ['PDE5 inhibitor'], source: labels },
]
