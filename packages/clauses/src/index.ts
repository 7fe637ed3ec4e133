export { mostClauses, readClauses, type ClausesRead } from './read-clauses.ts'
export type { ReadClause } from './read-clause.ts'
export type { DocumentLine } from './sentences-of.ts'
