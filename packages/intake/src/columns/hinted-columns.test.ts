import { describe, expect, test } from 'vitest'
import { hintedColumns } from './hinted-columns.ts'
import type { AssignedColumn } from './assign-columns.ts'
import type { Meaning } from '../words/meanings.ts'

const column = (index: number, header: string, values: readonly string[], meaning?: Meaning) => ({
  column: { index, header, values },
  meaning,
  number: undefined,
  confidence: meaning === undefined ? 0 : 0.9,
  reason: '',
})
const claim = column(0, 'Claim Number', ['C1', 'C2', 'C3'], 'claimId')
const meant = (type: 'medical' | 'pharmacy', ...columns: readonly AssignedColumn[]) =>
  hintedColumns([claim, ...columns], type)
    .slice(1)
    .map(({ meaning }) => meaning)

const statuses = ['PAID', 'DENIED', 'PAID']
const npis = ['1400000000', '1400195404', '1408109100']

describe('names that hint at what their values bear out', () => {
  test.each<['medical' | 'pharmacy', string, readonly string[], Meaning | undefined]>([
    ['medical', 'AP_STS_C_NAME', statuses, 'claimStatus'],
    ['medical', 'Audit Status', statuses, undefined],
    ['medical', 'Line Decision', ['PAID', 'PAID', 'PAID'], undefined],
    ['medical', 'gender_source_value', ['F', 'M', 'F'], 'sex'],
    ['medical', 'LOCATION CD', ['11', '22', '11'], 'placeOfService'],
    ['medical', 'LOCATION CD', ['001', '777', '004'], undefined],
    ['medical', 'TX_LINE', ['1', '2', '1'], 'lineNumber'],
    ['medical', 'Chk Dt', ['01/05/2026', '01/06/2026', '01/07/2026'], 'paidDay'],
    ['medical', 'Base/Mileage HCPCS', ['A0429', 'A0425', 'A0429'], 'procedureCode'],
    ['medical', 'Proc Fee', ['10000', '12500', '99213'], 'chargeCents'],
    ['medical', 'Check Amt', ['98.00', '12.50', '60.00'], 'paidCents'],
    ['medical', 'Check Amt', ['980.00', '980.00', '980.00', '980.00'], undefined],
    ['pharmacy', 'Acq Cost', ['12.11', '3.20', '44.00'], undefined],
    ['pharmacy', 'SBM_CLRFCTN', ['3', '42'], 'submissionClarificationCodes'],
    ['pharmacy', 'Clarification', ['Lost at sea', 'See note'], undefined],
    ['pharmacy', 'Partial/Complete', ['Partial', 'Completion'], 'dispensingStatus'],
    ['pharmacy', 'Part Fill', ['P', 'C'], 'dispensingStatus'],
    ['pharmacy', 'Part Number', ['P', 'C'], undefined],
    ['pharmacy', 'ADJ_STUS_CD', ['P', 'A', 'R'], 'claimStatus'],
    ['pharmacy', 'ADJ_STUS_CD', ['P', 'C', 'P'], undefined],
    ['pharmacy', 'GNRC_IND', ['Y', 'N', 'Y'], 'multisourceCode'],
    ['pharmacy', 'Brand Indicator', ['Y', 'N', 'Y'], undefined],
    ['pharmacy', 'Generic Available', ['Y', 'N', 'Y'], undefined],
    ['pharmacy', 'Measure', ['Each', 'Milliliters', 'Grams'], 'unitOfMeasure'],
    ['pharmacy', 'Measure', ['30', '60', '90'], undefined],
    ['pharmacy', 'Est. Rebate', ['210.00'], 'rebateCents'],
    ['pharmacy', 'Rebate Units', ['30', '60', '90'], undefined],
    ['pharmacy', 'Admin Inc', ['0.00', '20.00', '0.00'], 'incentiveCents'],
    ['pharmacy', 'Prescriber ID', ['AB1234563', 'MC0011231'], 'prescriberDea'],
    ['pharmacy', 'DEA Class', ['C2', 'C4'], undefined],
    ['pharmacy', 'Dep', ['1', '2', '1'], 'personCode'],
    ['pharmacy', 'Dept', ['1', '2', '1'], undefined],
    ['medical', 'Chk #', ['100233', '100234', '100235'], undefined],
    ['medical', 'Elig Exp', ['116.33', '58.82', '120.16'], 'allowedCents'],
    ['medical', 'Discount Amt', ['38.67', '32.18', '62.84'], undefined],
    ['medical', 'NUBC Rev', ['0120', '0300', '0250'], 'revenueCode'],
    ['medical', 'Facility Type', ['111', '131', '131'], 'billType'],
    ['medical', 'Facility Number', ['111', '131', '131'], undefined],
    ['medical', 'Mod String', ['RRKH', 'RR', 'NU'], 'modifiers'],
    ['medical', 'Deliv POS', ['12', '12', '12'], 'placeOfService'],
    ['medical', 'Test No', ['1', '2', '1'], 'lineNumber'],
    ['medical', 'I was billed', ['38.67', '32.18', '62.84'], undefined],
    ['medical', 'Payor Lvl 1', Array<string>(5).fill('MEDICARE'), 'payer'],
    ['medical', 'Coverage', Array<string>(5).fill('ACTIVE'), undefined],
    ['medical', 'Main Proc', ['0DTN0ZZ', '0SRC0J9', '5A1955Z'], 'inpatientProcedures'],
    ['medical', 'Proc Item', ['B123456', 'B123457', 'B123458'], undefined],
    ['medical', 'Benefit Line', ['Medicare Part B', 'Commercial', 'Medicaid'], 'planType'],
    ['medical', 'Benefit Line', ['Office', 'Surgery', 'Imaging'], undefined],
    ['medical', 'Plan Kind', ['Medicare Part A/B', 'Group Commercial', 'Medicaid'], 'planType'],
    ['medical', 'Plan Kind', ['Medicare', 'Gold', 'Medicaid'], undefined],
    ['medical', 'Pricing Source', ['Medicare', 'Medicaid', 'Medicare'], undefined],
    ['medical', 'PatientCents', ['1200', '0', '450'], 'patientShareCents'],
    ['pharmacy', 'Refills Granted', ['3', '0', '11'], 'refillsAuthorized'],
    ['pharmacy', 'Ref', ['0', '1', '0'], 'refillNumber'],
    ['pharmacy', 'Dispensing', ['1.50', '1.75', '1.50'], 'dispensingFeeCents'],
    ['pharmacy', 'Customer Paid', ['3.14', '3.02', '0.00'], 'patientShareCents'],
    ['pharmacy', 'SVCPRVNPI', npis, 'pharmacyId'],
    ['pharmacy', 'PRSNPI', npis, 'prescriberNpi'],
    ['pharmacy', 'DECQTY', ['30', '90', '15'], 'quantity'],
    ['pharmacy', 'DS Billed', ['30', '90', '30'], 'daysSupply'],
    ['pharmacy', 'Approved Total Amount Due', ['12.10', '3.20', '0.00'], 'paidCents'],
    ['pharmacy', 'AWP_UNIT_COST', ['1.23', '4.50', '2.00'], undefined],
  ])('%s %s %j', (type, header, values, meaning) => {
    expect(meant(type, column(1, header, values))).toEqual([meaning])
  })

  test('two that hint at the same are left to be asked about', () => {
    const columns = ['Adjud Stat', 'Result'].map((name, at) => column(at + 1, name, statuses))
    expect(meant('medical', ...columns)).toEqual([undefined, undefined])
  })

  test('a column that names tell goes before', () => {
    const named = column(1, 'Status', statuses, 'claimStatus')
    expect(meant('medical', named, column(2, 'Adjud Stat', statuses))).toEqual([
      'claimStatus',
      undefined,
    ])
  })

  test('a list of codes and prices has neither claim nor person, and is left as it is', () => {
    const price = column(0, 'Approved Exp', ['116.33', '58.82', '120.16'])
    expect(hintedColumns([price], 'medical')).toEqual([price])
  })
})
