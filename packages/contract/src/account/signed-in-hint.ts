/**
 * A cookie that scripts may read while somebody is signed in: a page then knows, before it asks,
 * whether to wait for a user. It proves nothing; the session's own cookie does.
 */
export const signedInHint = { name: 'signed-in', value: '1' } as const
