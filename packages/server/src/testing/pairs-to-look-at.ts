import { Upload } from '@plumbline/contract'
import type { TestCustomer } from './customers.ts'
import { multipartRequest } from './multipart.ts'
import { ended } from './run-worker.ts'

/** What of the lines below says who somebody is, when, and for how much. */
export const pairSecrets = ['CLMQ7', 'PXQ77', 'Wilhelmina', '1467560003', '2024-03', '412.5']

const rows = [
  // An injection for bones, and cataract: twice, and once for a man.
  'CLMQ71,PXQ771,Wilhelmina Roe,F,1950-02-03,2024-03-01,J0897,H2511,60,900.00,412.50,1467560003',
  'CLMQ72,PXQ772,Ada Roe,F,1951-02-03,2024-03-02,J0897,H2511,60,900.00,412.51,1467560003',
  'CLMQ73,PXQ773,Bert Roe,M,1950-02-03,2024-03-03,J0897,H2511,60,900.00,412.52,1467560003',
  // A visit fits anything, a symptom brings any service, and this one is cheap.
  'CLMQ74,PXQ774,Cora Roe,F,1970-02-03,2024-03-04,99213,H2511,1,412.53,412.53,1467560003',
  'CLMQ75,PXQ775,Dora Roe,F,1970-02-03,2024-03-05,80053,R509,1,412.54,412.54,1467560003',
  'CLMQ76,PXQ776,Emma Roe,F,1970-02-03,2024-03-06,80053,H2511,1,12.00,9.00,1467560003',
]
const header =
  'Claim ID,Patient ID,Member Name,Sex,Date of Birth,Date of Service,CPT,Diagnosis,Units,Charge,Paid,NPI'

/** Pairs of the file that are asked about. */
export const pairsAsked = 2

/** Has a file audited that has pairs no table decides on; a worker has to run. */
export async function uploadPairs({ visitor }: TestCustomer): Promise<Upload> {
  const parts = [
    { name: 'uploadName', value: 'Pairs' },
    { name: 'auditType', value: 'Medical' },
    { name: 'file', fileName: 'pairs.csv', value: [header, ...rows].join('\n') },
  ]
  const { id } = Upload.parse((await visitor.send(multipartRequest(parts))).json())
  return ended(visitor, id)
}
