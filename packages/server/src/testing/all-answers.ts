import { readFileSync } from 'node:fs'
import type { Upload } from '@plumbline/contract'
import type { Visitor } from './test-server.ts'

const root = new URL('../../../../samples/', import.meta.url)
const twice = 'DUP1,M1,2024-03-01,99213,E119,1,120.45,80.00,1467560003'
/** Three files with findings: medical, pharmacy, and a line that came twice. */
export const threeFiles = [
  ['Medical', readFileSync(new URL('medical-claims.csv', root), 'utf8')],
  ['Pharmacy', readFileSync(new URL('pharmacy-claims.csv', root), 'utf8')],
  [
    'Medical',
    `Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,NPI\n${twice}\n${twice}`,
  ],
] as const

/** All that the product says of uploads, but for the plain words beside findings. */
export async function allAnswers(
  visitor: Visitor,
  uploads: readonly Pick<Upload, 'id'>[],
): Promise<string> {
  const paths = uploads.flatMap(({ id }) => [
    ...['', '/claims', '/claims.csv', '/set-aside.csv', '/report'].map(
      (path) => `/api/uploads/${id}${path}`,
    ),
    `/api/findings?upload=${id}`,
    ...['csv', 'json'].map((format) => `/api/findings/export?format=${format}&upload=${id}`),
  ])
  const answers: string[] = []
  for (const path of paths) {
    const { statusCode, body } = await visitor.get(path)
    answers.push(`${path} ${statusCode} ${withoutWords(path, body)}`)
  }
  return answers.join('\n')
}

function withoutWords(path: string, body: string): string {
  if (!path.endsWith('/claims')) return body
  return JSON.stringify(JSON.parse(body), (key, value: unknown) =>
    key === 'words' ? undefined : value,
  )
}
