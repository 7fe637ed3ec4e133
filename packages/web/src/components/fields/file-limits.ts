import accepts from 'attr-accept'

/** What a file may be that is asked for. */
export interface FileLimits {
  /** Kinds of files, as a file input's `accept` has them. */
  readonly accept: string
  /** The same in words: `a CSV or PDF file`. */
  readonly kinds: string
  readonly mostBytes: number
  /** The same in words: `10MB`. */
  readonly most: string
}

export interface FileRefusal {
  readonly title: string
  readonly description: string
}

/** Why the browser does not send a file; undefined where it does. The server looks closer. */
export function refusalOf(
  file: { readonly name: string; readonly type: string; readonly size: number },
  { accept, kinds, mostBytes, most }: FileLimits,
): FileRefusal | undefined {
  if (!accepts(file, accept)) {
    return { title: 'Invalid file type', description: `Please select ${kinds}` }
  }
  if (file.size > mostBytes) {
    return { title: 'File too large', description: `Please select a file smaller than ${most}` }
  }
  return undefined
}
