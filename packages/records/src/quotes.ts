import type { Quote, RecordLine } from './record.ts'

const most = 5
const longest = 300

/** Lines as quotes: the first few, each as long as a person reads at a glance. */
export function quoted(lines: Iterable<RecordLine>): readonly Quote[] {
  return Array.from(new Set(lines))
    .slice(0, most)
    .map(({ page, text }) => ({
      page,
      text: text.length > longest ? `${text.slice(0, longest)}…` : text,
    }))
}
