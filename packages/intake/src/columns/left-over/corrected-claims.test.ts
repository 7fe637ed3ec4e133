import { expect, test } from 'vitest'
import { readText } from '../../testing/read-text.ts'

const lines = (header: string, ...rows: readonly string[]) =>
  readText([`Claim No,Line,Member ID,DOS,CPT,Charge,Paid,${header}`, ...rows].join('\n')).then(
    (read) => read.lines,
  )

test.each([
  ['from 0 on', '0', '1', '2'],
  ['from 1 on', '1', '2', '3'],
])('a later version of a line corrects the first, where they count %s', async (_, a, b, c) => {
  const read = await lines(
    'claim_vrsn',
    `C1,1,M1,01/13/2026,99213,120.00,80.00,${a}`,
    `C1,1,M1,01/13/2026,99213,120.00,85.00,${b}`,
    `C2,1,M2,01/14/2026,99214,150.00,90.00,${a}`,
    `C1,1,M1,01/13/2026,99213,120.00,88.00,${c}`,
  )
  expect(read.map(({ frequencyCode }) => frequencyCode)).toEqual([undefined, '7', undefined, '7'])
})

test('a version that repeats for one line tells no versions apart', async () => {
  const read = await lines(
    'layout vrsn',
    'C1,1,M1,01/13/2026,99213,120.00,80.00,1',
    'C1,1,M1,01/13/2026,99213,120.00,85.00,2',
  )
  expect(read.map(({ frequencyCode }) => frequencyCode)).toEqual([undefined, undefined])
})

test('letters of a mark of adjustment say original, void and adjusted', async () => {
  const read = await lines(
    'ADJ_IND',
    'C1,1,M1,01/13/2026,99213,120.00,80.00,O',
    'C1,1,M1,01/13/2026,99213,120.00,80.00,V',
    'C2,1,M2,01/14/2026,99214,150.00,90.00,A',
    'C3,1,M3,01/14/2026,99214,150.00,90.00,R',
  )
  expect(read.map(({ frequencyCode }) => frequencyCode)).toEqual(['1', '8', '7', undefined])
})

const naming = (header: string, named: string) =>
  lines(
    header,
    'C1,1,M1,01/13/2026,99213,120.00,80.00,',
    'C2,1,M2,01/14/2026,99214,150.00,90.00,',
    `C3,1,M1,01/13/2026,99213,120.00,85.00,${named}`,
    'C4,1,M4,01/14/2026,99214,150.00,90.00,',
  )

test('a column of numbers of other claims of the same patient and day names originals', async () => {
  const read = await naming('corr_ref', 'C1')
  expect(read.map(({ originalClaimId }) => originalClaimId)).toEqual([
    undefined,
    undefined,
    'C1',
    undefined,
  ])
})

test.each([
  ['of another patient', 'corr_ref', 'C2'],
  ['that are in no row', 'corr_ref', 'C9'],
  ['that came after', 'adjusted_to_clm', 'C1'],
])('numbers of claims %s name no originals', async (_, header, named) => {
  const read = await naming(header, named)
  expect(read.every(({ originalClaimId }) => originalClaimId === undefined)).toBe(true)
})
