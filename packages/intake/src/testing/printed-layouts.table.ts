import type { AuditType, ClaimLine } from '@plumbline/engine'
import { lineOf, type PrintedPage } from './printed-pdf.ts'

/** Claims as somebody prints them, with headings between groups, and what must be read. */
export interface PrintedLayout {
  readonly manner: string
  readonly type?: AuditType
  /** What is not read yet; its test fails as soon as it is. */
  readonly lacks?: string
  readonly pages: readonly PrintedPage[]
  /** Of each line, in order, what must stand in it; nothing else may be a line. */
  readonly lines: readonly Partial<ClaimLine>[]
}

const eob = [30, 120, 180, 230, -420, -500, -580, -660] as const
const eobHeader = lineOf(
  [30, 120, 180, 230, -420, -500, -580, -660],
  ...['Service Date', 'Code', 'Mod', 'Units', 'Billed', 'Allowed', 'Member Owes', 'Plan Paid'],
)
const [jan2, jan3, jan9] = [19_724, 19_725, 19_731]

/** The two claims of most layouts: an office visit with a blood draw of Ann, a panel of Ben. */
const visit = lineOf(eob, '01/02/2024', '99213', '25', '1', '150.00', '92.00', '20.00', '72.00')
const draw = lineOf(eob, '01/02/2024', '36415', '', '1', '15.00', '3.00', '0.00', '3.00')
const panel = lineOf(eob, '01/03/2024', '80053', '', '1', '48.00', '14.50', '0.00', '14.50')
const annTotal = lineOf([30, ...eob.slice(4)], 'Claim Total', '165.00', '95.00', '20.00', '75.00')
const benTotal = lineOf([30, ...eob.slice(4)], 'Claim Total', '48.00', '14.50', '0.00', '14.50')
const visitRead = {
  serviceFromDay: jan2,
  procedureCode: '99213',
  chargeCents: 15_000,
  paidCents: 7_200,
}
const drawRead = {
  serviceFromDay: jan2,
  procedureCode: '36415',
  chargeCents: 1_500,
  paidCents: 300,
}
const panelRead = {
  serviceFromDay: jan3,
  procedureCode: '80053',
  chargeCents: 4_800,
  paidCents: 1_450,
}
const ann = { claimId: 'C1001', patientKey: 'M100' }
const ben = { claimId: 'C1002', patientKey: 'M200' }
const three = [
  { ...visitRead, ...ann },
  { ...drawRead, ...ann },
  { ...panelRead, ...ben },
]

const eobTitle = [[[300, 'EXPLANATION OF BENEFITS']], [[30, 'This is not a bill.']], []] as const

const fills = [30, 110, 190, 280, -470, -520, -600, -680] as const
const fillHeader = lineOf(
  fills,
  ...['Fill Date', 'Rx Number', 'NDC', 'Drug', 'Qty', 'Days', 'Copay', 'Plan Paid'],
)
const metformin = lineOf(
  fills,
  ...['01/02/2024', '6001', '00093-1048-01', 'METFORMIN 500MG', '60', '30', '5.00', '7.25'],
)
const lisinopril = lineOf(
  fills,
  ...['01/09/2024', '6002', '68180-0980-01', 'LISINOPRIL 10MG', '30', '30', '5.00', '4.10'],
)
const metforminRead = {
  serviceFromDay: jan2,
  prescriptionNumber: '6001',
  quantity: 60,
  paidCents: 725,
}
const lisinoprilRead = {
  serviceFromDay: jan9,
  prescriptionNumber: '6002',
  quantity: 30,
  paidCents: 410,
}

const bill = [30, 110, 170, 240, -520, -620] as const
const billHeader = lineOf(bill, 'Date', 'Rev Code', 'HCPCS', 'Description', 'Qty', 'Charges')

export const printedLayouts: readonly PrintedLayout[] = [
  {
    manner: 'EOB: a line of facts with colons above the lines of each claim, a total below',
    pages: [
      [
        ...eobTitle,
        eobHeader,
        [
          [30, 'Claim Number: C1001'],
          [200, 'Patient: Ann Roe'],
          [400, 'Member ID: M100'],
        ],
        ...[visit, draw, annTotal, []],
        [
          [30, 'Claim Number: C1002'],
          [200, 'Patient: Ben Poe'],
          [400, 'Member ID: M200'],
        ],
        ...[panel, benTotal],
      ],
    ],
    lines: three,
  },
  {
    manner: 'EOB: a block for each claim, the names of columns in each',
    pages: [
      [
        ...eobTitle,
        [
          [30, 'Claim Number: C1001'],
          [200, 'Patient Name: Ann Roe'],
          [400, 'Member ID: M100'],
        ],
        ...[eobHeader, visit, draw, annTotal, []],
        [
          [30, 'Claim Number: C1002'],
          [200, 'Patient Name: Ben Poe'],
          [400, 'Member ID: M200'],
        ],
        ...[eobHeader, panel, benTotal],
      ],
    ],
    lines: three,
  },
  {
    manner: 'EOB: facts over several lines, one below the other, between the claims',
    pages: [
      [
        ...eobTitle,
        [[30, 'Patient: Ann Roe']],
        [
          [30, 'Member ID: M100'],
          [300, 'Group: 4411'],
        ],
        [
          [30, 'Claim #: C1001'],
          [300, 'Provider: Oak Clinic'],
          [520, 'NPI: 1234567893'],
        ],
        ...[eobHeader, visit, draw, annTotal, []],
        [[30, 'Patient: Ben Poe']],
        [
          [30, 'Member ID: M200'],
          [300, 'Group: 4411'],
        ],
        [
          [30, 'Claim #: C1002'],
          [300, 'Provider: Elm Lab'],
          [520, 'NPI: 1003000126'],
        ],
        ...[eobHeader, panel, benTotal],
      ],
    ],
    lines: three,
  },
  {
    manner: 'EOB: a page ends within a claim, the next begins with its names of columns',
    pages: [
      [
        ...eobTitle,
        eobHeader,
        [
          [30, 'Claim Number: C1001'],
          [200, 'Patient: Ann Roe'],
          [400, 'Member ID: M100'],
        ],
        ...[visit, [], [[350, 'Page 1 of 2']] as const],
      ],
      [
        ...eobTitle,
        ...[eobHeader, draw, annTotal, []],
        [
          [30, 'Claim Number: C1002'],
          [200, 'Patient: Ben Poe'],
          [400, 'Member ID: M200'],
        ],
        ...[panel, benTotal, [], [[350, 'Page 2 of 2']] as const],
      ],
    ],
    lines: three,
  },
  {
    manner: 'EOB: a patient above all of the claims of theirs',
    pages: [
      [
        ...eobTitle,
        eobHeader,
        [
          [30, 'Member: Ann Roe'],
          [250, 'Member ID: M100'],
        ],
        [[30, 'Claim ID: C1001']],
        ...[visit, annTotal],
        [[30, 'Claim ID: C1003']],
        ...[draw, annTotal],
        [
          [30, 'Member: Ben Poe'],
          [250, 'Member ID: M200'],
        ],
        [[30, 'Claim ID: C1002']],
        ...[panel, benTotal],
      ],
    ],
    lines: [
      { ...visitRead, ...ann },
      { ...drawRead, claimId: 'C1003', patientKey: 'M100' },
      { ...panelRead, ...ben },
    ],
  },
  {
    manner:
      'remittance advice: account, claim and name in a line with colons, totals of each and all',
    pages: [
      [
        [[280, 'PROVIDER REMITTANCE ADVICE']],
        [
          [30, 'Payee: Oak Clinic'],
          [300, 'Check Number: 778812'],
          [520, 'Check Date: 01/20/2024'],
        ],
        [],
        eobHeader,
        [
          [30, 'Patient: ROE, ANN'],
          [200, 'Member ID: M100'],
          [340, 'Patient Account: A-1'],
          [520, 'Claim Number: C1001'],
        ],
        ...[visit, draw, annTotal],
        [
          [30, 'Patient: POE, BEN'],
          [200, 'Member ID: M200'],
          [340, 'Patient Account: A-2'],
          [520, 'Claim Number: C1002'],
        ],
        ...[panel, benTotal, []],
        lineOf([30, ...eob.slice(4)], 'Grand Total', '213.00', '109.50', '20.00', '89.50'),
      ],
    ],
    lines: three,
  },
  {
    manner: 'remittance advice: grouped by the provider who rendered, claim number in the lines',
    pages: [
      [
        [[280, 'REMITTANCE ADVICE']],
        [],
        lineOf(
          [30, 100, 160, 240, 300, -420, -500, -660],
          'Claim Number',
          'Member ID',
          'Service Date',
          'Proc',
          'Units',
          'Billed',
          'Allowed',
          'Paid',
        ),
        [
          [30, 'Rendering Provider: Jan Doe, MD'],
          [300, 'Rendering NPI: 1234567893'],
        ],
        lineOf(
          [30, 100, 160, 240, 300, -420, -500, -660],
          'C1001',
          'M100',
          '01/02/2024',
          '99213',
          '1',
          '150.00',
          '92.00',
          '72.00',
        ),
        lineOf(
          [30, 100, 160, 240, 300, -420, -500, -660],
          'C1001',
          'M100',
          '01/02/2024',
          '36415',
          '1',
          '15.00',
          '3.00',
          '3.00',
        ),
        lineOf([30, -420, -500, -660], 'Provider Total', '165.00', '95.00', '75.00'),
        [
          [30, 'Rendering Provider: Kim Fox, MD'],
          [300, 'Rendering NPI: 1003000126'],
        ],
        lineOf(
          [30, 100, 160, 240, 300, -420, -500, -660],
          'C1002',
          'M200',
          '01/03/2024',
          '80053',
          '1',
          '48.00',
          '14.50',
          '14.50',
        ),
        lineOf([30, -420, -500, -660], 'Provider Total', '48.00', '14.50', '14.50'),
      ],
    ],
    lines: [
      { ...visitRead, ...ann, renderingNpi: '1234567893' },
      { ...drawRead, ...ann, renderingNpi: '1234567893' },
      { ...panelRead, ...ben, renderingNpi: '1003000126' },
    ],
  },
  {
    manner: 'fill history: a patient above the fills of theirs',
    type: 'pharmacy',
    pages: [
      [
        [[280, 'PATIENT PRESCRIPTION HISTORY']],
        [],
        fillHeader,
        [
          [30, 'Patient: ROE, ANN'],
          [220, 'Member ID: M100'],
          [400, 'DOB: 03/14/1962'],
        ],
        ...[metformin, lisinopril],
        [
          [30, 'Patient: POE, BEN'],
          [220, 'Member ID: M200'],
          [400, 'DOB: 07/01/1950'],
        ],
        metformin,
      ],
    ],
    lines: [
      { ...metforminRead, patientKey: 'M100' },
      { ...lisinoprilRead, patientKey: 'M100' },
      { ...metforminRead, patientKey: 'M200' },
    ],
  },
  {
    manner: 'fill history: labels beside values without a colon',
    type: 'pharmacy',
    pages: [
      [
        [[280, 'Medication history']],
        [],
        [
          [30, 'Member ID'],
          [110, 'M100'],
          [220, 'DOB'],
          [280, '03/14/1962'],
        ],
        ...[fillHeader, metformin, lisinopril, []],
        [
          [30, 'Member ID'],
          [110, 'M200'],
          [220, 'DOB'],
          [280, '07/01/1950'],
        ],
        ...[fillHeader, metformin],
      ],
    ],
    lines: [
      { ...metforminRead, patientKey: 'M100' },
      { ...lisinoprilRead, patientKey: 'M100' },
      { ...metforminRead, patientKey: 'M200' },
    ],
  },
  {
    manner: 'PBM invoice: grouped by pharmacy, a subtotal for each, a total of all',
    type: 'pharmacy',
    pages: [
      [
        [[280, 'INVOICE 2024-01']],
        [],
        lineOf(
          [30, 100, ...fills.slice(2)],
          'Fill Date',
          'Member ID',
          'NDC',
          'Drug',
          'Qty',
          'Days',
          'Copay',
          'Plan Paid',
        ),
        [
          [30, 'Pharmacy: OAK DRUGS'],
          [300, 'Pharmacy NPI: 1234567893'],
        ],
        lineOf(
          [30, 100, ...fills.slice(2)],
          '01/02/2024',
          'M100',
          '00093-1048-01',
          'METFORMIN 500MG',
          '60',
          '30',
          '5.00',
          '7.25',
        ),
        lineOf([30, -600, -680], 'Subtotal', '5.00', '7.25'),
        [
          [30, 'Pharmacy: ELM DRUGS'],
          [300, 'Pharmacy NPI: 1003000126'],
        ],
        lineOf(
          [30, 100, ...fills.slice(2)],
          '01/09/2024',
          'M200',
          '68180-0980-01',
          'LISINOPRIL 10MG',
          '30',
          '30',
          '5.00',
          '4.10',
        ),
        lineOf([30, -600, -680], 'Subtotal', '5.00', '4.10'),
        lineOf([30, -600, -680], 'Invoice Total', '10.00', '11.35'),
      ],
    ],
    lines: [
      { serviceFromDay: jan2, patientKey: 'M100', pharmacyId: '1234567893', paidCents: 725 },
      { serviceFromDay: jan9, patientKey: 'M200', pharmacyId: '1003000126', paidCents: 410 },
    ],
  },
  {
    manner: 'PBM invoice: grouped by member, the subtotal named after them',
    type: 'pharmacy',
    pages: [
      [
        [[280, 'CLAIMS DETAIL']],
        [],
        fillHeader,
        [
          [30, 'Member ID: M100'],
          [250, 'Member Name: ROE, ANN'],
        ],
        ...[metformin, lisinopril],
        lineOf([30, -600, -680], 'Total for M100', '10.00', '11.35'),
        [
          [30, 'Member ID: M200'],
          [250, 'Member Name: POE, BEN'],
        ],
        metformin,
        lineOf([30, -600, -680], 'Total for M200', '5.00', '7.25'),
      ],
    ],
    lines: [
      { ...metforminRead, patientKey: 'M100' },
      { ...lisinoprilRead, patientKey: 'M100' },
      { ...metforminRead, patientKey: 'M200' },
    ],
  },
  {
    manner: 'itemized bill: the patient above, departments between, a subtotal for each',
    pages: [
      [
        [[280, 'ITEMIZED STATEMENT']],
        [
          [30, 'Patient Name: ANN ROE'],
          [300, 'Account Number: H77001'],
        ],
        [
          [30, 'Date of Birth: 03/14/1962'],
          [300, 'Medical Record: MR100'],
        ],
        [],
        billHeader,
        [[30, 'Department: EMERGENCY ROOM']],
        lineOf(bill, '01/02/2024', '0450', '99284', 'ER VISIT LEVEL 4', '1', '1,250.00'),
        lineOf([30, -620], 'Subtotal EMERGENCY ROOM', '1,250.00'),
        [[30, 'Department: LABORATORY']],
        lineOf(bill, '01/02/2024', '0301', '80053', 'COMP METABOLIC PANEL', '1', '148.00'),
        lineOf(bill, '01/03/2024', '0300', '36415', 'VENIPUNCTURE', '1', '25.00'),
        lineOf([30, -620], 'Subtotal LABORATORY', '173.00'),
        lineOf([30, -620], 'Total Charges', '1,423.00'),
      ],
    ],
    lines: [
      { serviceFromDay: jan2, revenueCode: '0450', procedureCode: '99284', chargeCents: 125_000 },
      { serviceFromDay: jan2, revenueCode: '0301', procedureCode: '80053', chargeCents: 14_800 },
      { serviceFromDay: jan3, revenueCode: '0300', procedureCode: '36415', chargeCents: 2_500 },
    ],
  },
  {
    manner: 'itemized bill: the day above its lines',
    pages: [
      [
        [
          [30, 'Patient Name: ANN ROE'],
          [300, 'Account Number: H77001'],
        ],
        [],
        lineOf([30, 110, 240, -520, -620], 'Rev Code', 'HCPCS', 'Description', 'Qty', 'Charges'),
        [[30, 'Date of Service: 01/02/2024']],
        lineOf([30, 110, 240, -520, -620], '0450', '99284', 'ER VISIT LEVEL 4', '1', '1,250.00'),
        lineOf([30, 110, 240, -520, -620], '0301', '80053', 'COMP METABOLIC PANEL', '1', '148.00'),
        lineOf([30, -620], 'Day Total', '1,398.00'),
        [[30, 'Date of Service: 01/03/2024']],
        lineOf([30, 110, 240, -520, -620], '0300', '36415', 'VENIPUNCTURE', '1', '25.00'),
        lineOf([30, -620], 'Day Total', '25.00'),
      ],
    ],
    lines: [
      { serviceFromDay: jan2, procedureCode: '99284', chargeCents: 125_000 },
      { serviceFromDay: jan2, procedureCode: '80053', chargeCents: 14_800 },
      { serviceFromDay: jan3, procedureCode: '36415', chargeCents: 2_500 },
    ],
  },
]
