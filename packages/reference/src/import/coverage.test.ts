import { day, procedureNumber } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { importedTable, importFiles, outcomes } from '../testing/import-files.ts'

const codes = [
  '"lcd_id","lcd_version","hcpc_code_id","hcpc_code_version","hcpc_code_group","range","last_updated","long_description","short_description"',
  '"90001","3","A0001","97","1","N","2026-02-10 18:07:03","MADE UP, AND LONG","Made up"',
  '"90002","1","A0001","97","1","N","2026-03-10 18:07:03","",""',
  '"90002","1","XX000","97","1","N","2026-03-11 18:07:03","",""',
].join('\n')
const articles = codes.replaceAll('lcd_', 'article_').replaceAll('9000', '8000')
const diagnoses = [
  'article_id,article_version,icd10_code_id,icd10_code_version,icd10_covered_group,range,last_updated,description,asterisk',
  '80001,3,M17.11,12,1,N,2026-02-10 18:07:03,Made up,N',
  '80001,3,M17.12,12,2,N,2026-02-10 18:07:03,Made up,N',
  '80002,3,XX000,12,1,N,2026-02-10 18:07:03,No codes,N',
  '80003,3,J45.20,12,1,N,2026-02-11 18:07:03,Made up,N',
].join('\n')
const criteria = [
  'Document,Codes,Criterion,Words',
  'LCD 90001,A0001; A0002,six weeks of exercises,home exercises; physical therapy',
  'LCD 90001,A0001,walks with an aid,cane; walker',
].join('\n')

test('coverage documents are read by the codes that they name, their diagnoses by article', async () => {
  const { reports, reference } = await importFiles({
    'lcd_x_hcpc_code.csv': codes,
    'article_x_hcpc_code.csv': articles,
    'article_x_icd10_covered.csv': diagnoses,
    'coverage-criteria_2026.csv': criteria,
  })
  expect(outcomes(reports)).toEqual([
    'coverageDeterminations 2026-03-10',
    'coverageArticles 2026-03-10',
    'articleDiagnoses 2026-02-11',
    'coverageCriteria 2026',
  ])
  const named = importedTable(reference, 'coverageDeterminations')
  expect(named.from).toBe(day('2026-03-10') - 90)
  expect(named.data.find(procedureNumber('A0001'))).toEqual({ documents: ['90001', '90002'] })
  expect(named.data.complete).toBe(false)
  const listed = importedTable(reference, 'articleDiagnoses').data
  expect(listed.find('80001')).toEqual({ codes: ['M1711', 'M1712'] })
  expect(listed.find('80002')).toBeUndefined()
  const asked = importedTable(reference, 'coverageCriteria').data
  expect(asked.find(procedureNumber('A0002'))).toEqual({
    criteria: [
      {
        document: 'LCD 90001',
        name: 'six weeks of exercises',
        words: ['home exercises', 'physical therapy'],
      },
    ],
  })
  expect(asked.find(procedureNumber('A0001'))?.criteria).toHaveLength(2)
})

test.each([
  ['a document without a number', codes.replace('"90001"', '"some"'), 'too-many-bad-rows'],
  ['a diagnosis that is none', diagnoses.replace('M17.11', 'Knee'), 'too-many-bad-rows'],
  ['a criterion without words', criteria.replace('cane; walker', ''), 'too-many-bad-rows'],
  ['a criterion of no code', criteria.replace('A0001,walks', ',walks'), 'too-many-bad-rows'],
])('%s refuses the file', async (_, file, refusal) => {
  const { reports } = await importFiles({ 'coverage_2026-03.csv': file })
  expect(outcomes(reports)).toEqual([refusal])
})
