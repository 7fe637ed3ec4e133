/** Dialysis on a professional's or a facility's claim: sessions, a month of care, training, hospital sessions (CPT; HCPCS). */
const dialysis = /^(?:9093[57]|9094[57]|909(?:5[1-9]|6\d|70|89|93|99)|G0257|G0491|G0492)$/

/**
 * What dialysis or filtering of the blood may be for, far wider than kidney failure: diseases of the kidneys and of
 * transplants, failing hearts and livers, disturbed salts and acids, poisoning, overload, shock, care for dialysis.
 */
const mayCallForDialysis =
  /^(?:A41|B52|D59|E0[89]2|E1[0-3]2|E72|E79|E8[3-8]|I1[23]|I50|J81|K72|K767|M10|M311|M32|M34|N|O08|O1[0-6]|O90|P96|Q6[01]|R34|R57|R60|R65|R7[89]|R94|T[3-6]\d|T79|T80|T82|T86|U07|Z4[09]|Z524|Z91|Z94|Z99)/

/** Whether a code is dialysis, or a month of its care. */
export function isDialysis(procedureCode: string): boolean {
  return dialysis.test(procedureCode)
}

/** Whether any of the diagnoses (no dots) may call for dialysis. */
export function mayNeedDialysis(diagnoses: readonly string[]): boolean {
  return diagnoses.some((each) => mayCallForDialysis.test(each))
}
