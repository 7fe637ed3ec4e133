import { describe, expect, it } from 'vitest'
import { plainNames } from './plain-names.ts'

describe('names of columns', () => {
  it.each([
    ['DOS (MM/DD/YYYY)', 'DOS'],
    ['Sex (M/F)', 'Sex'],
    ['Rendering NPI (10 digits)', 'Rendering NPI'],
    ['Modifiers (comma separated)', 'Modifiers'],
    ['Status (Paid/Denied)', 'Status'],
    ['Billed [USD]', 'Billed'],
    ['Paid (other payer)', 'Paid (other payer)'],
    ['Amount (patient)', 'Amount (patient)'],
    ['Paid (in cents)', 'Paid (in cents)'],
  ])('lose how values are written: %s', (header, name) => {
    expect(plainNames([header])).toEqual([name])
  })

  it('of a data model lose their table, unless it alone says what they are', () => {
    const header = ['FactClaims[PaidAmount]', 'DimMember[MemberID]', "'Dim Place of Service'[Code]"]
    expect(plainNames(header)).toEqual(['PaidAmount', 'MemberID', 'Place of Service Code'])
  })

  it.each([
    ['billedAmount.value', 'billedAmount'],
    ['diagnosis.code', 'diagnosis code'],
    ['supplier.npi', 'supplier npi'],
    ['member.status', 'member status'],
    ['c.code', 'code'],
    ['claims.paid_amount', 'paid_amount'],
    ['D.O.B.', 'D.O.B.'],
  ])('before a point stay where they say what follows: %s', (header, name) => {
    expect(plainNames([header, 'a', 'b'])[0]).toBe(name)
  })

  it('are left where only one has brackets behind it', () => {
    expect(plainNames(['Amount[net]', 'Claim', 'Member'])[0]).toBe('Amount[net]')
  })

  it('that are paths of an explanation of benefit say what they hold', () => {
    const header = [
      'item[0].productOrService.coding[0].code',
      'item.modifier.1.coding.0.code',
      'diagnosis.2.diagnosisCodeableConcept.coding.0.code',
      'item.adjudication.benefit.amount.value',
      'patient.reference',
      'item.adjudication.noncovered.amount.value',
    ]
    expect(plainNames(header)).toEqual([
      'procedure code',
      'modifier 2',
      'diagnosis code 3',
      'paid amount',
      'patient id',
      expect.not.stringContaining('paid'),
    ])
  })

  it('are no paths in a file without a resource', () => {
    expect(plainNames(['item.net', 'id', 'patient'])).toEqual(['net', 'id', 'patient'])
  })
})
