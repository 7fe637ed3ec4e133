/** `2.4 MB`, `812 KB`. */
export function fileSize(bytes: number): string {
  const kibibytes = bytes / 1024
  return kibibytes < 1024
    ? `${Math.max(1, Math.round(kibibytes))} KB`
    : `${(kibibytes / 1024).toFixed(1)} MB`
}
