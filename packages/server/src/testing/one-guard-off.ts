import {
  BinaryOperationNode,
  ColumnNode,
  OperationNodeTransformer,
  OperatorNode,
  ReferenceNode,
  ValueNode,
  type KyselyPlugin,
} from 'kysely'
import type { Database } from '../db/transactions.ts'

/** Forgets every `user_id = …` of a query, as a programr might. */
class TenantFilterForgetter extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, rightOperand } = node
    const isFilter =
      ReferenceNode.is(leftOperand) &&
      ColumnNode.is(leftOperand.column) &&
      leftOperand.column.column.name === 'user_id' &&
      !ReferenceNode.is(rightOperand)
    if (!isFilter) return super.transformBinaryOperation(node)
    const one = ValueNode.createImmediate(1)
    return BinaryOperationNode.create(one, OperatorNode.create('='), one)
  }
}

export const forgetTenantFilter: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => new TenantFilterForgetter().transformNode(node, queryId),
  transformResult: ({ result }) => Promise.resolve(result),
}

/** The application without its own tenant filter: only row-level security is left. */
export function withoutTenantFilter(database: Database): Database {
  return {
    ...database,
    asTenant: (userId, work) =>
      database.asTenant(userId, (tx) =>
        work({ ...tx, sql: tx.sql.withPlugin(forgetTenantFilter) }),
      ),
  }
}

/** The application without row-level security: only its own tenant filter is left. */
export function withoutRowSecurity(database: Database): Database {
  return {
    ...database,
    asTenant: (userId, work) =>
      database.asSystem((tx) => work({ kind: 'tenant', userId, sql: tx.sql })),
  }
}
