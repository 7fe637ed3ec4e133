/** Whether a text holds one of several words or phrases, each whole, in any case and however its blanks are. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const said = ` ${plain(text)} `
  return words.some((each) => plain(each) !== '' && said.includes(` ${plain(each)} `))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
