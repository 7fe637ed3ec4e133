import { expect, test } from 'vitest'
import { carriedFacts } from './carried-facts.ts'

test('what the sender says is carried over, what is of one recipient or claim is not', () => {
  const facts = {
    senderName: 'Reed Benefits',
    signer: 'Dana Reed, Director',
    planName: '',
    recipientName: 'Harbor Family Medicine',
    lookBackChecked: 'yes',
    noticeDate: '2026-03-01',
  }
  expect(carriedFacts({ facts })).toEqual({
    senderName: 'Reed Benefits',
    signer: 'Dana Reed, Director',
  })
})
