import type { Role, Situation } from '../letter.ts'
import { billDispute } from './bill-dispute.ts'
import { demandAnswer } from './demand-answer.ts'
import { claimFileRequest, erisaAppeal } from './erisa.ts'
import type { LetterKind } from './kind.ts'
import { noSurprises } from './no-surprises.ts'
import { overpayment } from './overpayment.ts'
import { pharmacyAuditResponse, rebateDispute } from './pharmacy.ts'
import { recordRequest } from './record-request.ts'
import { redetermination } from './redetermination.ts'

const kinds: Readonly<Record<Situation, LetterKind>> = {
  overpayment,
  'demand-answer': demandAnswer,
  redetermination,
  'erisa-appeal': erisaAppeal,
  'claim-file-request': claimFileRequest,
  'no-surprises': noSurprises,
  'bill-dispute': billDispute,
  'rebate-dispute': rebateDispute,
  'pharmacy-audit-response': pharmacyAuditResponse,
  'record-request': recordRequest,
}

export function letterKind(situation: Situation): LetterKind {
  return kinds[situation]
}

/** The letters that somebody in a role writes. */
export function situationsOf(role: Role): readonly LetterKind[] {
  return Object.values(kinds).filter(({ roles }) => roles.includes(role))
}
