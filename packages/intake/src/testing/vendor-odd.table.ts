import type { VendorFile } from './as-read.ts'

/** Claims files of odd shapes. */
export const vendorOdd: readonly VendorFile[] = [
  {
    name: 'patient and claim on their first row only, blank rows between',
    rows: [
      'Patient,MRN,Encounter,DOS,CPT,Mod,Dx,Units,Charge,Payment',
      'Jane Doe,9001,E1,01/20/2025,99213,25,E11.9,1,150.00,90.00',
      ',,,01/20/2025,83036,,E11.9,1,40.00,13.00',
      ',,,,,,,,,',
      'John Roe,9002,E2,01/21/2025,99214,,I10,1,220.00,130.00',
      ',,,01/21/2025,93000,,I10,1,60.00,17.00',
    ],
    told: 'who claim date code mods dx units charge paid',
    lines: [
      'p1 E1 2025-01-20 99213 25 E119 1 15000 9000',
      'p1 E1 2025-01-20 83036 - E119 1 4000 1300',
      'p2 E2 2025-01-21 99214 - I10 1 22000 13000',
      'p2 E2 2025-01-21 93000 - I10 1 6000 1700',
    ],
  },
  {
    name: 'a summary above the lines and notes below',
    rows: [
      'Summary',
      'Claims,2',
      'Billed,370.00',
      'Paid,220.00',
      '',
      'Claim ID,Member ID,Date of Service,Procedure,Diagnosis,Units,Billed,Paid',
      'C1,M1,2025-01-20,99213,E11.9,1,150.00,90.00',
      'C2,M2,2025-01-21,99214,I10,1,220.00,130.00',
      '',
      'Amounts are in US dollars. Report is confidential.',
    ],
    told: 'who claim date code dx units charge paid',
    lines: ['p1 C1 2025-01-20 99213 E119 1 15000 9000', 'p2 C2 2025-01-21 99214 I10 1 22000 13000'],
  },
  {
    name: 'one claim over several rows of one service each side by side',
    rows: [
      'Claim,Member,DOS,CPT1,Units1,Charge1,CPT2,Units2,Charge2,CPT3,Units3,Charge3,Dx1,Dx2',
      'C1,M1,2025-01-20,99213,1,150.00,83036,1,40.00,36415,1,15.00,E11.9,I10',
      'C2,M2,2025-01-21,99214,1,220.00,93000,1,60.00,,,,I10,',
    ],
    told: 'who claim date code dx units charge',
    lines: [
      'p1 C1 2025-01-20 99213 E119+I10 1 15000',
      'p1 C1 2025-01-20 83036 E119+I10 1 4000',
      'p1 C1 2025-01-20 36415 E119+I10 1 1500',
      'p2 C2 2025-01-21 99214 I10 1 22000',
      'p2 C2 2025-01-21 93000 I10 1 6000',
    ],
  },
  {
    name: 'days in the manner of a database, a minus behind',
    rows: [
      'Claim ID,Member ID,Svc Date,Svc Thru,Proc Cd,Mod 1,Mod 2,Diag 1,Units,Billed,Paid',
      'C1,M1,20-JAN-25,20-JAN-25,99213,25,,E119,1,150.00,90.00',
      'C2,M2,21-JAN-25,22-JAN-25,97110,GP,59,M545,2.0,120.00,70.00-',
    ],
    told: 'who claim date through code mods dx units charge paid',
    lines: [
      'p1 C1 2025-01-20 2025-01-20 99213 25 E119 1 15000 9000',
      'p2 C2 2025-01-21 2025-01-22 97110 GP+59 M545 2 12000 -7000',
    ],
  },
  {
    name: 'provider blocks, amounts with Cr, several total rows',
    rows: [
      'Provider: RIVERBEND CLINIC  NPI: 1245319599',
      'Claim No,Patient ID,DOS,Code,Units,Billed,Paid',
      'C1,P1,01/20/2025,99213,1,150.00,90.00',
      'C2,P2,01/21/2025,99214,1,220.00 CR,130.00 CR',
      'Provider Total,,,,,-70.00,-40.00',
      'Provider: HILLSIDE CLINIC  NPI: 1234567893',
      'Claim No,Patient ID,DOS,Code,Units,Billed,Paid',
      'C3,P3,01/22/2025,71046,1,85.00,20.00',
      'Provider Total,,,,,85.00,20.00',
      'Grand Total,,,,,15.00,-20.00',
    ],
    told: 'who claim date code units charge paid',
    lines: [
      'p1 C1 2025-01-20 99213 1 15000 9000',
      'p2 C2 2025-01-21 99214 1 -22000 -13000',
      'p3 C3 2025-01-22 71046 1 8500 2000',
    ],
  },
]
