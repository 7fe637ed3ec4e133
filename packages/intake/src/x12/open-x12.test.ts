import { day } from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { readText, refusalOf } from '../testing/read-text.ts'
import { claim837, people837, remittance835, x12Of } from '../testing/x12-of.ts'

const claims = (...more: readonly string[]) => x12Of([...people837, ...claim837, ...more])

describe('claims (837)', () => {
  it('are read line by line with what stands above them', async () => {
    const { lines, file } = await readText(claims())
    expect(lines).toMatchObject([
      {
        row: 18,
        claimId: 'C1001',
        lineNumber: '1',
        claimType: 'professional',
        frequencyCode: '1',
        payer: 'MAPLE PLAN',
        planType: 'Medicare Part B',
        birthDay: day('1962-03-14'),
        sex: 'F',
        serviceFromDay: day('2024-07-08'),
        procedureCode: '99214',
        modifiers: ['25'],
        diagnoses: ['E119', 'I10'],
        icdVersion: '10',
        placeOfService: '11',
        units: 1,
        billingNpi: '1234567893',
        renderingNpi: '1245319599',
        providerTaxId: '451230001',
        chargeCents: 21_000,
        claimChargeCents: 22_500,
      },
      { row: 21, lineNumber: '2', procedureCode: '36415', diagnoses: ['E119'], chargeCents: 1500 },
    ])
    expect(file.notes).toEqual([
      'The file is X12: its rows are numbered by segment (the first is 1).',
    ])
  })

  it('of a dependent are another person than the subscriber', async () => {
    const dependent = ['HL*3*2*23*0', 'PAT*19', 'NM1*QC*1*ROE*TIM', 'DMG*D8*20150901*M']
    const { lines } = await readText(claims(...dependent, ...claim837))
    expect(lines[0]).toMatchObject({ birthDay: day('1962-03-14'), sex: 'F' })
    expect(lines[2]).toMatchObject({ birthDay: day('2015-09-01'), sex: 'M', payer: 'MAPLE PLAN' })
  })

  it('of dentists say which tooth, and where in the mouth', async () => {
    const { lines } = await readText(
      x12Of([
        ...people837,
        'CLM*D1*420***11:B:1*Y*A*Y*Y',
        'DTP*472*D8*20240708',
        'LX*1',
        'SV3*AD:D2391*210****1',
        'TOO*JP*14*O:M',
        'LX*2',
        'SV3*AD:D4341*210**10**1',
      ]),
    )
    expect(lines.map(({ oralSite }) => oralSite)).toEqual(['14 O M', '10'])
  })

  it('of facilities have revenue codes, type of bill and stay', async () => {
    const stay = [
      'CLM*H1*900***11:A:1**A*Y*Y',
      'DTP*434*RD8*20240701-20240704',
      'DTP*435*DT*202407011015',
      'CL1*1*1*01',
      'HI*ABK:J189:::::::Y',
      'HI*DR:194',
      'HI*BG:02',
      'HI*BH:11:D8:20240705*BH:A1',
      'HI*BI:74:RD8:20240709-20240710',
      'HI*BE:80:::4*BE:A1:::1632',
      'HI*BBR:0SRC0J9:D8:20240706',
      'LX*1',
      'SV2*0120**900*DA*3',
    ]
    const { lines } = await readText(x12Of([...people837, ...stay]))
    expect(lines).toMatchObject([
      {
        claimType: 'institutional',
        billType: '111',
        revenueCode: '0120',
        drg: '194',
        dischargeStatus: '01',
        conditionCodes: ['02'],
        presentOnAdmission: ['Y'],
        occurrenceCodes: [
          { code: '11', fromDay: day('2024-07-05'), throughDay: day('2024-07-05') },
          { code: 'A1', fromDay: undefined, throughDay: undefined },
          { code: '74', fromDay: day('2024-07-09'), throughDay: day('2024-07-10') },
        ],
        valueCodes: [
          { code: '80', amountCents: 400 },
          { code: 'A1', amountCents: 163200 },
        ],
        inpatientProcedures: [{ code: '0SRC0J9', day: day('2024-07-06') }],
        admissionType: '1',
        admissionSource: '1',
        admissionDay: day('2024-07-01'),
        dischargeDay: day('2024-07-04'),
        serviceFromDay: day('2024-07-01'),
        serviceThroughDay: day('2024-07-04'),
        units: 3,
      },
    ])
  })

  it('keep drug, minutes, spans and the line’s own provider', async () => {
    const lines = [
      'LX*3',
      'SV1*HC:J1885*30*UN*2*12',
      'DTP*472*RD8*20240708-20240709',
      'LIN**N4*00409379501',
      'CTP****1.5*ML',
      'NM1*82*1*POE*LEE****XX*1679576722',
      'LX*4',
      'SV1*HC:00142:AA*300*MJ*45***1',
      'DTP*472*D8*20240708',
    ]
    const read = await readText(claims(...lines))
    expect(read.lines.slice(2)).toMatchObject([
      {
        ndc: '00409379501',
        ndcQuantity: 1.5,
        unitOfMeasure: 'ML',
        placeOfService: '12',
        serviceThroughDay: day('2024-07-09'),
        renderingNpi: '1679576722',
      },
      { anesthesiaMinutes: 45, units: undefined, renderingNpi: '1245319599' },
    ])
  })

  it('that name other payers keep this payer’s facts', async () => {
    const [claim, ...rest] = claim837
    const others = ['SBR*S*01*******CI', 'NM1*IL*1*OTHER*PAT****MI*X9', 'NM1*PR*2*OTHER PLAN']
    const withOthers = [claim ?? '', ...rest.slice(0, 2), ...others, ...rest.slice(2)]
    const paid = ['SVD*88*12.34*HC:36415**1', 'CAS*CO*45*2.66']
    const { lines } = await readText(x12Of([...people837, ...withOthers, ...paid]))
    expect(lines[1]).toMatchObject({
      payer: 'MAPLE PLAN',
      otherPayerPaidCents: 1234,
      adjustments: [],
    })
    expect(lines[1]?.paidCents).toBeUndefined()
  })

  it('are the same with any separators, breaks and encoding', async () => {
    const plain = await readText(claims())
    const text = claims()
    const written = [
      x12Of([...people837, ...claim837], { element: '|', component: '>', terminator: '\r\n' }),
      x12Of([...people837, ...claim837], { element: '*', component: '<', terminator: '~' }),
      x12Of([...people837, ...claim837], {
        element: '\x1d',
        component: '\x1f',
        terminator: '\x1c',
      }),
      text.replaceAll('~\n', '\n~'),
      text.replaceAll('~\n', '~').replace(/.{80}/g, '$&\r\n'),
      text.replaceAll('~\n', '~\n  \t'),
      text.replace(/ {2,}/g, ' '),
      `\n\n${text}\n\x1a`,
      text.slice(text.indexOf('ST*')),
    ]
    for (const other of written) {
      const { lines } = await readText(other)
      expect(lines.map((line) => ({ ...line, row: 0 }))).toEqual(
        plain.lines.map((line) => ({ ...line, row: 0 })),
      )
    }
    const { lines } = await readText(Buffer.from(`\ufeff${text}`, 'utf16le'))
    expect(lines).toEqual(plain.lines)
  })
})

describe('remittances (835)', () => {
  it('are read with payment, adjustments and patient share', async () => {
    const { lines, file } = await readText(x12Of(remittance835))
    expect(lines).toMatchObject([
      {
        claimId: 'C1001',
        claimStatus: 'paid',
        planType: 'Medicare Part B',
        paidDay: day('2024-08-01'),
        allowedCents: 15_120,
        paidCents: 13_120,
        patientShareCents: 2000,
        claimPaidCents: 13_120,
        adjustments: [
          { group: 'CO', reason: '45', amountCents: 5880 },
          { group: 'PR', reason: '2', amountCents: 2000 },
        ],
      },
      { procedureCode: '36415', units: 1, paidCents: 0, adjustments: [{ reason: '97' }] },
    ])
    expect(file.notes).toHaveLength(1)
  })

  it('say what does not add up', async () => {
    const wrong = remittance835.map((segment) => segment.replace('CAS*CO*45*58.8', 'CAS*CO*45*50'))
    const { file } = await readText(x12Of(wrong))
    expect(file.notes.slice(1)).toEqual([
      '1 line whose charge less adjustments is not what was paid (the first at segment 10). They were read as they stand.',
      '1 claim whose charge less all adjustments is not what was paid (the first at segment 8). They were read as they stand.',
    ])
  })

  it('set aside what was not decided here', async () => {
    const only = remittance835.map((segment) => segment.replace('CLP*C1001*1', 'CLP*C1002*25'))
    const { lines, setAside } = await readText(x12Of([...remittance835, ...only.slice(5)]))
    expect(lines).toHaveLength(2)
    expect(setAside.map(({ code }) => code)).toEqual(['predetermination', 'predetermination'])
    expect(setAside[0]?.reason).toMatch(
      /^Segment 20, loop 2110\. The row asks or answers beforehand/,
    )
  })
})

describe('a whole file', () => {
  it('that repeats an interchange counts it once', async () => {
    const { lines, setAside, file } = await readText(claims() + claims())
    expect(lines).toHaveLength(2)
    expect(setAside.map(({ code }) => code)).toEqual([
      'repeated-interchange',
      'repeated-interchange',
    ])
    expect(file.rowsRead).toBe(4)
  })

  it('that is cut off sets aside the line where it ends', async () => {
    const text = claims()
    const { lines, setAside, file } = await readText(text.slice(0, text.indexOf('HC:36415') + 8))
    expect(lines).toHaveLength(1)
    expect(setAside).toMatchObject([{ code: 'cut-off' }])
    expect(file.notes.join(' ')).toContain('the file is cut off there')
  })

  it('whose envelopes do not agree is read, and says so', async () => {
    const { lines, file } = await readText(claims().replace('IEA*1*000000001', 'IEA*2*000000009'))
    expect(lines).toHaveLength(2)
    expect(file.notes.filter((note) => note.startsWith('The envelope'))).toHaveLength(2)
  })

  it.each([
    ['270', 'eligibility questions (270)', 'Send the claims (837)'],
    ['271', 'eligibility answers (271)', 'who is covered'],
    ['276', 'claim status questions (276)', 'what became of claims'],
    ['277', 'claim status answers (277 or 277CA)', 'remittances (835) that paid them'],
    ['278', 'authorization requests (278)', 'before it is billed'],
    ['820', 'premium payments (820)', 'is a remittance (835)'],
    ['824', 'application advice (824)', 'Send that file'],
    ['834', 'enrollments (834)', 'which plan'],
    ['999', 'acknowledgments (999)', 'the claims (837) they acknowledge'],
    ['850', 'transactions of kind 850', 'Send the claims (837)'],
  ])('that holds a %s alone is named and refused', async (kind, named, instead) => {
    const { code, message } = await refusalOf(x12Of([`ST*${kind}*0001`, 'BHT*0010*08*1*20240701']))
    expect(code).toBe('edi-file')
    expect(message).toContain(named)
    expect(message).toContain(instead)
  })

  it('that only acknowledges an interchange (TA1) is named and refused', async () => {
    const [envelope] = claims().split('~')
    const text = `${envelope}~\nTA1*000000001*240701*1200*A*000~\nIEA*0*000000001~\n`
    expect((await refusalOf(text)).message).toContain('an acknowledgment of an interchange (TA1)')
  })

  it('names segments that its guide does not know, and what was not read', async () => {
    const { lines, file } = await readText(claims('ZZ9*1*2', 'ZZ9*3', 'Ann Roe 1962', 'SVC*HC:1*2'))
    expect(lines).toHaveLength(2)
    expect(file.notes).toContain(
      'The file has segments that its guide does not know, and nothing was read from them: ZZ9 in the 837 (2, the first at segment 23), text without a name (1, the first at segment 25), SVC in the 837 (1, the first at segment 26).',
    )
  })

  it('without an amount that is a number is refused', async () => {
    const words = remittance835.map((segment) => segment.replace(/^CLP.*/, 'CLP*DTEST*DTEST*DTEST'))
    expect((await refusalOf(x12Of(words))).message).toContain('are words, not numbers')
  })

  it('that begins in the middle is refused', async () => {
    const { code, message } = await refusalOf(claims().slice(claims().indexOf('CLM*')))
    expect(code).toBe('edi-file')
    expect(message).toContain('piece')
  })
})
