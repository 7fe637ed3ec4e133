/**
 * Text of a workbook with the signs that XML cannot hold put back (`_x000D_`). Signs that would end a value are
 * left out.
 */
export function unescaped(text: string): string {
  const plain = text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/gi, (_, digits: string) =>
        String.fromCharCode(Number.parseInt(digits, 16)),
      )
    : text
  return plain.includes('\0') ? plain.replaceAll('\0', '') : plain
}
