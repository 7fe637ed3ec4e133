/** A transaction in its envelope: segments without terminators. */
export function enveloped(
  kind: '837' | '835',
  guide: string,
  transactions: readonly (readonly string[])[],
): string {
  const control = kind === '837' ? 'HC' : 'HP'
  const inside = transactions.flatMap((segments, at) => [
    `ST*${kind}*${String(at + 1).padStart(4, '0')}*${guide}`,
    ...segments,
    `SE*${segments.length + 2}*${String(at + 1).padStart(4, '0')}`,
  ])
  return [
    'ISA*00*          *00*          *ZZ*SENDER         *ZZ*RECEIVER       *240701*1200*^*00501*000000001*0*P*:',
    `GS*${control}*SENDER*RECEIVER*20240701*1200*1*X*${guide}`,
    ...inside,
    `GE*${transactions.length}*1`,
    'IEA*1*000000001',
  ]
    .map((segment) => `${segment}~\n`)
    .join('')
}
