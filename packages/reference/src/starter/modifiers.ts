import type { ModifierFacts } from '@plumbline/engine'
import { codeSelection, words } from './lookup.ts'

// Source: CPT Appendix A and HCPCS Level II modifiers (codes); the NCCI-associated list of the NCCI
// Policy Manual ch. I s.E and the Medicare NCCI FAQ. Written 2026-11: every modifier from 2024 to the
// first quarter of 2026. Two-letter ambulance origins and destinations (such as RH) are built from
// single letters and are not listed.
const families: Readonly<Record<ModifierFacts['family'], string>> = {
  anatomic: `LT RT E1 E2 E3 E4 FA F1 F2 F3 F4 F5 F6 F7 F8 F9 TA T1 T2 T3 T4 T5 T6 T7 T8 T9
    LC LD LM RC RI`,
  bilateral: '50',
  'distinct-service': '27 59 XE XP XS XU',
  'global-surgery': '24 25 54 55 56 57 58 78 79',
  repeat: '76 77 91',
  component: '26 TC',
  assistant: '80 81 82 AS',
  'co-surgeon': '62 66',
  anesthesia: '23 47 AA AD G8 G9 P1 P2 P3 P4 P5 P6 QK QS QX QY QZ',
  therapy: '96 97 CO CQ GN GO GP KX',
  telehealth: '93 95 FQ FR G0 GQ GT',
  coverage: 'CR GA GK GL GU GX GY GZ EY SC',
  drug: 'JA JB JG JW JZ KD RD TB EA EB EC EJ EM PS',
  ambulance: 'GM QL QM QN',
  other: `22 32 33 51 52 53 63 73 74 90 92 99 1P 2P 3P 8P
    AE AF AG AI AJ AH AM AO AQ AR AT AU AV AW AX AY AZ A1 A2 A3 A4 A5 A6 A7 A8 A9
    BA BO BP BR BU CA CB CC CG CS CT DA ER ET FB FC FP FS FT FX FY
    GC GE GF GG GH GJ GR GV GW HA HB HC HD HE HF HG HH HI HJ HK HL HM HN HO HP HQ HR HS HT HU HV
    K0 K1 K2 K3 K4 KE KF KG KH KI KJ KL KM KN KR KS KU KV KW KY LL LR MS NR NU
    PA PB PC PD PI PN PO PT Q0 Q1 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 QA QB QE QF QG QJ QP QQ QR QT QW
    RA RB RE RR SA SB SE SF SG SH SJ SL SS ST SW SY TD TE TF TG TH TJ TK TL TM TN TP TQ TR TS TT
    TU TV TW U1 U2 U3 U4 U5 U6 U7 U8 U9 UA UB UC UD UE UF UG UH UJ UK UN UP UQ UR US VP
    AB AK AP BL CD CE CF CH CI CJ CK CL CM CN CP ED EE EP EX G1 G2 G3 G4 G5 G6 G7 GB GD GS H9 HW
    HX HY HZ J1 J2 J3 J4 J5 JC JD JE JF JK JL KA KB KC KK KO KP KQ KT KZ L1 LS LU M2 MA MB MC MD
    ME MF MG MH N1 N2 N3 NB PL PM QC QD QH SD SK SM SN SQ SU SV SZ V1 V2 V3 V4 V5 V6 V7 V8 V9 VM
    X1 X2 X3 X4 X5 ZA ZB ZC`,
}

/** NCCI-associated modifiers: with one of them an edit of indicator 1 does not deny. */
const ncciAssociated = new Set(
  words(`E1 E2 E3 E4 FA F1 F2 F3 F4 F5 F6 F7 F8 F9 TA T1 T2 T3 T4 T5 T6 T7 T8 T9 LT RT LC LD LM RC RI
    24 25 57 58 78 79 27 59 91 XE XP XS XU`),
)

const familyNames = Object.keys(families) as readonly ModifierFacts['family'][]

/** Modifier, facts. */
export const modifierRows = familyNames.flatMap((family) =>
  words(families[family]).map((code): readonly [string, ModifierFacts] => [
    code,
    { family, ncciBypass: ncciAssociated.has(code) },
  ]),
)

export const modifiers = codeSelection(() => modifierRows)
