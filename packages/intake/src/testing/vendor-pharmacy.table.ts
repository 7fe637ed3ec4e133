import type { VendorFile } from './as-read.ts'

/** Fills as vendors write them. */
export const vendorPharmacy: readonly VendorFile[] = [
  {
    name: 'NDCs of ten digits with hyphens, total price at the end',
    rows: [
      'Rx #,Refill,Fill Dt,Cardholder,Person,NDC,Qty Disp,DS,Ingr Cost,Disp Fee,Tax,Total',
      '100234,0,01/23/2025,W1,01,0071-0155-23,30,30,310.00,1.75,0.00,311.75',
      '100235,1,01/24/2025,W1,02,0378-7185-05,60,30,8.40,1.75,0.42,10.57',
      '100236,0,01/25/2025,W2,01,68180-513-01,30,30,4.10,1.75,0.20,6.05',
    ],
    told: 'who rx refill date ndc quantity days cost fee tax allowed',
    lines: [
      'p1 100234 0 2025-01-23 00071015523 30 30 31000 175 0 31175',
      'p2 100235 1 2025-01-24 00378718505 60 30 840 175 42 1057',
      'p3 100236 0 2025-01-25 68180051301 30 30 410 175 20 605',
    ],
  },
  {
    name: 'NDCs that lost their zeros, amounts in cents',
    rows: [
      'RXNBR|FILLNBR|DOS|MBRID|NDC11|QTY|DAYSUP|INGCST|DSPFEE|COPAY|PLANPD',
      '100234|00|20250123|M1|71015523|30.000|30|31000|175|1000|30175',
      '100235|01|20250124|M2|378718505|60.000|30|840|175|500|515',
      '100236|00|20250125|M3|68180051301|30.000|30|410|175|585|0',
    ],
    told: 'who rx refill date ndc quantity days cost fee share paid',
    lines: [
      'p1 100234 0 2025-01-23 00071015523 30 30 31000 175 1000 30175',
      'p2 100235 1 2025-01-24 00378718505 60 30 840 175 500 515',
      'p3 100236 0 2025-01-25 68180051301 30 30 410 175 585 0',
    ],
  },
  {
    name: 'reversals in parentheses',
    rows: [
      'Claim Number,Member ID,Date Filled,Rx Number,NDC,Drug Name,Quantity,Days Supply,Ingredient Cost,Dispensing Fee,Member Cost,Plan Cost,Claim Status',
      'K1,M1,01/23/2025,100234,00071015523,LIPITOR 10MG TAB,30,30,$310.00,$1.75,$10.00,$301.75,Paid',
      'K2,M1,01/24/2025,100234,00071015523,LIPITOR 10MG TAB,(30),(30),($310.00),($1.75),($10.00),($301.75),Reversed',
      'K3,M2,01/25/2025,100236,68180051301,LISINOPRIL 10MG,30,30,$4.10,$1.75,$5.85,$0.00,Paid',
    ],
    told: 'who claim rx date ndc quantity days cost fee share paid status',
    lines: [
      'p1 K1 100234 2025-01-23 00071015523 30 30 31000 175 1000 30175 paid',
      'p1 K2 100234 2025-01-24 00071015523 -30 -30 -31000 -175 -1000 -30175 reversed',
      'p2 K3 100236 2025-01-25 68180051301 30 30 410 175 585 0 paid',
    ],
  },
  {
    name: 'a store’s log: number and refill in one cell, patients by name with suffix',
    rows: [
      'Corner Drug - Dispensing Log',
      'Rx-Refill,Patient,Birth Date,Dispensed,NDC,Medication,Qty,Day Supply,U&C,3rd Party Paid,Copay',
      '100234-0,"DOE JR, JOHN A",07/22/1958,01/23/2025,00071-0155-23,Lipitor 10mg,30,30,340.00,301.75,10.00',
      '100235-1,"DOE SR, JOHN A",02/11/1931,01/24/2025,00378-7185-05,Metformin 500mg,60,30,20.00,5.15,5.00',
      'Totals,,,,,,90,60,360.00,306.90,15.00',
    ],
    told: 'who born rx refill date ndc quantity days usual paid share',
    lines: [
      'p1 1958-07-22 100234 0 2025-01-23 00071015523 30 30 34000 30175 1000',
      'p2 1931-02-11 100235 1 2025-01-24 00378718505 60 30 2000 515 500',
    ],
  },
  {
    name: 'European writing: semicolons, decimal commas, day first',
    rows: [
      'Rx Number;Card ID;Date of Service;NDC;Quantity;Days Supply;Ingredient Cost;Dispensing Fee;Patient Pay;Plan Paid',
      '100234;K1;23.01.2025;00071015523;30,000;30;1.310,00;1,75;10,00;1.301,75',
      '100235;K2;05.02.2025;00378718505;60,000;30;8,40;1,75;5,00;5,15',
      '100236;K3;06.02.2025;68180051301;7,500;15;4,10;1,75;5,85;0,00',
    ],
    told: 'who rx date ndc quantity days cost fee share paid',
    lines: [
      'p1 100234 2025-01-23 00071015523 30 30 131000 175 1000 130175',
      'p2 100235 2025-02-05 00378718505 60 30 840 175 500 515',
      'p3 100236 2025-02-06 68180051301 7.5 15 410 175 585 0',
    ],
  },
  {
    name: 'numbers of the standard’s fields as names',
    rows: [
      '302-C2,303-C3,401-D1,402-D2,403-D3,407-D7,442-E7,405-D5,506-F6,507-F7,505-F5,509-F9',
      'CH1,01,20250123,100234,0,00071015523,30.000,30,310.00,1.75,10.00,301.75',
      'CH1,02,20250124,100235,1,00378718505,60.000,30,8.40,1.75,5.00,5.15',
      'CH2,01,20250125,100236,0,68180051301,30.000,30,4.10,1.75,5.85,0.00',
    ],
    told: 'who rx refill date ndc quantity days cost fee share paid',
    lines: [
      'p1 100234 0 2025-01-23 00071015523 30 30 31000 175 1000 30175',
      'p2 100235 1 2025-01-24 00378718505 60 30 840 175 500 515',
      'p3 100236 0 2025-01-25 68180051301 30 30 410 175 585 0',
    ],
  },
  {
    name: 'member blocks of a report with subtotals',
    rows: [
      'Prescription Detail by Member',
      'Member ID: M1   Member Name: JANE DOE   DOB: 03/14/1961',
      'Fill Date,Rx No,NDC,Drug,Qty,Days,Drug Cost,Fee,Copay,Plan Paid',
      '01/23/2025,100234,00071015523,LIPITOR,30,30,310.00,1.75,10.00,301.75',
      '02/22/2025,100234,00071015523,LIPITOR,30,30,310.00,1.75,10.00,301.75',
      'Member Total,,,,60,60,620.00,3.50,20.00,603.50',
      'Member ID: M2   Member Name: JOHN ROE   DOB: 07/22/1958',
      'Fill Date,Rx No,NDC,Drug,Qty,Days,Drug Cost,Fee,Copay,Plan Paid',
      '01/25/2025,100236,68180051301,LISINOPRIL,30,30,4.10,1.75,5.85,0.00',
      'Member Total,,,,30,30,4.10,1.75,5.85,0.00',
    ],
    told: 'who born rx date ndc quantity days cost fee share paid',
    lines: [
      'p1 1961-03-14 100234 2025-01-23 00071015523 30 30 31000 175 1000 30175',
      'p1 1961-03-14 100234 2025-02-22 00071015523 30 30 31000 175 1000 30175',
      'p2 1958-07-22 100236 2025-01-25 68180051301 30 30 410 175 585 0',
    ],
  },
  {
    name: 'what was submitted beside what was paid',
    rows: [
      'Auth Nbr,Member,Fill Date,Rx,NDC,Qty,Days,Subm Ingr Cost,Subm Disp Fee,Subm Total,Appr Ingr Cost,Appr Disp Fee,Appr Tax,Appr Total,Pt Pay,Plan Pay',
      'A1,M1,01/23/2025,100234,00071015523,30,30,350.00,5.00,355.00,310.00,1.75,0.00,311.75,10.00,301.75',
      'A2,M2,01/24/2025,100235,00378718505,60,30,20.00,5.00,25.00,8.40,1.75,0.42,10.57,5.00,5.57',
      'A3,M3,01/25/2025,100236,68180051301,30,30,15.00,5.00,20.00,4.10,1.75,0.20,6.05,6.05,0.00',
    ],
    told: 'who claim rx date ndc cost fee tax allowed share paid',
    lines: [
      'p1 A1 100234 2025-01-23 00071015523 31000 175 0 31175 1000 30175',
      'p2 A2 100235 2025-01-24 00378718505 840 175 42 1057 500 557',
      'p3 A3 100236 2025-01-25 68180051301 410 175 20 605 605 0',
    ],
  },
  {
    name: 'providers, dates written and prescribers, sex as digits of a code',
    rows: [
      'CLAIM_ID,MBR_ID,MBR_DOB,MBR_SEX,PHARM_NPI,PRSCR_NPI,WRITTEN_DT,FILL_DT,RX_NBR,NEW_REFILL,NDC_CD,UNITS_DISP,DAYS_SPLY,AMT_PAID,PAT_PAID',
      'K1,M1,19610314,2,1245319599,1234567893,20250120,20250123,100234,00,00071015523,30,30,301.75,10.00',
      'K2,M2,19580722,1,1245319599,1234567893,20250121,20250124,100235,01,00378718505,60,30,5.15,5.00',
      'K3,M3,19750505,1,1245319599,1234567893,20250122,20250125,100236,00,68180051301,30,30,0.00,5.85',
    ],
    told: 'who claim born sex date rx refill ndc quantity days paid share pharmacy prescriber',
    lines: [
      'p1 K1 1961-03-14 F 2025-01-23 100234 0 00071015523 30 30 30175 1000 1245319599 1234567893',
      'p2 K2 1958-07-22 M 2025-01-24 100235 1 00378718505 60 30 515 500 1245319599 1234567893',
      'p3 K3 1975-05-05 M 2025-01-25 100236 0 68180051301 30 30 0 585 1245319599 1234567893',
    ],
  },
  {
    name: 'invoice of a manager with a gross and a net total',
    rows: [
      'Client: Acme Manufacturing,Invoice 2025-02',
      'Claim,Member #,Filled,Rx Nbr,Product NDC,Metric Qty,Day Sup,Drug Cost,Disp Fee,Gross Due,Member Share,Net Due',
      'K1,M1,01/23/2025,100234,00071-0155-23,30,30,310.00,1.75,311.75,10.00,301.75',
      'K2,M2,01/24/2025,100235,00378-7185-05,60,30,8.40,1.75,10.15,5.00,5.15',
      'K3,M3,01/25/2025,100236,68180-0513-01,30,30,4.10,1.75,5.85,5.85,0.00',
      'Invoice Total,,,,,,,322.50,5.25,327.75,20.85,306.90',
    ],
    told: 'who claim rx date ndc quantity days cost fee share paid',
    lines: [
      'p1 K1 100234 2025-01-23 00071015523 30 30 31000 175 1000 30175',
      'p2 K2 100235 2025-01-24 00378718505 60 30 840 175 500 515',
      'p3 K3 100236 2025-01-25 68180051301 30 30 410 175 585 0',
    ],
  },
]
