/** A provider as people write one: in quotes, after a title, or as a capitalized name after a preposition. */
export function takeProvider(question: string): {
  readonly rest: string
  readonly name: string | undefined
} {
  const patterns = [
    /\b(?:for|from|by|of|to|at|about|against)?\s*["“]([^"”]{2,80})["”]/u,
    /\b(?:[Ff]or|[Ff]rom|[Bb]y|[Oo]f|[Tt]o|[Aa]t|[Aa]bout|[Aa]gainst)?\s*\b(?:NPI|npi)\s*(?:number\s*)?(\d{10})\b/u,
    /\b(?:[Ff]or|[Ff]rom|[Bb]y|[Oo]f|[Tt]o|[Aa]t|[Aa]bout|[Aa]gainst)?\s*\b(?:Dr|dr|Doctor|doctor)\.?\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]+)*)/u,
    /\b(?:for|from|by|of|to|at|about|against|does|did|is|has)\s+(?:(?:the )?(?:provider|payee|pharmacy|hospital|clinic)\s+)?((?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|[QH][1-4]|YTD|NCCI|MUE|MUEs)\b)\p{Lu}[\p{L}'’&.-]*\p{Ll}[\p{L}'’&.-]*(?:\s+(?:of|and|the|&|\p{Lu}[\p{L}'’&.-]*))*)/u,
  ]
  for (const pattern of patterns) {
    const found = pattern.exec(question)
    const name = found?.[1]?.trim().replace(/[?.!]+$/, '')
    if (found && name) return { rest: question.replace(found[0], ' '), name }
  }
  return { rest: question, name: undefined }
}
