import { inSection, type ProfileRange } from './profile-range.ts'

// Source: CPT, Pathology and Laboratory 80047-89398 (structure of its subsections), the suffixes
// U (proprietary) and M (multianalyte), and HCPCS Level II codes that stand for laboratory work.
// Written 2026-11. Laboratory work looks at specimens, so no range names a body system.

const laboratory = inSection('laboratory')

export const laboratoryProfiles: readonly ProfileRange[] = [
  ['36415', '36416', laboratory('specimen-collection')],
  ['80047', '80081', laboratory('lab-panel')],
  ['80143', '80299', laboratory('drug-assay')],
  ['80305', '80377', laboratory('drug-test')],
  ['80400', '80439', laboratory('stimulation-panel')],
  ['80500', '80506', laboratory('pathology-consultation')],
  ['81000', '81099', laboratory('urinalysis')],
  ['81105', '81479', laboratory('molecular-pathology')],
  ['81490', '81599', laboratory('multianalyte-assay')],
  ['82009', '84999', laboratory('chemistry')],
  ['85002', '85999', laboratory('hematology')],
  ['86000', '86849', laboratory('immunology')],
  ['86850', '86999', laboratory('transfusion-medicine')],
  ['87003', '87999', laboratory('microbiology')],
  ['88000', '88099', laboratory('autopsy')],
  ['88104', '88199', laboratory('cytopathology')],
  ['88230', '88299', laboratory('cytogenetics')],
  ['88300', '88399', laboratory('surgical-pathology')],
  ['88720', '88749', laboratory('transcutaneous-test')],
  ['89049', '89240', laboratory('other-laboratory')],
  ['89250', '89398', laboratory('reproductive-laboratory')],
  ['C9803', 'C9803', laboratory('specimen-collection')],
  ['G0027', 'G0027', laboratory('other-laboratory')],
  ['G0103', 'G0103', laboratory('chemistry')],
  ['G0123', 'G0124', laboratory('cytopathology')],
  ['G0141', 'G0148', laboratory('cytopathology')],
  ['G0306', 'G0307', laboratory('hematology')],
  ['G0328', 'G0328', laboratory('chemistry')],
  ['G0416', 'G0416', laboratory('surgical-pathology')],
  ['G0432', 'G0435', laboratory('immunology')],
  ['G0471', 'G0471', laboratory('specimen-collection')],
  ['G0472', 'G0472', laboratory('immunology')],
  ['G0475', 'G0476', laboratory('microbiology')],
  ['G0480', 'G0483', laboratory('drug-test')],
  ['G0499', 'G0499', laboratory('immunology')],
  ['G0659', 'G0659', laboratory('drug-test')],
  ['G2023', 'G2024', laboratory('specimen-collection')],
  ['P2028', 'P7001', laboratory('other-laboratory')],
  ['P9010', 'P9100', laboratory('blood-product')],
  ['P9603', 'P9615', laboratory('specimen-collection')],
  ['Q0111', 'Q0115', laboratory('microscopy')],
  ['U0001', 'U0005', laboratory('microbiology')],
]
