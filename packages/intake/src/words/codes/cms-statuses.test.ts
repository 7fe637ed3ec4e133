import { expect, it } from 'vitest'
import { readText } from '../../testing/read-text.ts'

async function statusesUnder(header: string, ...values: readonly string[]) {
  const rows = values.map((value, at) => `C${at},M1,2024-01-05,99213,100,${value}`)
  const file = ['CLM_ID,BENE_ID,CLM_FROM_DT,HCPCS_CD,LINE_SBMTD_CHRG_AMT,'.concat(header), ...rows]
  const { lines } = await readText(file.join('\n'))
  return lines.map(({ claimStatus }) => claimStatus)
}

it.each([
  [
    'CARR_CLM_PMT_DNL_CD',
    ['0', '1', 'D', 'B', 'Q'],
    ['denied', 'paid', 'denied', 'paid', 'denied'],
  ],
  ['CLM_MDCR_NON_PMT_RSN_CD', ['', 'P', 'N'], [undefined, undefined, 'denied']],
  ['LINE_PRCSG_IND_CD', ['A', 'R', 'N', '12'], ['paid', 'paid', 'denied', 'denied']],
  ['ADJSTMT_DLTN_CD', ['', 'A', 'D'], [undefined, undefined, 'reversed']],
  ['CLM_ADJSMT_TYPE_CD', ['0', '1', '2'], [undefined, 'reversed', undefined]],
  ['denial_status', ['Denied', 'Paid', 'Not denied'], ['denied', 'paid', undefined]],
  ['denial_status', ['Y', 'N'], ['denied', undefined]],
])('%s says what became of the line: %j', async (header, values, statuses) => {
  expect(await statusesUnder(header, ...values)).toEqual(statuses)
})

it('lets the decision on the line come before the one on its claim', async () => {
  const { lines } = await readText(
    [
      'CLM_ID,BENE_ID,CLM_FROM_DT,HCPCS_CD,CARR_CLM_PMT_DNL_CD,LINE_PRCSG_IND_CD',
      'C1,M1,2024-01-05,99213,1,N',
      'C1,M1,2024-01-05,36415,1,A',
    ].join('\n'),
  )
  expect(lines.map(({ claimStatus }) => claimStatus)).toEqual(['denied', 'paid'])
})
