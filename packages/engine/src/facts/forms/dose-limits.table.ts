import type { DatedRow } from '../../reference/in-effect.ts'

/** The most milligrams of an ingredient in a day that a label knows, with room. */
export interface DoseLimitRow extends DatedRow {
  /** As drug profiles have it, and milligrams: `sertraline 200`, comma between them. */
  readonly limits: string
}

/** Only ingredients by themselves; those of combinations are another matter. */
export const doseLimits: readonly DoseLimitRow[] = [
  {
    limits: `metformin 2550, glipizide 40, glimepiride 8, pioglitazone 45, sitagliptin 100, linagliptin 5,
empagliflozin 25, dapagliflozin 10, canagliflozin 300, atorvastatin 80, rosuvastatin 40, simvastatin 80,
pravastatin 80, lovastatin 80, ezetimibe 10, lisinopril 80, enalapril 40, benazepril 80, ramipril 20,
quinapril 80, losartan 150, valsartan 320, olmesartan 40, irbesartan 300, telmisartan 80, candesartan 32,
amlodipine 10, felodipine 10, metoprolol 450, carvedilol 100, atenolol 200, bisoprolol 20, nebivolol 40,
hydrochlorothiazide 200, chlorthalidone 200, spironolactone 400, clopidogrel 300, apixaban 20,
rivaroxaban 40, ticagrelor 180, prasugrel 60, sertraline 200, escitalopram 30, citalopram 60, fluoxetine 80, paroxetine 60,
fluvoxamine 300, venlafaxine 375, desvenlafaxine 400, duloxetine 120, bupropion 450, mirtazapine 60,
trazodone 600, buspirone 60, zolpidem 12.5, eszopiclone 3, zaleplon 20, temazepam 30, alprazolam 10,
clonazepam 20, lorazepam 10, quetiapine 1200, aripiprazole 30, risperidone 16, olanzapine 30,
ziprasidone 240, lurasidone 160, gabapentin 4800, pregabalin 600, topiramate 1600, levetiracetam 4500,
lisdexamfetamine 70, atomoxetine 100, guanfacine 8, modafinil 400, armodafinil 250, donepezil 23,
memantine 28, cyclobenzaprine 30, tizanidine 36, carisoprodol 1400, azithromycin 600, meloxicam 15, celecoxib 800,
naproxen 1650, ibuprofen 3200, tramadol 400, montelukast 10, tamsulosin 0.8, finasteride 5,
dutasteride 0.5, solifenacin 10, mirabegron 50, febuxostat 120, allopurinol 900, phentermine 37.5`,
    source:
      'FDA labels, section 2 (dosage and administration), highest labeled daily dose; chosen by Plumbline',
  },
]
