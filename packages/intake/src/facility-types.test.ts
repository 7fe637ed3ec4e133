import { expect, test } from 'vitest'
import { readText } from './testing/read-text.ts'

const common = 'claim_number,claim_format,facility_type_code,claim_frequency_code,revenue_code'

test.each([
  ['beside the place of the line', 'place_of_service_code,', ',', '11,'],
  ['alone', '', '', ''],
])(
  'facility type and frequency of an 837, %s, are the type of bill of facilities',
  async (_, place, ofBill, ofVisit) => {
    const { lines } = await readText(
      [
        `${common},${place}composite_procedure,service_date,line_charge_amount,line_paid_amount`,
        `A1,837I,13,1,0450,${ofBill}HC:99284:25,2024-08-05,900.00,400.00`,
        `A2,837P,11,1,,${ofVisit}HC:99213,2024-08-05,150.00,80.00`,
        `A3,837I,13,7,0320,${ofBill}HC:71046,2024-08-06,200.00,90.00`,
      ].join('\n'),
    )
    expect(lines.map(({ billType }) => billType)).toEqual(['131', undefined, '137'])
    expect(lines.map(({ placeOfService }) => placeOfService)).toEqual([undefined, '11', undefined])
    expect(lines.map(({ procedureCode }) => procedureCode)).toEqual(['99284', '99213', '71046'])
    expect(lines[0]?.modifiers).toEqual(['25'])
  },
)

test('beside a type of bill it is a place', async () => {
  const { lines } = await readText(
    [
      `${common},type_of_bill,procedure_code,service_date,line_charge_amount,line_paid_amount`,
      'A1,837I,13,1,0450,0131,99284,2024-08-05,900.00,400.00',
      'A2,837P,11,1,,,99213,2024-08-05,150.00,80.00',
    ].join('\n'),
  )
  expect(lines.map(({ billType }) => billType)).toEqual(['131', undefined])
})

test('a code with its modifiers is told by its values under any name', async () => {
  const { lines } = await readText(
    [
      'Claim ID,DOS,Composite Element,Charge,Paid',
      'C1,01/15/2024,HC:99213:25,150.00,78.80',
      'C2,01/16/2024,HC:20610,60.00,30.00',
      'C3,01/16/2024,HC:99214,60.00,30.00',
    ].join('\n'),
  )
  expect(lines.map(({ procedureCode }) => procedureCode)).toEqual(['99213', '20610', '99214'])
})
