import {
  procedureNumber,
  type ProcedureNumber,
  type ProcedureProfile,
  type ProcedureTable,
} from '@plumbline/engine'
import { once } from '../lookup.ts'
import { evaluationManagementProfiles } from './evaluation-management.ts'
import { laboratoryProfiles } from './laboratory.ts'
import { levelTwoProfiles } from './level-two.ts'
import { limbSurgeryProfiles } from './limb-surgery.ts'
import { medicineProfiles } from './medicine.ts'
import { organSurgeryProfiles } from './organ-surgery.ts'
import type { ProfileRange } from './profile-range.ts'
import { radiologyProfiles } from './radiology.ts'

// The families that rules may rely on, by section:
//   evaluation-management: other-visit, office-visit, observation-discharge, observation,
//     hospital-initial, observation-subsequent, hospital-subsequent, hospital-same-day,
//     hospital-discharge, consultation, inpatient-consultation, emergency-visit,
//     emergency-direction, critical-care, nursing-facility-initial, nursing-facility-subsequent,
//     nursing-facility-discharge, nursing-facility-annual, domiciliary-visit,
//     care-plan-oversight, home-visit, prolonged-service, team-conference, preventive-visit,
//     preventive-counseling, online-visit, care-management, telephone-visit,
//     interprofessional-consultation, disability-exam, remote-monitoring, pelvic-exam,
//     newborn-care, delivery-attendance, pediatric-critical-care, neonatal-intensive-care,
//     cognitive-assessment, transitional-care, advance-care-planning, telehealth-visit,
//     telehealth-audio-visit, virtual-check-in, image-review, visit-complexity, wellness-visit,
//     clinic-visit, postoperative-visit
//   surgery: musculoskeletal-general, tendon-injection, joint-injection, face-surgery,
//     neck-thorax-surgery, back-surgery, spine-surgery, abdominal-wall-surgery, shoulder-surgery,
//     shoulder-reconstruction, shoulder-fracture, upper-arm-elbow-surgery,
//     upper-arm-elbow-reconstruction, upper-arm-elbow-fracture, forearm-wrist-surgery,
//     forearm-wrist-reconstruction, forearm-wrist-fracture, hand-surgery, hand-reconstruction,
//     hand-fracture, pelvis-hip-surgery, pelvis-hip-reconstruction, pelvis-hip-fracture,
//     pelvis-surgery, pelvis-fracture, hip-replacement, thigh-knee-surgery,
//     thigh-knee-reconstruction, thigh-knee-fracture, knee-replacement, lower-leg-ankle-surgery,
//     lower-leg-ankle-reconstruction, lower-leg-ankle-fracture, foot-surgery,
//     foot-reconstruction, foot-fracture, cast-and-strapping, jaw-arthroscopy,
//     shoulder-arthroscopy, elbow-arthroscopy, wrist-arthroscopy, carpal-tunnel-release,
//     knee-arthroscopy, hip-arthroscopy, ankle-arthroscopy, hand-arthroscopy, foot-arthroscopy,
//     needle-biopsy, soft-tissue-drainage, skin-incision, debridement, foot-care, skin-biopsy,
//     skin-tag-removal, skin-lesion-removal, nail-surgery, skin-injection, implant-insertion,
//     wound-repair, skin-flap, skin-graft, burn-care, lesion-destruction, mohs-surgery,
//     other-skin-procedure, breast-surgery, nose-surgery, nose-reconstruction, nosebleed-control,
//     sinus-surgery, larynx-surgery, intubation, laryngoscopy, tracheostomy, bronchoscopy,
//     airway-surgery, chest-drainage, lung-surgery, ablation, heart-surgery, cardiac-device,
//     circulatory-support, vascular-surgery, vascular-access, transfusion, vein-treatment,
//     dialysis-access, embolization, transcatheter-biopsy, spleen-surgery, bone-marrow,
//     lymph-node-surgery, mediastinum-surgery, diaphragm-surgery, lip-surgery, mouth-surgery,
//     palate-surgery, salivary-surgery, throat-surgery, esophagus-surgery, upper-endoscopy,
//     feeding-tube, biliary-endoscopy, stomach-surgery, intestine-surgery, appendix-surgery,
//     rectum-surgery, colonoscopy, anus-surgery, liver-biopsy, liver-surgery, biliary-surgery,
//     gallbladder-removal, pancreas-surgery, abdominal-surgery, hernia-repair, kidney-surgery,
//     transplant, ureter-surgery, bladder-surgery, bladder-catheter, bladder-study, cystoscopy,
//     prostate-surgery, urethra-surgery, male-genital-surgery, gender-surgery,
//     female-genital-surgery, hysterectomy, maternity-care, delivery, thyroid-surgery,
//     endocrine-surgery, brain-surgery, lumbar-puncture, spine-injection, myelography-injection,
//     pain-pump, nerve-block, nerve-stimulator, nerve-destruction, spine-nerve-destruction,
//     nerve-surgery, eye-surgery, cataract-surgery, retina-surgery, eye-muscle-surgery,
//     orbit-surgery, eyelid-surgery, outer-ear-surgery, earwax-removal, middle-ear-surgery,
//     inner-ear-surgery, skull-base-surgery, operating-microscope, cardiac-intervention,
//     colorectal-screening
//   radiology: imaging, ultrasound, imaging-guidance, breast-imaging, bone-study,
//     radiation-therapy, nuclear-medicine, radionuclide-therapy, digestive-imaging,
//     urinary-imaging, female-genital-imaging, cardiac-imaging, vascular-imaging, eye-ultrasound,
//     obstetric-ultrasound, pelvic-ultrasound, scrotal-ultrasound, transrectal-ultrasound,
//     extremity-ultrasound, mammography, cardiac-nuclear, portable-imaging
//   laboratory: specimen-collection, lab-panel, drug-assay, drug-test, stimulation-panel,
//     pathology-consultation, urinalysis, molecular-pathology, multianalyte-assay, chemistry,
//     hematology, immunology, transfusion-medicine, microbiology, autopsy, cytopathology,
//     cytogenetics, surgical-pathology, transcutaneous-test, other-laboratory,
//     reproductive-laboratory, blood-product, microscopy
//   anesthesia: anesthesia, anesthesia-circumstance
//   drug: immune-globulin, vaccine, radiopharmaceutical, injected-drug, infusion-fluid,
//     contraceptive-device, inhalation-drug, oral-drug, chemotherapy-drug, biosimilar, contrast
//   medicine: vaccine-administration, psychiatry, psychiatric-evaluation, psychotherapy,
//     biofeedback, dialysis, gastroenterology-test, eye-exam, refraction, eye-test,
//     eyewear-service, ear-nose-throat-test, speech-therapy, speech-evaluation, vestibular-test,
//     hearing-test, hearing-rehabilitation, cardiac-intervention, resuscitation, cardioversion,
//     electrocardiogram, stress-test, cardiac-device-check, echocardiogram,
//     cardiac-catheterization, electrophysiology, vascular-rehabilitation, cardiovascular-test,
//     anticoagulation-management, cardiac-rehabilitation, vascular-study, ventilator-management,
//     pulmonary-test, respiratory-treatment, allergy-test, allergen-immunotherapy,
//     glucose-monitoring, neurology-test, sleep-study, nerve-muscle-test, genetic-counseling,
//     psychological-test, health-behavior, hydration, therapeutic-infusion,
//     therapeutic-injection, chemotherapy-administration, photodynamic-therapy,
//     dermatology-treatment, therapy-modality, therapy-procedure, behavior-analysis,
//     therapy-evaluation, wound-care, therapy-test, nutrition-therapy, acupuncture,
//     osteopathic-manipulation, chiropractic-manipulation, patient-education,
//     telephone-assessment, online-assessment, remote-monitoring, special-service,
//     moderate-sedation, home-health, medication-management, screening-exam, foot-care,
//     other-service, external-counterpulsation, hyperbaric-oxygen, screening-counseling,
//     observation-hours, behavioral-health
//   transport: ambulance, non-emergency-transport, ambulance-mileage
//   supply: skin-substitute, medical-supply, glucose-test-supply, positive-airway-supply,
//     non-covered-item, enteral-parenteral, hospital-device, durable-equipment, oxygen-equipment,
//     positive-airway-equipment, orthotic, prosthetic, cast-supply, vision, hearing
//   other: dental, performance-measure, telehealth-site, place-of-care, medicaid-service

/** What a code is where its last character is a letter: the letter names the category. */
const suffixProfiles: Readonly<Record<string, ProcedureProfile>> = {
  A: { section: 'medicine', family: 'vaccine-administration' },
  F: { section: 'other', family: 'performance-measure' },
  M: { section: 'laboratory', family: 'multianalyte-assay' },
  T: { section: 'other', family: 'emerging-technology' },
  U: { section: 'laboratory', family: 'proprietary-laboratory' },
}

/** Every range of the structure, in the order of its sections. */
export const profileRanges: readonly ProfileRange[] = [
  ...evaluationManagementProfiles,
  ...limbSurgeryProfiles,
  ...organSurgeryProfiles,
  ...radiologyProfiles,
  ...laboratoryProfiles,
  ...medicineProfiles,
  ...levelTwoProfiles,
]

/** Ranges cut where another begins or ends, so that at most one holds a code. */
interface Segments {
  readonly starts: Float64Array
  readonly profiles: readonly (ProcedureProfile | undefined)[]
}

/** Profiles by range; where ranges overlap the narrower speaks. Unknown ranges: `undefined`. */
export function procedureProfileTable(): ProcedureTable<ProcedureProfile> {
  const segments = once(() => cut(profileRanges))
  const bySuffix = Array.from({ length: 36 }, (_, digit) =>
    digit < 10 ? undefined : suffixProfiles[digit.toString(36).toUpperCase()],
  )
  // Only codes of known ranges are kept, so the memory is bounded by the structure itself.
  const remembered = new Map<ProcedureNumber, ProcedureProfile>()
  return {
    complete: false,
    find(procedure) {
      const last = procedure % 36
      if (last >= 10) return bySuffix[last]
      const known = remembered.get(procedure)
      if (known !== undefined) return known
      const profile = at(segments(), procedure)
      if (profile) remembered.set(procedure, profile)
      return profile
    },
  }
}

/** The segment that a code falls in, by binary search. */
function at({ starts, profiles }: Segments, procedure: ProcedureNumber) {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= procedure) low = middle + 1
    else high = middle
  }
  return profiles[low - 1]
}

function cut(ranges: readonly ProfileRange[]): Segments {
  const numbered = ranges.map(([from, to, profile]) => ({
    from: procedureNumber(from),
    to: procedureNumber(to),
    profile,
  }))
  const widestFirst = numbered
    .toReversed()
    .sort((one, two) => two.to - two.from - (one.to - one.from))
  const starts = Float64Array.from(
    new Set(numbered.flatMap(({ from, to }) => [from, to + 1])),
  ).toSorted()
  const segmentAt = new Map(Array.from(starts, (start, segment) => [start, segment]))
  const profiles = new Array<ProcedureProfile | undefined>(starts.length).fill(undefined)
  for (const { from, to, profile } of widestFirst) {
    profiles.fill(profile, segmentAt.get(from), segmentAt.get(to + 1))
  }
  return { starts, profiles }
}
