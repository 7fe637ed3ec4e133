/**
 * For the environment of a process of our own that tests start: where its compiled code is kept, so that
 * the next one begins sooner. Processes that hold strangers' files keep none.
 */
export const compiledCode: NodeJS.ProcessEnv = {
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}
