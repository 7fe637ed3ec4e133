import { lineOf, type PrintedPage } from './printed-pdf.ts'
import type { PrintedLayout } from './printed-layouts.table.ts'

const [jan2, jan3, jan9] = [19_724, 19_725, 19_731]
const title = (text: string): PrintedPage[number] => [[280, text]]

/** Columns of a remittance as Medicare's free programs print it. */
const spr = [30, 100, 160, 190, 220, 265, -370, -425, -480, -535, 545, -640, -710] as const
const sprHeader = lineOf(
  spr,
  ...['PERF PROV', 'SERV DATE', 'POS', 'NOS', 'PROC', 'MODS', 'BILLED', 'ALLOWED', 'DEDUCT'],
  ...['COINS', 'GRP/RC', 'AMT', 'PROV PD'],
)
const sprTotal = (share: string, ...amounts: string[]) =>
  lineOf([30, 190, ...spr.slice(6, 10), -640, -710], `PT RESP ${share}`, 'CLAIM TOTALS', ...amounts)
const sprNet = (net: string): PrintedPage[number] => [
  [30, 'ADJ TO TOTALS: PREV PD'],
  [190, 'INTEREST'],
  [300, 'LATE FILING CHARGE'],
  [600, `NET ${net}`],
]

const bill = [30, 110, 190, -520, -620] as const
const billHeader = lineOf(bill, 'Date', 'HCPCS', 'Description', 'Qty', 'Charges')
const emergency = lineOf(bill, '01/02/2024', '99284', 'ER VISIT LEVEL 4', '1', '1,250.00')
const panel = lineOf(bill, '01/02/2024', '80053', 'COMP METABOLIC PANEL', '1', '148.00')
const draw = lineOf(bill, '01/03/2024', '36415', 'VENIPUNCTURE', '1', '25.00')
const billed = [
  { serviceFromDay: jan2, revenueCode: '0450', procedureCode: '99284', chargeCents: 125_000 },
  { serviceFromDay: jan2, revenueCode: '0301', procedureCode: '80053', chargeCents: 14_800 },
  { serviceFromDay: jan3, revenueCode: '0301', procedureCode: '36415', chargeCents: 2_500 },
] as const
const billHead: PrintedPage = [
  title('ITEMIZED STATEMENT'),
  [
    [30, 'Patient Name: ANN ROE'],
    [300, 'Account Number: H77001'],
  ],
  [],
]

const eob = [30, 120, 180, -420, -500, -580, -660] as const
const eobHeader = lineOf(
  eob,
  ...['Service Date', 'Code', 'Units', 'Billed', 'Allowed', 'Member Owes', 'Plan Paid'],
)
const visit = lineOf(eob, '01/02/2024', '99213', '1', '150.00', '92.00', '20.00', '72.00')
const test = lineOf(eob, '01/03/2024', '80053', '1', '48.00', '14.50', '0.00', '14.50')
const eobRead = [
  { serviceFromDay: jan2, procedureCode: '99213', chargeCents: 15_000, paidCents: 7_200 },
  { serviceFromDay: jan3, procedureCode: '80053', chargeCents: 4_800, paidCents: 1_450 },
] as const
const [ann, ben] = [
  { claimId: 'C1001', patientKey: 'M100' },
  { claimId: 'C1002', patientKey: 'M200' },
]
const two = [
  { ...eobRead[0], ...ann },
  { ...eobRead[1], ...ben },
]

const fills = [30, 110, 190, 310, -470, -520, -600, -680] as const
const fillNames = [
  ...['Fill Date', 'Rx Number', 'Drug', 'NDC', 'Qty', 'Days', 'You Paid', 'Plan Paid'],
] as const
const fillHeader = lineOf(fills, ...fillNames)
const invoice = [30, 85, 145, 195, 310, -470, -520, -600, -680] as const
const metformin = ['01/02/2024', '6001', 'METFORMIN 500MG', '00093-1048-01'] as const
const lisinopril = ['01/09/2024', '6002', 'LISINOPRIL 10MG', '68180-0980-01'] as const
const filled = [
  { serviceFromDay: jan2, prescriptionNumber: '6001', quantity: 60, paidCents: 725 },
  { serviceFromDay: jan9, prescriptionNumber: '6002', quantity: 30, paidCents: 410 },
] as const

/** Further manners, whose answers were written down before any was read. */
export const morePrintedLayouts: readonly PrintedLayout[] = [
  {
    manner: 'remittance of Medicare: labels and values in one line without colons',
    type: 'medical',
    pages: [
      [
        title('MEDICARE REMITTANCE NOTICE'),
        [],
        sprHeader,
        [
          [30, 'NAME ROE, ANN'],
          [190, 'HIC 1EG4TE5MK73'],
          [330, 'ACNT A-1'],
          [450, 'ICN 1524002100100'],
          [600, 'ASG Y MOA MA01'],
        ],
        lineOf(
          spr,
          ...['1234567893', '0102 010224', '11', '1', '99213', '25', '150.00', '92.00', '0.00'],
          ...['18.40', 'CO-45', '58.00', '73.60'],
        ),
        lineOf(
          spr,
          ...['1234567893', '0103 010324', '11', '1', '80053', '', '48.00', '14.50', '0.00'],
          ...['0.00', 'CO-45', '33.50', '14.50'],
        ),
        sprTotal('18.40', '198.00', '106.50', '0.00', '18.40', '91.50', '88.10'),
        sprNet('88.10'),
        [[30, 'NAME POE, BEN  HIC 2EG4TE5MK74  ACNT A-2  ICN 1524002100200  ASG Y MOA MA01']],
        lineOf(
          spr,
          ...['1234567893', '0109 010924', '11', '1', '99214', '', '210.00', '130.00', '0.00'],
          ...['26.00', 'CO-45', '80.00', '104.00'],
        ),
        sprTotal('26.00', '210.00', '130.00', '0.00', '26.00', '80.00', '104.00'),
        sprNet('104.00'),
      ],
    ],
    lines: [
      {
        ...{ claimId: '1524002100100', patientKey: '1EG4TE5MK73', serviceFromDay: jan2 },
        ...{ procedureCode: '99213', chargeCents: 15_000, allowedCents: 9_200, paidCents: 7_360 },
      },
      {
        ...{ claimId: '1524002100100', patientKey: '1EG4TE5MK73', serviceFromDay: jan3 },
        ...{ procedureCode: '80053', chargeCents: 4_800, allowedCents: 1_450, paidCents: 1_450 },
      },
      {
        ...{ claimId: '1524002100200', patientKey: '2EG4TE5MK74', serviceFromDay: jan9 },
        ...{ procedureCode: '99214', chargeCents: 21_000, allowedCents: 13_000, paidCents: 10_400 },
      },
    ],
  },
  {
    manner: 'itemized bill: a revenue code with its name above the lines of each',
    pages: [
      [
        ...billHead,
        billHeader,
        [[30, 'Revenue Code: 0450 EMERGENCY ROOM']],
        ...[emergency, lineOf([30, -620], 'Subtotal 0450', '1,250.00')],
        [[30, 'Revenue Code: 0301 LABORATORY CHEMISTRY']],
        ...[panel, draw, lineOf([30, -620], 'Subtotal 0301', '173.00')],
        lineOf([30, -620], 'Total Charges', '1,423.00'),
      ],
    ],
    lines: billed,
  },
  {
    manner: 'itemized bill: a bare revenue code above the lines of each',
    pages: [
      [
        ...billHead,
        billHeader,
        [[30, '0450 - EMERGENCY ROOM']],
        ...[emergency, lineOf([30, -620], 'Total 0450 - EMERGENCY ROOM', '1,250.00')],
        [[30, '0301 - LABORATORY CHEMISTRY']],
        ...[panel, draw, lineOf([30, -620], 'Total 0301 - LABORATORY CHEMISTRY', '173.00')],
      ],
    ],
    lines: billed,
  },
  {
    manner: 'EOB: a block for each claim, its facts as names in one line and values in the next',
    pages: [
      [
        title('EXPLANATION OF BENEFITS'),
        lineOf([30, 150, 280, 420], 'Claim Number', 'Patient', 'Member ID', 'Provider'),
        lineOf([30, 150, 280, 420], 'C1001', 'ANN ROE', 'M100', 'OAK CLINIC'),
        ...[eobHeader, visit, lineOf([30, -420, -660], 'Claim Total', '150.00', '72.00'), []],
        lineOf([30, 150, 280, 420], 'Claim Number', 'Patient', 'Member ID', 'Provider'),
        lineOf([30, 150, 280, 420], 'C1002', 'BEN POE', 'M200', 'OAK CLINIC'),
        ...[eobHeader, test, lineOf([30, -420, -660], 'Claim Total', '48.00', '14.50')],
      ],
    ],
    lines: two,
  },
  {
    manner: 'EOB: a block for each claim, its number in the title of the block',
    pages: [
      [
        title('EXPLANATION OF BENEFITS'),
        [[30, 'Claim # C1001']],
        [
          [30, 'Patient: ANN ROE'],
          [280, 'Member ID: M100'],
        ],
        ...[eobHeader, visit, lineOf([30, -420, -660], 'Total', '150.00', '72.00'), []],
        [[30, 'Claim # C1002']],
        [
          [30, 'Patient: BEN POE'],
          [280, 'Member ID: M200'],
        ],
        ...[eobHeader, test, lineOf([30, -420, -660], 'Total', '48.00', '14.50')],
      ],
    ],
    lines: two,
  },
  {
    manner: 'EOB: a sentence between the lines of a claim and the next claim',
    pages: [
      [
        title('EXPLANATION OF BENEFITS'),
        [
          [30, 'Claim Number: C1001'],
          [200, 'Patient: ANN ROE'],
          [380, 'Member ID: M100'],
        ],
        ...[eobHeader, visit],
        [[30, 'Your plan has a copayment of $20.00 for each visit to the office of a doctor.']],
        [
          [30, 'Claim Number: C1002'],
          [200, 'Patient: BEN POE'],
          [380, 'Member ID: M200'],
        ],
        ...[eobHeader, test],
        [[30, 'If you disagree, you may ask for a review within 180 days. Call 1-800-555-0100.']],
      ],
    ],
    lines: two,
  },
  {
    manner: 'fill history: one patient above, a month as heading, the year as total',
    type: 'pharmacy',
    pages: [
      [
        title('PRESCRIPTION HISTORY'),
        [
          [30, 'Patient: ANN ROE'],
          [280, 'Member ID: M100'],
        ],
        [],
        fillHeader,
        [[30, 'January 2024']],
        lineOf(fills, ...metformin, '60', '30', '5.00', '7.25'),
        lineOf(fills, ...lisinopril, '30', '30', '5.00', '4.10'),
        lineOf([30, -600, -680], 'Year to date', '10.00', '11.35'),
      ],
    ],
    lines: filled.map((fill) => ({ ...fill, patientKey: 'M100' })),
  },
  {
    manner: 'fill history: the NDC and the prescriber on a line below each fill',
    lacks: 'facts below the line that they belong to',
    type: 'pharmacy',
    pages: [
      [
        title('PRESCRIPTION HISTORY'),
        [
          [30, 'Patient: ANN ROE'],
          [280, 'Member ID: M100'],
        ],
        [],
        fillHeader,
        lineOf(fills, ...metformin.slice(0, 3), '', '60', '30', '5.00', '7.25'),
        [
          [190, 'NDC: 00093-1048-01'],
          [310, 'Prescriber: J DOE MD'],
        ],
        lineOf(fills, ...lisinopril.slice(0, 3), '', '30', '30', '5.00', '4.10'),
        [
          [190, 'NDC: 68180-0980-01'],
          [310, 'Prescriber: J DOE MD'],
        ],
      ],
    ],
    lines: [
      { ...filled[0], patientKey: 'M100', ndc: '00093104801' },
      { ...filled[1], patientKey: 'M100', ndc: '68180098001' },
    ],
  },
  {
    manner: 'PBM invoice: pharmacy by its number without a colon above its fills',
    type: 'pharmacy',
    pages: [
      [
        title('INVOICE'),
        [],
        lineOf(invoice, 'Member ID', ...fillNames),
        [[30, 'Pharmacy NPI 1234567893 OAK DRUGS']],
        lineOf(invoice, 'M100', ...metformin, '60', '30', '5.00', '7.25'),
        lineOf([30, -680], 'Total OAK DRUGS', '7.25'),
        [[30, 'Pharmacy NPI 1003000126 ELM DRUGS']],
        lineOf(invoice, 'M200', ...lisinopril, '30', '30', '5.00', '4.10'),
        lineOf([30, -680], 'Total ELM DRUGS', '4.10'),
      ],
    ],
    lines: [
      { ...filled[0], patientKey: 'M100', pharmacyId: '1234567893' },
      { ...filled[1], patientKey: 'M200', pharmacyId: '1003000126' },
    ],
  },
]
