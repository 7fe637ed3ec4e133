/**
 * Classes of the drug profiles whose tablets are taken every day by their labels, and not when needed
 * (FDA labels, dosage and administration; chosen by Plumbline). Diuretics, acid blockers, antihistamines and the
 * like are left out: many take them now and then.
 */
export const dailyClasses: ReadonlySet<string> = new Set([
  'statin',
  'ACE inhibitor',
  'ACE inhibitor with diuretic',
  'ACE inhibitor with calcium channel blocker',
  'angiotensin receptor blocker',
  'angiotensin receptor blocker with diuretic',
  'neprilysin inhibitor',
  'beta blocker',
  'calcium channel blocker',
  'SSRI',
  'SNRI',
  'sulfonylurea',
  'sulfonylurea with biguanide',
  'biguanide',
  'thiazolidinedione',
  'SGLT2 inhibitor',
  'SGLT2 inhibitor with biguanide',
  'SGLT2 inhibitor with DPP-4 inhibitor',
  'DPP-4 inhibitor',
  'DPP-4 inhibitor with biguanide',
  'anticoagulant',
  'antiplatelet',
  'thyroid hormone',
  'antithyroid',
  'fibrate',
  'cholesterol absorption inhibitor',
  'leukotriene blocker',
  'dementia drug',
  'oral contraceptive',
  'aromatase inhibitor',
  'antiretroviral',
])

/** Of such a class, and taken when needed as well (propranolol before a speech) or by injection. */
export const takenWhenNeeded: ReadonlySet<string> = new Set([
  'propranolol',
  'enoxaparin',
  'heparin',
])
