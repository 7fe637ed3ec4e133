import { gzipSync } from 'node:zlib'
import { claimLine, day } from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { parseMapping } from './understand/mapping.ts'
import { readText, refusalOf } from './testing/read-text.ts'

const header = 'claim_id,member_id,service_date,cpt,modifier,dx1,units,charge,paid'
const line = (id: string, cpt = '99213', date = '2024-01-05') =>
  `${id},M1,${date},${cpt},25,E11.9,1,120.00,80.00`
const file = (...rows: string[]) => [header, ...rows, ''].join('\n')

/** A zip archive that ends behind the name of its first file. */
const cutOffZip = (name: string) =>
  Buffer.concat([
    Buffer.from([0x50, 0x4b, 0x03, 0x04]),
    Buffer.alloc(22),
    Buffer.from([name.length, 0, 0, 0]),
    Buffer.from(name),
  ])

/** UTF-16, big-endian where asked, with or without a byte-order mark. */
function utf16(text: string, { bigEndian = false, mark = true } = {}): Uint8Array {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}

describe('a plain file', () => {
  it('counts codes and identifiers that cannot be read', async () => {
    const { lines, file: facts } = await readText(
      [
        'Claim ID,DOS,CPT,Charge,Rendering NPI,POS,Status',
        'C1,2024-01-05,99213,10,1.24532E+09,Moon base,Frobnicated',
        'C2,2024-01-05,99213,10,1245319599,ER,Paid',
        'C3,2024-01-05,99213,10,0000000000,POS 22,',
      ].join('\n'),
    )
    expect(lines).toMatchObject([
      { renderingNpi: undefined, placeOfService: undefined, claimStatus: undefined },
      { renderingNpi: '1245319599', placeOfService: '23', claimStatus: 'paid' },
      { renderingNpi: undefined, placeOfService: '22', claimStatus: undefined },
    ])
    expect(facts.notes.toSorted()).toEqual(
      ['POS', 'Rendering NPI', 'Status'].map(
        (header) => `1 value in ${header} could not be read and was left blank.`,
      ),
    )
  })

  it('sets rows aside whose date cannot be read, even if most are so', async () => {
    const {
      lines,
      setAside,
      file: facts,
    } = await readText(
      [
        'Claim ID,DOS,CPT,Charge',
        'C1,02/30/2024,99213,unknown',
        'C2,13/13/2024,99213,10',
        'C3,03/04/2024,99213,10',
      ].join('\n'),
    )
    expect(lines.map(({ claimId }) => claimId)).toEqual(['C3'])
    expect(setAside.map(({ row, code }) => [row, code])).toEqual([
      [2, 'unreadable-date'],
      [3, 'unreadable-date'],
    ])
    expect(facts.notes).toEqual([
      '1 row that was set aside for want of a service or a date of service: $10.00 charged, not audited.',
    ])
  })

  it('may have blanks before its quotation marks', async () => {
    const { lines } = await readText(
      [
        '"Claim ID", "Patient ""PT"" Name", "DOS", "CPT", "Charge"',
        '"C1", "Doe, Jane ", "2024-01-05",  "99213", "1,150.00"',
        'C2, Bob "Bo" Roe, 2024-01-06, 99214 , 250.00',
        '"C3", " , ""x"" ", "2024-01-07", "36415" , "20"',
      ].join('\r\n'),
    )
    expect(lines).toMatchObject([
      { row: 2, claimId: 'C1', procedureCode: '99213', chargeCents: 115000 },
      { row: 3, claimId: 'C2', procedureCode: '99214', chargeCents: 25000 },
      { row: 4, claimId: 'C3', procedureCode: '36415', chargeCents: 2000 },
    ])
  })

  it('may have invisible characters and typographic dashes in its codes', async () => {
    const { lines } = await readText(
      [
        'Claim ID,DOS,CPT,NDC,Charge',
        '\u200bC1,2024-01-05,99213\u201325,00093\u20117424\u201156,\ufeff150',
        'C2,2024-01-05\u20132024-01-06,99214,00093-7424-56,\u221212.50',
      ].join('\n'),
    )
    expect(lines).toMatchObject([
      { claimId: 'C1', procedureCode: '99213', modifiers: ['25'], ndc: '00093742456' },
      { serviceThroughDay: day('2024-01-06'), chargeCents: -1250 },
    ])
    expect(lines[0]?.chargeCents).toBe(15000)
  })

  it('may have marks of the direction of writing, in its header too, and hands none on', async () => {
    const { lines, columns } = await readText(
      [
        '\u202eClaim\u202c ID,\u200eDOS,CPT,Pat\u2066ient ID\u2069,Charge',
        'C\u202e1,\u200e2024-01-05\u200e,992\u202c13,\u202aM1\u202c,\u200f150',
      ].join('\n'),
    )
    expect(lines).toMatchObject([
      {
        ...{ claimId: 'C1', procedureCode: '99213', patientKey: 'M1', chargeCents: 15000 },
        serviceFromDay: day('2024-01-05'),
      },
    ])
    expect(columns.map(({ header }) => header)).toEqual([
      ...['Claim ID', 'DOS', 'CPT', 'Patient ID', 'Charge'],
    ])
  })

  it('takes a line of words in the column of codes for no service', async () => {
    const { lines, setAside } = await readText(
      file(line('C1'), line('C2'), ',,,Page 1 of 2,,,,,', line('C3'), ',,,2 records,,,,,'),
    )
    expect(lines.map(({ claimId }) => claimId)).toEqual(['C1', 'C2', 'C3'])
    expect(setAside.map(({ row, code }) => [row, code])).toEqual([
      [4, 'no-service'],
      [6, 'no-service'],
    ])
  })

  it('may end with the mark that old systems put at the end of a file', async () => {
    const { file: facts } = await readText(`${file(line('C1'))}\u001a`)
    expect(facts).toMatchObject({ rowsRead: 1, rowsSetAside: 0 })
  })

  it('becomes claim lines with control totals', async () => {
    const { file: facts, lines, setAside } = await readText(file(line('C1'), line('C2', 'G0402')))
    expect(facts).toMatchObject({
      type: 'medical',
      rowsRead: 2,
      rowsAudited: 2,
      rowsSetAside: 0,
      linesAudited: 2,
      chargeCents: 24000,
      paidCents: 16000,
      notes: [],
    })
    expect(setAside).toEqual([])
    expect(lines[1]).toMatchObject({
      index: 1,
      row: 3,
      claimId: 'C2',
      patientKey: 'M1',
      serviceFromDay: day('2024-01-05'),
      procedureCode: 'G0402',
      modifiers: ['25'],
      diagnoses: ['E119'],
      icdVersion: '10',
      units: 1,
      chargeCents: 12000,
      paidCents: 8000,
    })
  })

  it('keeps leading zeros and reads cells that Excel or people dressed up', async () => {
    const { lines } = await readText(
      [
        'Claim Number;Member ID;DOS;Rev Code;TOB;POS;CPT;Billed;Paid',
        '="00012"; \'0077 ;1/5/2024;450;0131;2;99281;"$1,200.50";(25.00)',
        '00013;N/A;01/25/2024;0450;131;~;99281;1200.5;25.00-',
      ].join('\r\n'),
    )
    expect(lines).toMatchObject([
      {
        claimId: '00012',
        patientKey: '0077',
        revenueCode: '0450',
        billType: '131',
        placeOfService: '02',
        chargeCents: 120050,
        paidCents: -2500,
        frequencyCode: '1',
      },
      {
        claimId: '00013',
        patientKey: undefined,
        placeOfService: undefined,
        chargeCents: 120050,
        paidCents: -2500,
      },
    ])
  })

  it('counts physical lines: title, blank lines, line breaks in quotes', async () => {
    const {
      lines,
      setAside,
      file: facts,
    } = await readText(
      [
        'Paid claims report,,,,,,,,',
        '',
        header,
        '"C1\nsecond line",M1,2024-01-05,99213,,E119,1,10,10',
        ',,,,,,,,',
        line('C2'),
        'Total,,,,,,2,130,90',
        '',
      ].join('\n'),
    )
    expect(lines.map(({ row }) => row)).toEqual([4, 7])
    expect(setAside).toMatchObject([{ row: 8, code: 'total-row' }])
    expect(facts).toMatchObject({ rowsRead: 3, rowsAudited: 2, rowsSetAside: 1 })
  })

  it('tells how far it is, never backwards, to the end', async () => {
    const seen: number[] = []
    const text = file(...Array.from({ length: 20_000 }, (_, at) => line(`C${at}`)))
    await readText(text, {
      onProgress: (bytesDone, bytesTotal) => {
        expect(bytesTotal).toBe(text.length)
        seen.push(bytesDone)
      },
    })
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen.at(-1)).toBe(text.length)
  })

  it('is not led astray by headers that are names of object members', async () => {
    const { lines, columns } = await readText(
      'claim_id,__proto__,constructor,dos,cpt,toString\nC1,a,b,2024-01-05,99213,c\n',
    )
    expect(lines[0]).toMatchObject({ claimId: 'C1', procedureCode: '99213' })
    expect(columns.map(({ field }) => field)).toEqual([
      'claimId',
      undefined,
      undefined,
      'serviceFromDay',
      'procedureCode',
      undefined,
    ])
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('encodings and delimiters', () => {
  const text = `${header},payer\n${line('C1')},Société\n${line('C2')},Año\n`
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 little-endian', utf16(text)],
    ['UTF-16 big-endian', utf16(text, { bigEndian: true })],
    ['UTF-16 without a mark', utf16(text, { mark: false })],
    ['UTF-16 big-endian without a mark', utf16(text, { mark: false, bigEndian: true })],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['gzip', gzipSync(text)],
  ])('reads %s', async (_, bytes) => {
    const { lines } = await readText(bytes)
    expect(lines).toMatchObject([
      { claimId: 'C1', payer: 'Société' },
      { claimId: 'C2', payer: 'Año' },
    ])
  })

  it('says so where a file was not UTF-8', async () => {
    const { file: facts } = await readText(Buffer.from(text, 'latin1'))
    expect(facts.notes).toEqual(['The file is not UTF-8; it was read as Windows-1252.'])
  })

  it.each([',', ';', '\t', '|'])('splits at %j', async (delimiter) => {
    const { lines } = await readText(file(line('C1'), line('C2')).replaceAll(',', delimiter))
    expect(lines.map(({ claimId }) => claimId)).toEqual(['C1', 'C2'])
  })

  it('reads quotation marks as they are where tabs or pipes set cells apart', async () => {
    const text = file(line('C1'), line('C2')).replaceAll(',', '|').replace('M1', '"5 inch')
    const { lines, file: facts } = await readText(text)
    expect(lines).toMatchObject([{ patientKey: '"5 inch' }, { patientKey: 'M1' }])
    expect(facts.notes.join()).toContain('Quotation marks')
  })

  it.each(['\n', '\r\n', '\r'])('ends lines at %j', async (newline) => {
    const { lines } = await readText(file(line('C1'), line('C2')).replaceAll('\n', newline))
    expect(lines.map(({ row, paidCents }) => [row, paidCents])).toEqual([
      [2, 8000],
      [3, 8000],
    ])
  })
})

describe('dates are decided by column over all rows', () => {
  const dated = (...dates: string[]) =>
    ['claim_id,dos,paid_date,cpt', ...dates.map((date, at) => `C${at},${date},99213`), ''].join(
      '\n',
    )

  it('takes month first where every row is ambiguous, and says so', async () => {
    const { lines, file: facts } = await readText(dated('3/4/2024,4/5/2024', '5/6/2024,6/7/2024'))
    expect(lines[0]?.serviceFromDay).toBe(day('2024-03-04'))
    expect(facts.notes).toContain(
      'Every date in dos, paid_date could be read two ways; month first was taken, the usual order in the United States.',
    )
  })

  it('takes day first where one row proves it, however far down, for the other column too', async () => {
    const many = Array.from({ length: 4000 }, () => '3/4/2024,4/5/2024')
    const { lines, file: facts } = await readText(dated(...many, '25/4/2024,4/5/2024'))
    expect(lines[0]?.serviceFromDay).toBe(day('2024-04-03'))
    expect(lines[0]?.paidDay).toBe(day('2024-05-04'))
    expect(facts.rowsAudited).toBe(4001)
    expect(facts.notes).toContain('Dates in dos are written day first.')
  })

  it('does as the mapping says', async () => {
    const mapping = parseMapping('{"columns": {}, "dateOrder": "day-first"}')
    const { lines } = await readText(dated('3/4/2024,4/5/2024'), { mapping })
    expect(lines[0]?.serviceFromDay).toBe(day('2024-04-03'))
  })

  it('takes a blank line date from the date of the claim', async () => {
    const { lines } = await readText(
      'claim_id,claim_start_date,line_start_date,hcpcs\nC1,2024-01-01,2024-01-02,99213\nC1,2024-01-01,,99214\n',
    )
    expect(lines.map(({ serviceFromDay }) => serviceFromDay)).toEqual([
      day('2024-01-02'),
      day('2024-01-01'),
    ])
  })

  it('sets a row aside whose date of service cannot be read, not one without a date', async () => {
    const { lines, setAside } = await readText(
      file(line('C1', '99213', 'soon'), line('C2', '99213', ''), line('C3')),
    )
    expect(setAside).toMatchObject([{ row: 2, code: 'unreadable-date' }])
    expect(lines.map(({ claimId }) => claimId)).toEqual(['C2', 'C3'])
  })
})

describe('rows set aside', () => {
  it('tells why', async () => {
    const { setAside, file: facts } = await readText(
      [
        header,
        line('C1'),
        'C2,M1,2024-01-05,,,E119,1,5,5',
        header,
        'C3,M1,2024-01-05,99213,,E119,1,5,5,surplus',
        'C4,M1,2024-01-05',
        'Subtotal for M1,,,,,,,10,10',
        'Grand Total:,,,,,,,10,10',
        `C5,M1,2024-01-05,99213,,E119,1,5,5,,,`,
        `C6,M1,2024-01-05,99213,,${'x'.repeat(40_000)},1,5,5`,
        '',
      ].join('\n'),
    )
    expect(setAside.map(({ row, code }) => [row, code])).toEqual([
      [3, 'no-service'],
      [4, 'repeated-header'],
      [5, 'wrong-cell-count'],
      [6, 'wrong-cell-count'],
      [7, 'total-row'],
      [8, 'total-row'],
      [10, 'cell-too-long'],
    ])
    expect(facts).toMatchObject({ rowsRead: 9, rowsAudited: 2, rowsSetAside: 7 })
  })

  it('takes the total of an institutional claim for no service', async () => {
    const { lines, setAside } = await readText(
      'claim_id,dos,rev_code,hcpcs,charge\nC1,2024-01-01,0450,99281,100\nC1,2024-01-01,0001,,100\n',
    )
    expect(lines).toHaveLength(1)
    expect(setAside).toMatchObject([{ row: 3, code: 'total-row' }])
  })

  it('reads the charges of a transaction file, not its payments', async () => {
    const { lines, setAside } = await readText(
      'claim_id,type,dos,cpt,amount\nC1,CHARGE,2024-01-01,99213,100\nC1,PAYMENT,2024-01-09,99213,80\n',
    )
    expect(lines).toMatchObject([{ chargeCents: 10000 }])
    expect(setAside).toMatchObject([{ row: 3, code: 'not-a-service-row' }])
  })

  it('reads a row that leaves out blank cells at its end', async () => {
    const { lines } = await readText(
      'claim_id,dos,cpt,paid,notes,more notes\nC1,2024-01-01,99213,80\n',
    )
    expect(lines).toHaveLength(1)
  })
})

describe('layouts', () => {
  it('makes each of several services in a row a line of its own', async () => {
    const { lines, file: facts } = await readText(
      [
        'DESYNPUF_ID,CLM_ID,CLM_FROM_DT,ICD9_DGNS_CD_1,ICD9_DGNS_CD_2,HCPCS_CD_1,HCPCS_CD_2,HCPCS_CD_3,LINE_NCH_PMT_AMT_1,LINE_NCH_PMT_AMT_2,LINE_NCH_PMT_AMT_3,LINE_ICD9_DGNS_CD_1,LINE_ICD9_DGNS_CD_2,LINE_ICD9_DGNS_CD_3',
        'P1,1,20080229,36632,37433,66984,,99213,80,0,40,36616,,25000',
      ].join('\n'),
    )
    expect(lines).toMatchObject([
      {
        row: 2,
        lineNumber: '1',
        procedureCode: '66984',
        paidCents: 8000,
        diagnoses: ['36632', '37433', '36616'],
        icdVersion: '9',
      },
      {
        row: 2,
        lineNumber: '3',
        procedureCode: '99213',
        paidCents: 4000,
        diagnoses: ['36632', '37433', '25000'],
      },
    ])
    expect(facts).toMatchObject({ rowsRead: 1, rowsAudited: 1, linesAudited: 2, paidCents: 12000 })
  })

  it('makes each of several fills in a row a line of its own', async () => {
    const { lines, file: facts } = await readText(
      'member_id,drug_ndc,fill_date1,fill_date2,copay1,copay2,insurancepaid1,insurancepaid2\nM1,433530848,10/31/2017,2/22/2018,15,20,50,48\nM2,433530848,6/14/2018,,50,,130,\n',
    )
    expect(facts.type).toBe('pharmacy')
    expect(lines).toMatchObject([
      {
        serviceFromDay: day('2017-10-31'),
        patientShareCents: 1500,
        paidCents: 5000,
        ndcAsBilled: '433530848',
        ndc: undefined,
      },
      { serviceFromDay: day('2018-02-22'), patientShareCents: 2000, paidCents: 4800 },
      { patientKey: 'M2', paidCents: 13000 },
    ])
  })

  it('orders diagnoses and modifiers by their numbers and drops repeats', async () => {
    const { lines } = await readText(
      'claim_id,dos,cpt,mod2,mod1,dx02,dx01,principal diagnosis\nC1,2024-01-01,99213,59,25,I10,E119,E119\n',
    )
    expect(lines[0]).toMatchObject({ modifiers: ['25', '59'], diagnoses: ['E119', 'I10'] })
  })

  it('reads adjustments from columns that belong together', async () => {
    const { lines } = await readText(
      'claim_id,dos,cpt,adj_0_group,adj_0_code,adj_0_amount,adj_1_group,adj_1_code,adj_1_amount\nC1,2024-01-01,99213,CO,45,34.60,PR,2,10\n',
    )
    expect(lines[0]?.adjustments).toEqual([
      { group: 'CO', reason: '45', amountCents: 3460 },
      { group: 'PR', reason: '2', amountCents: 1000 },
    ])
  })

  it('leaves a claim total off the lines of a claim that has several', async () => {
    const { lines, file: facts } = await readText(
      'claim_id,dos,cpt,claim_paid_amount\nC1,2024-01-01,99213,80\nC2,2024-01-01,99213,50\nC2,2024-01-01,99214,50\n',
    )
    expect(lines.map(({ paidCents }) => paidCents)).toEqual([8000, undefined, undefined])
    expect(lines.map(({ claimPaidCents }) => claimPaidCents)).toEqual([8000, 5000, 5000])
    expect(facts.paidCents).toBe(13_000)
    expect(facts.notes.join()).toContain('totals of whole claims')
  })

  it('leaves off amounts that repeat the total of a claim on each of its lines', async () => {
    const claim = (id: string, amount: string) =>
      ['99213', '36415', '80053'].map((code) => `${id},2024-01-01,${code},${amount},${amount}`)
    const rows = [...claim('C1', '300.00'), ...claim('C2', '120.00'), 'C3,2024-01-01,99213,50,40']
    const { lines, file: facts } = await readText(
      ['claim_id,dos,cpt,charge,paid', ...rows, ''].join('\n'),
    )
    expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([
      ...Array.from({ length: 6 }, () => undefined),
      5000,
    ])
    expect(lines.map(({ claimPaidCents }) => claimPaidCents)).toEqual([
      ...Array.from({ length: 3 }, () => 30_000),
      ...Array.from({ length: 3 }, () => 12_000),
      undefined,
    ])
    expect(facts).toMatchObject({ chargeCents: 47_000, paidCents: 46_000 })
    expect(facts.notes.join()).toContain('repeat the total of the claim')
  })

  it('keeps amounts that only happen to be equal on a claim', async () => {
    const { lines } = await readText(
      [
        'claim_id,dos,cpt,charge,paid',
        ...['C1,2024-01-01,97110,30,20', 'C1,2024-01-02,97110,30,20', 'C1,2024-01-03,97110,30,20'],
        ...['C3,2024-01-01,97110,30,20', 'C3,2024-01-02,97110,30,20', 'C3,2024-01-03,97110,30,20'],
        ...['C2,2024-01-01,97110,30,20', 'C2,2024-01-02,97140,35,20', 'C2,2024-01-03,97110,30,20'],
        '',
      ].join('\n'),
    )
    expect(lines.every(({ chargeCents }) => chargeCents !== undefined)).toBe(true)
  })

  it('tells patients apart by name and date of birth where there is no number', async () => {
    const { lines } = await readText(
      'patient name,dob,dos,cpt\nAnn Lee,2001-02-03,2024-01-01,99213\nANN LEE ,2001-02-03,2024-01-02,99213\nAnn Lee,1950-01-01,2024-01-02,99213\n',
    )
    const [first, same, other] = lines.map(({ patientKey }) => patientKey)
    expect(first).toBe(same)
    expect(first).not.toBe(other)
    expect(first).not.toContain('LEE')
  })

  it('reads reversals, denials and status words', async () => {
    const { lines } = await readText(
      'claim_id,fill_date,ndc,days_supply,transaction code,claim status\nC1,2024-01-01,00378180601,30,B1,Paid\nC1,2024-01-02,00378180601,30,B2,Paid\nC2,2024-01-01,00378180601,30,B1,Rejected\nC3,2024-01-01,00378180601,30,B1,whatever\n',
    )
    expect(lines.map(({ claimStatus }) => claimStatus)).toEqual([
      'paid',
      'reversed',
      'denied',
      undefined,
    ])
  })

  it('counts cells that cannot be read', async () => {
    const { lines, file: facts } = await readText(
      file('1.23457E+11,M1,2024-01-05,99213,,E119,one,12.x,80'),
    )
    expect({ ...claimLine({}), ...lines[0] }).toMatchObject({
      claimId: undefined,
      chargeCents: undefined,
      units: undefined,
    })
    expect(facts.notes.join(' ')).toContain('claim_id')
  })
})

describe('a mapping file', () => {
  it('overrides what the names say', async () => {
    const mapping = parseMapping(
      '{"columns": {"when": "serviceFromDay", "what": "procedureCode", "charge": "ignored", "amount": "chargeCents"}}',
    )
    const { lines, columns } = await readText('what,when,charge,amount\n99213,2024-01-05,1,2\n', {
      mapping,
    })
    expect(lines[0]).toMatchObject({
      procedureCode: '99213',
      serviceFromDay: day('2024-01-05'),
      chargeCents: 200,
    })
    expect(columns.map(({ field }) => field)).toEqual([
      'procedureCode',
      'serviceFromDay',
      'ignored',
      'chargeCents',
    ])
  })

  it('may not name a column that is not there', async () => {
    const mapping = parseMapping('{"columns": {"when": "serviceFromDay"}}')
    const refusal = await refusalOf(file(line('C1')), { mapping })
    expect(refusal.code).toBe('bad-mapping')
    expect(refusal.message).toContain('"when"')
  })

  it.each([
    ['not JSON', 'is not JSON'],
    ['[]', 'must be an object'],
    ['{}', 'must be an object'],
    ['{"columns": {"a": "color"}}', 'color'],
    ['{"columns": {"a": "toString"}}', 'toString'],
    ['{"columns": {}, "dateOrder": "year"}', 'dateOrder'],
    ['{"columns": {}, "type": "dental"}', 'type'],
    ['{"columns": {}, "headerRow": 0}', 'headerRow'],
    ['{"columns": {}, "color": 1}', 'color'],
  ])('is checked: %s', (json, says) => {
    expect(() => parseMapping(json)).toThrow(says)
  })

  it('says where the header stands', async () => {
    const mapping = parseMapping('{"columns": {"b": "procedureCode"}, "headerRow": 2}')
    const { lines } = await readText('claim id,dos,cpt\na,dos,b\nC1,2024-01-01,99213\n', {
      mapping,
    })
    expect(lines).toHaveLength(1)
  })
})

describe('refusals', () => {
  it.each([
    ['empty-file', ''],
    ['empty-file', ' \n\n  \n'],
    ['header-only', `${header}\n`],
    ['header-only', `${header}\n\n,,,\n`],
    ['pdf-damaged', '%PDF-1.7 ...'],
    ['excel-file', cutOffZip('xl/workbook.xml')],
    ['archive-file', cutOffZip('claims.csv')],
    ['image-file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d])],
    ['image-file', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['binary-file', Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 7) % 32))],
    ['corrupt-gzip', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3])],
    ['markup-file', '<?xml version="1.0"?><claims/>'],
    ['markup-file', '{"claims": []}'],
    ['edi-file', 'ISA*00*          *00*          *ZZ*'],
    ['unterminated-quote', file('C1,M1,2024-01-05,"99213,25,E119,1,1,1', line('C2'))],
    ['unterminated-quote', file(`"C1" Jr,M1,2024-01-05,99213,25,E119,1,1,1`, line('C2'))],
    [
      'too-many-columns',
      `cpt,dos,${Array.from({ length: 1200 }, (_, at) => `c${at}`).join(',')}\n`,
    ],
    ['no-header', '1,2,3\n4,5,6\n'],
    [
      'price-list',
      'description,code|1,code|1|type,standard_charge|gross,standard_charge|discounted_cash\nMRI,70551,CPT,1200,1080\n',
    ],
    [
      'exclusion-list',
      'LASTNAME,FIRSTNAME,NPI,EXCLTYPE,EXCLDATE\nDOE,JO,0000000000,1128a1,20200101\n',
    ],
    [
      'aggregated-file',
      'billing_npi|servicing_npi|hcpcs_code|claim_month|total_beneficiaries|total_claims|total_paid\n1234567893|1234567893|T1019|2019-01|3192|132308|7425985.86\n',
    ],
    [
      'aggregated-file',
      'Rndrng_NPI,HCPCS_Cd,Tot_Benes,Tot_Srvcs,Avg_Mdcr_Pymt_Amt\n1234567893,99213,30,40,55.1\n',
    ],
    ['quoted-records', 'row_number,reason,raw_row\n1,bad,a|b|c|d|e\n2,bad,a|b|c|d|e\n'],
    ['person-list', 'member_id,first_name,last_name,dob\n1,Jo,Doe,2000-01-01\n'],
    [
      'clinical-codes',
      'Id,START,PATIENT,CODE,DESCRIPTION\n1,2016-11-30,P1,430193006,Reconciliation\n',
    ],
    ['no-service-column', 'claim_id,payer,claim_status,paid_amount\n1,Apex,Denied,10\n'],
    ['no-service-rows', file('C1,M1,2024-01-05,,,,,5,5')],
  ] as const)('%s', async (code, content) => {
    const refusal = await refusalOf(content)
    expect(refusal.code).toBe(code)
    expect(refusal.message).toMatch(/^[A-Z][^\n]+\.$/)
  })

  it('names the line of an open quote', async () => {
    const { message } = await refusalOf(file(line('C1'), 'C2,"M1,2024', line('C3')))
    expect(message).toContain('line 3')
  })

  it('does not follow a quote that is never closed through a large file', async () => {
    const rest = `${line('C2')}\n`.repeat(60_000)
    const refusal = await refusalOf(file('C1,"M1,2024', rest))
    expect(refusal.code).toBe('unterminated-quote')
  })

  it('says of a closed cell that is too long that it is, and not that it is open', async () => {
    const cell = 'a\n""b"" '.repeat(2_000_000)
    const refusal = await refusalOf(file(line('C1'), `C2,"${cell}",2024-01-05,99213`, line('C3')))
    expect(refusal.code).toBe('record-too-long')
    expect(refusal.message).toContain('line 3 is longer than 1 MB. It has a cell between')
  })

  it('says what to do about a file that is not there', async () => {
    const { readClaims } = await import('./index.ts')
    await expect(readClaims({ name: 'none.csv', path: '/nowhere/none.csv' })).rejects.toMatchObject(
      {
        code: 'unreadable-file',
        message: 'There is no file none.csv. Check the path.',
      },
    )
  })
})
