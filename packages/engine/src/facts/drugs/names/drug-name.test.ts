import { describe, expect, test } from 'vitest'
import { nameReadings, strengthIn } from './drug-name.ts'
import { ingredientKey } from '../ingredient.ts'

test.each([
  ['Insulin Glargine (Lantus) 100u/mL', ['insulin glargine', 'insulin']],
  ['OXYCODONE HCL 10 MG TABLET', ['oxycodone hcl', 'oxycodone']],
  ['Metformin', ['metformin']],
  ['VITAMIN D2 1.25MG(50,000 UNIT)', ['vitamin d2', 'vitamin']],
  ['HYDROCODONE-ACETAMINOPHEN 5-325', ['hydrocodone; acetaminophen', 'hydrocodone-acetaminophen']],
  ['HYDROCODON-ACETAMIN 5-325', ['hydrocodone; acetaminophen', 'hydrocodone-acetaminophen']],
  [
    'LEVONORGESTREL-ETH ESTRAD 0.15',
    [
      'levonorgestrel; ethinyl estradiol',
      'levonorgestrel-ethinyl estradiol',
      'levonorgestrel; ethinyl',
      'levonorgestrel-ethinyl',
    ],
  ],
  ['METHYLPHENID TAB 36MG ER', ['methylphenidate tab', 'methylphenidate']],
  ['Cod liver oil', ['cod liver oil', 'cod liver', 'cod']],
  ['10 mg', []],
])('nameReadings(%s)', (name, readings) => {
  expect(nameReadings(name)).toEqual(readings)
})

test.each([
  ['Oxycodone 10mg', { amounts: [10], unit: 'mg' }],
  ['OXYCODONE-ACETAMINOPHEN 5-325 MG TABLET', { amounts: [5, 325], unit: 'mg' }],
  ['Percocet 5/325 mg', { amounts: [5, 325], unit: 'mg' }],
  ['FENTANYL 25 MCG/HR PATCH', { amounts: [25], unit: 'mcg/h' }],
  ['Morphine 10 mg/5 mL solution', { amounts: [2], unit: 'mg/ml' }],
  ['Hydromorphone 1 mg/mL', { amounts: [1], unit: 'mg/ml' }],
  ['Tramadol HCl 50 mg', { amounts: [50], unit: 'mg' }],
  ['10 mg/1', { amounts: [10], unit: 'mg' }],
  ['325 mg; 5 mg', { amounts: [325, 5], unit: 'mg' }],
  ['25 ug/h', { amounts: [25], unit: 'mcg/h' }],
  ['HYDROCODONE-ACETAMIN 5-325', { amounts: [5, 325], unit: 'mg' }],
  ['HYDROCODONE-ACETAMIN 7.5-325/15', { amounts: [0.5, 325 / 15], unit: 'mg/ml' }],
  ['CODEINE-GUAIFEN 10-100 MG/5', { amounts: [2, 20], unit: 'mg/ml' }],
  ['ACETAMINOPHEN-COD #3 TABLET', { amounts: [300, 30], unit: 'mg' }],
  ['Tylenol with Codeine No. 4', { amounts: [300, 60], unit: 'mg' }],
  ['METFORMIN HCL 1,000 MG TABLET', { amounts: [1000], unit: 'mg' }],
  ['.025 mg/1', { amounts: [0.025], unit: 'mg' }],
  ['Vitamin #3', undefined],
  ['Symbicort 160 mcg / 4.5 mg', undefined],
  ['Lantus 100u/mL', undefined],
  ['Morphine', undefined],
])('strengthIn(%s)', (name, strength) => {
  expect(strengthIn(name)).toEqual(strength)
})

describe('ingredientKey', () => {
  test.each([
    ['OXYCODONE HYDROCHLORIDE', 'oxycodone'],
    ['Oxycodone HCl; Acetaminophen', 'acetaminophen; oxycodone'],
    ['hydrocodone bitartrate and acetaminophen', 'acetaminophen; hydrocodone'],
    ['potassium chloride', 'potassium chloride'],
    ['levothyroxine sodium', 'levothyroxine'],
    ['ADALIMUMAB-AATY', 'adalimumab'],
    ['insulin glargine-yfgn', 'insulin glargine'],
    ['tretinoin-acne', 'tretinoin-acne'],
  ])('%s is %s', (name, key) => {
    expect(ingredientKey(name)).toBe(key)
  })
})
