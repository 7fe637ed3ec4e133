import { describe, expect, test } from 'vitest'
import { readText } from '../testing/read-text.ts'

const stay = 'Claim ID,Bill Type,Revenue Code,Admission Date,Discharge Date,Date of Service'
const cells = 'A1,111,0120,2024-05-01,2024-05-06,2024-05-01'

describe('which diagnoses were present on admission', () => {
  test.each([
    [
      'marks in one column, in the order of the diagnoses',
      `${stay},Diagnosis Codes,POA`,
      `${cells},J18.9; I10; E11.9,Y;N;U`,
      { diagnoses: ['J189', 'I10', 'E119'], presentOnAdmission: ['Y', 'N', 'U'] },
    ],
    [
      'marks that stand together',
      `${stay},Diagnosis Codes,POA`,
      `${cells},J18.9; I10; E11.9,YNU`,
      { diagnoses: ['J189', 'I10', 'E119'], presentOnAdmission: ['Y', 'N', 'U'] },
    ],
    [
      'marks that stand together and are fewer than the diagnoses, for none can be told blank',
      `${stay},Diagnosis Codes,POA`,
      `${cells},J18.9; I10; E11.9,Y N`,
      { diagnoses: ['J189', 'I10', 'E119'], presentOnAdmission: undefined },
    ],
    [
      'numbered marks, wherever their columns stand',
      `${stay},POA_3,POA_2,POA_1,DX_1,DX_2,DX_3`,
      `${cells},U,N,Y,J18.9,I10,E11.9`,
      { diagnoses: ['J189', 'I10', 'E119'], presentOnAdmission: ['Y', 'N', 'U'] },
    ],
    [
      'a principal diagnosis that the list repeats',
      `${stay},PRNCPAL_DGNS_CD,ICD_DGNS_CD1,CLM_POA_IND_SW1,ICD_DGNS_CD2,CLM_POA_IND_SW2`,
      `${cells},J189,J189,Y,I10,N`,
      { diagnoses: ['J189', 'I10'], presentOnAdmission: ['Y', 'N'] },
    ],
    [
      'a place that is blank, and a mark without a diagnosis',
      `${stay},DX_1,DX_2,DX_3,POA_1,POA_2,POA_3`,
      `${cells},J18.9,,E11.9,Y,N,`,
      { diagnoses: ['J189', 'E119'], presentOnAdmission: ['Y', ''] },
    ],
    [
      'marks of external causes apart from those of diagnoses',
      `${stay},ICD_DGNS_CD1,CLM_POA_IND_SW1,ICD_DGNS_E_CD1,CLM_E_POA_IND_SW1`,
      `${cells},S72001A,N,W010XXA,Y`,
      { diagnoses: ['S72001A', 'W010XXA'], presentOnAdmission: ['N', 'Y'] },
    ],
  ])('%s', async (_, header, row, expected) => {
    const { lines } = await readText(`${header}\n${row}\n`)
    expect(lines[0]).toMatchObject(expected)
  })
})
