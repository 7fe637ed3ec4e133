import { notFromClaims, whole, type Catalog } from './catalog.ts'

const retired = 'switched off by Medicare'

/** The Medicare Code Editor's edits of inpatient claims. */
export const inpatientEditor: Catalog = {
  id: 'mce',
  title: 'Medicare Code Editor',
  source: 'Centers for Medicare & Medicaid Services, Definitions of Medicare Code Edits',
  items: [
    whole(
      '1',
      'Diagnosis or procedure code that does not exist',
      'diagnosis-code-unknown',
      'diagnosis-code-not-billable',
      'diagnosis-code-wrong-version',
      'inpatient-procedure-code-unknown',
    ),
    whole('2', 'External cause as principal diagnosis', 'external-cause-listed-first'),
    whole(
      '3',
      'Secondary diagnosis that repeats the principal one',
      'principal-diagnosis-repeated',
    ),
    whole('4', 'Diagnosis against the age', 'diagnosis-age-conflict'),
    notFromClaims('5', 'Diagnosis or procedure against the sex', retired),
    whole('6', 'Manifestation as principal diagnosis', 'manifestation-listed-first'),
    notFromClaims('7', 'Principal diagnosis that says too little', retired),
    whole('8', 'Principal diagnosis that seldom needs a stay', 'admission-questionable'),
    whole('9', 'Diagnosis that cannot be principal', 'diagnosis-never-principal'),
    notFromClaims('10', 'Operation that says too little', retired),
    whole('11', 'Operation that Medicare does not cover', 'inpatient-procedure-not-covered'),
    notFromClaims('12', 'Open biopsy', retired),
    notFromClaims('13', 'Operation on both sides', retired),
    whole('14', 'Age that nobody has', 'impossible-date', 'value-that-no-code-has'),
    whole('15', 'Sex that no code has', 'value-that-no-code-has'),
    whole('16', 'Discharge status that does not exist', 'discharge-status-unknown'),
    whole('17', 'Operation covered in some places only', 'inpatient-procedure-not-covered'),
    whole('18', 'Wrong operation, side or patient (Y65.51 to Y65.53)', 'wrong-surgery-paid'),
    whole('19', 'Long ventilation in a short stay', 'ventilation-in-short-stay'),
    whole('20', 'Unspecified side where the sides have codes', 'side-not-stated'),
  ],
}
