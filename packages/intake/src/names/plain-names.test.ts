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
    ['other_payer.paid', 'other_payer paid'],
    ['D.O.B.', 'DOB'],
    ['Mbr. D.O.B.', 'Mbr. DOB'],
  ])('before a point stay where they say what follows: %s', (header, name) => {
    expect(plainNames([header, 'a', 'b'])[0]).toBe(name)
  })

  it('of a warehouse lose their table and its mark', () => {
    const header = [
      ...['fact_claim_line_claim_nbr', 'fact_claim_line_line_nbr', 'fact_claim_line_paid_amt'],
      ...['dim_member_dob', 'dim_member_gender_cd', 'dim_provider_npi', 'fact_other', 'dimension'],
    ]
    expect(plainNames(header)).toEqual([
      ...['claim_nbr', 'line_nbr', 'paid_amt', 'dob', 'gender_cd', 'provider_npi'],
      ...['fact_other', 'dimension'],
    ])
  })

  it('with points for blanks are names themselves', () => {
    const header = [
      'Date.of.Service',
      'Diagnosis.Code.1',
      'Other.Insurance.Paid',
      'Allowed.Units',
      'Claim.Number',
      'Paid.Amount',
    ]
    expect(plainNames(header)).toEqual([
      'Date of Service',
      'Diagnosis Code 1',
      'Other Insurance Paid',
      'Allowed Units',
      'Claim Number',
      'Paid Amount',
    ])
  })

  it('that say everything twice are said once, and only then', () => {
    const twice = ['Claim (CLMNO)', 'DOS (FDOS)', 'CPT (PROCCD)', 'Charge (CHGAMT)', 'Paid (PDAMT)']
    expect(plainNames(twice)).toEqual(['Claim', 'DOS', 'CPT', 'Charge', 'Paid'])
    expect(plainNames(['Claim', 'DOS', 'CPT', 'Charge', 'Paid (COB)'])[4]).toBe('Paid (COB)')
    const both = [
      'Sex / Sexo',
      'Units / Unidades',
      'Paid / Pagado',
      'CPT / Código',
      'Charge / Cargo',
    ]
    expect(plainNames(both)).toEqual(['Sex', 'Units', 'Paid', 'CPT', 'Charge'])
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
