import { browserUploadBytes, uploadExtensions } from '@plumbline/contract'

export interface FileRefusal {
  readonly title: string
  readonly description: string
}

/** Why the browser does not send a file; undefined where it does. The server looks closer. */
export function refusalOf(file: {
  readonly name: string
  readonly size: number
}): FileRefusal | undefined {
  const name = file.name.toLowerCase()
  if (!uploadExtensions.some((extension) => name.endsWith(extension))) {
    return { title: 'Invalid file type', description: 'Please select a CSV or PDF file' }
  }
  if (file.size > browserUploadBytes) {
    return { title: 'File too large', description: 'Please select a file smaller than 10MB' }
  }
  return undefined
}
