import { describe, expect, test } from 'vitest'
import {
  strayBillTypes,
  strayDiagnoses,
  strayModifiers,
  strayPlaces,
  strayProcedures,
  strayUnits,
} from './stray-codes.ts'

describe('what stands in a cell of codes and can be none', () => {
  test.each([
    ['ABC', ['ABC']],
    ['25,ABC', ['ABC']],
    ['5', ['5']],
    ['25', []],
    ['2559', []],
    ['25.0', []],
    ['25 59', []],
    ['0', []],
    ['00', []],
    ['000', []],
    ['N', []],
    ['UNK', []],
    ['Unknown', []],
    ['NA', []],
    ['LT - Left side; 59 - Distinct service', []],
    ['RIGHT ARM', ['RIGHT ARM']],
  ])('modifiers %s', (text, strays) => {
    expect(strayModifiers(text)).toEqual(strays)
  })

  test.each([
    ['INVALID', ['INVALID']],
    ['E11.9; INVALID', ['INVALID']],
    ['E11.9, INVALID', ['INVALID']],
    ['E11.9,I10,INVALID', ['INVALID']],
    ['E11.9/INVALID/I10', ['INVALID']],
    ['E11.9, I10, E78.5, Foobar', ['FOOBAR']],
    ['E11.9, Foobar', ['E119, FOOBAR']],
    ['E11.9, I10, unknown', []],
    ['E11.9 - Type 2 diabetes, uncontrolled', []],
    ['Essential hypertension', ['ESSENTIAL HYPERTENSION']],
    ['E11.9999999', ['E119999999']],
    ['E11.9', []],
    ['E11.9 - Type 2 diabetes; I10 - Hypertension', []],
    ['ABK:E11.9*ABF:I10', []],
    ['250.00', []],
    ['A', []],
    ['1,2', []],
    ['00000', []],
    ['000.00', []],
    ['UNK', []],
    ['Not provided', []],
  ])('diagnoses %s', (text, strays) => {
    expect(strayDiagnoses(text)).toEqual(strays)
  })

  test.each([
    ['999', ['999']],
    ['1A', ['1A']],
    ['XX', ['XX']],
    ['Clinic of the county', []],
    ['UNK', []],
  ])('places %s', (text, strays) => {
    expect(strayPlaces(text)).toEqual(strays)
  })

  test.each([
    ['ABC', ['ABC']],
    ['1..5', ['1..5']],
    ['1 visit', []],
    ['UN', []],
    ['unknown', []],
    ['1/2', []],
  ])('units %s', (text, strays) => {
    expect(strayUnits(text)).toEqual(strays)
  })

  test('types of bill and procedure codes', () => {
    expect(strayBillTypes('ABC')).toEqual(['ABC'])
    expect(strayBillTypes('13')).toEqual([])
    expect(strayBillTypes('9A9B')).toEqual(['9A9B'])
    expect(strayProcedures('00000')).toEqual(['00000'])
    expect(strayProcedures('0')).toEqual([])
  })
})
