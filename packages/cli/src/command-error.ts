/** A call that cannot be carried out: one line says why and what to do; exit status 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** What a failing file operation means, in words: `No such file: claims.csv`. */
export function fileProblem(path: string, error: unknown): CommandError {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return new CommandError(`${reasonOf(code, error)}: ${path}`)
}

function reasonOf(code: unknown, error: unknown): string {
  switch (code) {
    case 'ENOENT':
      return 'No such file or folder'
    case 'EACCES':
    case 'EPERM':
      return 'Not allowed to open'
    case 'EISDIR':
      return 'This is a folder, not a file'
    case 'ENOSPC':
      return 'The disk is full'
    default:
      return error instanceof Error ? error.message : String(error)
  }
}
