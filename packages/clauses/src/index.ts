export { mostClauses, readClauses, type ClausesRead } from './read-clauses.ts'
export type { ClauseTerm, ReadClause } from './read-clause.ts'
export type { DocumentLine, PlacedSentence } from './sentences-of.ts'
export { checkProposal, type BorneOut } from './proposed/check-proposal.ts'
export {
  proposalFaults,
  type ProposalFault,
  type ProposedClause,
} from './proposed/proposed-clause.ts'
export { sentencesToRead } from './proposed/sentences-to-read.ts'
