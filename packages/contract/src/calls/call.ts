/**
 * Where a call goes: all that a browser has of an endpoint at run time. What goes in and what comes
 * out it knows as types, from the endpoint of the same method and path.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With `:id` style parameters. */
  readonly path: string
}
