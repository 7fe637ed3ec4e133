import { describe, expect, it } from 'vitest'
import { areShortOfEleven, hasLostZeros, readNdc, readShortNdc } from './ndc.ts'

describe('readNdc', () => {
  it.each([
    ['00378180601', '00378180601', '00378180601'],
    ['0378-1806-01', '0378-1806-01', '00378180601'],
    ['60429-070-10', '60429-070-10', '60429007010'],
    ['60429-0701-1', '60429-0701-1', '60429070101'],
    ['60429-0701-10', '60429-0701-10', '60429070110'],
    ['N460429070110', '60429070110', '60429070110'],
    ['N460429070110ML5', '60429070110', '60429070110'],
    ['60429070110.0', '60429070110', '60429070110'],
    ['0378180601', '0378180601', '00378180601'],
    ['6042907011', '6042907011', undefined],
    ['68619-782-416', '68619-782-416', undefined],
    ['433530848', '433530848', undefined],
    ['ABCDE12345', 'ABCDE12345', undefined],
    ['LIPITOR 10 MG TAB (00071-0155-23)', '00071-0155-23', '00071015523'],
    ['Lipitor 10 mg [NDC: 00071015523]', '00071015523', '00071015523'],
    ['Lipitor 10 mg tab NDC 00071-0155-23', '00071-0155-23', '00071015523'],
    ['3.78181e+08', '3.78181E+08', undefined],
    ['00000000000', '00000000000', undefined],
  ])('reads %s', (text, asBilled, ndc) => {
    expect(readNdc(text)).toMatchObject({ asBilled, ndc })
  })

  it.each(['00000000000', '00000-0000-00'])('keeps the filler %s for the rules', (text) => {
    expect(readNdc(text)).toEqual({ asBilled: text, ndc: undefined })
  })

  it.each(['', '0', '0000000', 'NA', 'n/a', 'LIPITOR 10 MG ()'])('takes %s for none', (text) => {
    expect(readNdc(text)).toBeUndefined()
  })

  it('knows that nine digits lost their zeros', () => {
    expect(hasLostZeros('433530848')).toBe(true)
    expect(hasLostZeros('0378180601')).toBe(false)
  })
})

describe('columns that lost leading zeros', () => {
  const whole = ['61314054703', '13668017905', '70069042103']

  it.each([
    [[...whole, '93505610', '904692461'], true],
    [[...whole, '93505610.0'], true],
    // Ten digits alone are one of three forms.
    [[...whole, '6808470201'], false],
    [whole, false],
    [[...whole, '93505610', '00378180601'], false],
    [[...whole, '93505610', '0378-1806-01'], false],
    [['61314054703', '93505610', '904692461'], false],
  ])('tells %j', (values, are) => {
    expect(areShortOfEleven(values)).toBe(are)
  })

  it('gives the zeros back and keeps what was billed', () => {
    expect(readShortNdc('93505610')).toEqual({ asBilled: '93505610', ndc: '00093505610' })
    expect(readShortNdc('6808470201')).toEqual({ asBilled: '6808470201', ndc: '06808470201' })
    expect(readShortNdc('61314054703')).toMatchObject({ ndc: '61314054703' })
    expect(readShortNdc('')).toBeUndefined()
  })
})
