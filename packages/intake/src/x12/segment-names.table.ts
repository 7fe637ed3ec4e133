/**
 * Segments that a transaction may have by its guides: for claims 005010X222A2, X223A3, X224A3, X298 to
 * X300 and the 4010 guides before them, for remittances 005010X221A1 and 004010X091A1.
 */
export const segmentNames: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    '837',
    namesOf(
      'ST BHT REF NM1 N2 N3 N4 PER HL PRV CUR SBR PAT DMG CLM DTP CL1 PWK CN1 DSB UR AMT K3 NTE',
      'CR1 CR2 CR3 CR4 CR5 CR6 CR7 CR8 CRC HI QTY HCP HSD CAS OI MIA MOA LX SV1 SV2 SV3 SV4 SV5',
      'SV6 SV7 TOO DN1 DN2 LIN CTP MEA PS1 IMM SVD LQ FRM SE',
    ),
  ],
  [
    '835',
    namesOf(
      'ST BPR NTE TRN CUR REF DTM N1 N2 N3 N4 PER RDM LX TS3 TS2 CLP CAS NM1 MIA MOA AMT QTY SVC',
      'LQ PLB SE',
    ),
  ],
])

function namesOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')))
}
